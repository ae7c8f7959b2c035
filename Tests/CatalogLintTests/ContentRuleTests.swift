import CatalogLint
import SourceText
import Testing

/// What a rule names in one translation of one source text.
func places(
  of rule: RuleID, source: String, _ locale: String, _ translation: String
) -> [String?] {
  LintedExample(
    rule, "\"\(source)\" : { \"localizations\" : { \"\(locale)\" : \(unit(translation)) } }"
  )
  .places
}

@Suite struct ContentRuleTests {
  @Test(
    "numbers of the same meaning are the same in every language",
    arguments: [
      ("Up to 1,000", "de", "Bis 1.000"), ("Up to 1,000", "fr", "Jusqu’à 1 000"),
      ("Up to 1,000", "es", "Hasta 1000"), ("Up to 1,000", "pl", "Do 1 000"),
      ("Up to 1,000", "ar", "حتى ١٬٠٠٠"), ("Up to 1,000", "fa", "تا ۱٬۰۰۰"),
      ("Up to 1,000", "de-CH", "Bis 1’000"), ("Up to 100,000", "hi", "१,००,००० तक"),
      ("Version 2.0", "ar", "الإصدار ٢٫٠"), ("2.5 times", "de", "2,5 mal"),
      ("Version 1.2.3", "de", "Version 1.2.3"), ("Save 20%", "tr", "%20 indirim"),
      ("5GB free", "fr", "5 Go libres"), ("2 and 1,234.5", "de", "1.234,50 und 2"),
      ("5 apples", "zh-Hans", "５个苹果"),
    ])
  func sameNumbers(_ source: String, _ locale: String, _ translation: String) {
    #expect(places(of: "number-changed", source: source, locale, translation).isEmpty)
  }

  @Test(
    "what other languages tell without digits is not a number that is lost",
    arguments: [
      ("3 days left", "de", "Noch drei Tage"), ("3 days left", "zh-Hans", "还剩三天"),
      ("5 minutes", "ru", "Через пяти минут"), ("The 3rd party", "de", "Der Dritte"),
      ("1 day", "fr", "Un jour"), ("June", "ja", "6月"), ("100% safe", "de", "Völlig sicher"),
      ("Second factor", "ja", "2つ目の要素"), ("10,000 users", "zh-Hans", "1万用户"),
      ("At 8:30 PM", "de", "Um 20:30 Uhr"), ("MP3 and UTF-8", "de", "Musik und Text"),
      ("Half a page", "de", "½ Seite"), ("Warning2 here", "ko", "여기 경고2"),
      ("March 2025", "vi", "tháng 3 năm 2025"), ("5 hex colors", "ja", "5つの16進数カラー"),
      ("In 3D", "zh-Hans", "三维"),
      ("Use %1$@ or %2$@", "de", "%2$@"),
    ])
  func freeNumbers(_ source: String, _ locale: String, _ translation: String) {
    #expect(places(of: "number-changed", source: source, locale, translation).isEmpty)
  }

  @Test(
    "a number that differs is named at its place",
    arguments: [
      ("Save 20%", "de", "Spare 25 %", ["25"]), ("Since 1999", "de", "Seit 1998", ["1998"]),
      ("Up to 1,000", "de", "Bis 10.000", ["10.000"]),
      ("Up to 1,000", "ar", "حتى ١٬٥٠٠", ["١٬٥٠٠"]),
      ("Wait 5 minutes", "ja", "3分待つ", ["3"]), ("Version 1.2.3", "de", "Version 1.2.4", ["1.2.4"]),
      ("Up to 50", "de", "Sehr viele", ["Sehr viele"]), ("2.5 times", "de", "2,6 mal", ["2,6"]),
    ])
  func otherNumbers(
    _ source: String, _ locale: String, _ translation: String, _ expected: [String]
  ) {
    #expect(places(of: "number-changed", source: source, locale, translation) == expected)
  }

  @Test("a plural form may name its number itself")
  func pluralForms() {
    let forms = plural(["one": "1 Datei", "two": "2 Dateien", "other": "%lld Dateien, 30 neu"])
    let found = findings(of: "number-changed", in: entry("%lld files", "sl", forms))
    #expect(found.map(\.subject.variation) == ["plural.other"])
  }

  @Test(
    "an address of the same page is the same",
    arguments: [
      ("https://a.org/x", "https://A.org/x/"), ("https://a.org/en/x", "https://a.org/de/x"),
      ("https://en.a.org", "https://de.a.org"),
      ("See https://a.org/x.", "Siehe (https://a.org/x)."),
      ("[x](https://a.org)", "[y](https://a.org)。"),
      ("https://a.org/?lang=en", "https://a.org/?lang=de"),
      ("https://a.org/%@", "https://a.org/%1$@"), ("www.a.org", "www.a.org, ja"),
      ("https://a.org/en-us/x", "https://a.org/zh-hans-cn/x"), ("No address: 1.2", "Keine: 1.2"),
    ])
  func sameAddresses(_ source: String, _ translation: String) {
    #expect(places(of: "url-changed", source: source, "de", translation).isEmpty)
  }

  @Test(
    "another address is named at its place",
    arguments: [
      ("https://a.org/x", "x https://a.org/y", ["https://a.org/y"]),
      ("https://a.org/x", "http://a.org/x", ["http://a.org/x"]),
      ("https://a.org/x", "keine", ["keine"]), ("none", "www.b.org", ["www.b.org"]),
      ("https://a.org https://b.org", "https://b.org https://c.org", ["https://c.org"]),
    ])
  func otherAddresses(_ source: String, _ translation: String, _ expected: [String]) {
    #expect(places(of: "url-changed", source: source, "de", translation) == expected)
  }

  @Test(
    "an address of mail is compared with that of the source text",
    arguments: [
      ("a@b.org", "A@B.org", []), ("a@b.org", "c@b.org", ["c@b.org"]), ("a@b.org", "weg", ["weg"]),
      ("you@example.com", "du@beispiel.de", []), ("@name", "@Name", []), ("a@b", "c@d", []),
    ] as [(String, String, [String])])
  func mail(_ source: String, _ translation: String, _ expected: [String]) {
    #expect(places(of: "email-changed", source: source, "de", translation) == expected)
  }

  @Test("a key that is a mere name tells no numbers and addresses")
  func identifiers() {
    #expect(places(of: "number-changed", source: "error_404", "de", "Fehler 500").isEmpty)
    #expect(places(of: "url-changed", source: "help.url", "de", "https://a.org").isEmpty)
  }
}
