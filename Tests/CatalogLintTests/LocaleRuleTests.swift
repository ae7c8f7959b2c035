import CatalogLint
import SourceText
import Testing

@Suite struct LocaleRuleTests {
  @Test(
    "what platforms and translators write is left alone",
    arguments: [
      "af", "ar", "ar-SA", "be", "bg", "bn", "ca", "cs", "da", "de", "de-AT", "de-CH", "el", "en",
      "en-AU", "en-GB",
      "en-ZA", "es", "es-419", "es-MX", "et", "eu", "fa", "fi", "fil", "fr", "fr-CA", "fr-CH", "ga",
      "gl", "gsw",
      "gu", "he", "hi", "hr", "hu", "hy", "id", "is", "it", "ja", "ka", "kk", "km", "kn", "ko",
      "kr", "ku", "ln",
      "lt", "lv", "mk", "ml", "mn", "mr", "ms", "mul", "my", "nb", "nb-NO", "ne", "nl", "nl-BE",
      "nn", "nn-NO", "no",
      "pa", "pl", "pt", "pt-BR", "pt-PT", "ro", "ru", "si", "sk", "sl", "sq", "sr", "sr-Latn", "sv",
      "sw", "ta",
      "te", "th", "tr", "uk", "ur", "uz", "vi", "yue", "zh", "zh-CN", "zh-HK", "zh-Hans", "zh-Hant",
      "zh-Hant-HK",
      "zh-Hant-TW", "zh-TW", "zu", "ca-ES-valencia", "de-x-formal",
    ])
  func known(locale: String) {
    #expect(text(forLocale: locale) == nil)
  }

  @Test(
    "a locale that is not the canonical one is named with what to write",
    arguments: [
      ("en_US", "en-US"), ("zh-hans", "zh-Hans"), ("EN", "en"), ("pt_br", "pt-BR"), ("iw", "he"),
      ("in", "id"),
      ("tl", "fil"), ("sh", "sr-Latn"), ("en-UK", "en-GB"), ("jp", "ja"), ("cz", "cs"),
      ("dk", "da"), ("gr", "el"),
      ("ua", "uk"), ("cn", "zh"), ("jp-JP", "ja-JP"),
    ])
  func suggestions(locale: String, expected: String) throws {
    let text = try #require(self.text(forLocale: locale))
    #expect(text.contains("“\(locale)”"))
    #expect(text.contains("“\(expected)”"))
  }

  @Test(
    "what names nothing says which part it is",
    arguments: [
      ("english", "“english”"), ("de-Ltan", "“Ltan”"), ("pt-XY", "“XY”"), ("", "“”"),
      ("Base", "“Base”"),
      ("de--AT", "“de--AT”"), ("zh-Hant-ZZZZ", "“zh-Hant-ZZZZ”"),
    ])
  func unknown(locale: String, part: String) throws {
    #expect(try #require(text(forLocale: locale)).contains(part))
  }

  @Test("a second spelling is shown at its place")
  func twoSpellings() throws {
    let example = LintedExample(
      "locale-id",
      "\"a\" : { \"localizations\" : { \"pt_BR\" : \(unit("a")), \"pt-BR\" : \(unit("a")) } }")
    let finding = try #require(example.findings.first)
    #expect(example.places == ["pt_BR"])
    #expect(finding.message.arguments.last == "1")
    #expect(finding.notes.map(\.message.arguments) == [["pt-BR"]])
    #expect(finding.notes.allSatisfy { $0.range != nil })
  }

  @Test("each locale of a sibling that is missing is one finding and names the sibling")
  func siblings() {
    let example = LintedExample(
      "locale-set-mismatch",
      "\"a\" : { \"localizations\" : { \"de\" : \(unit("a")), \"fr\" : { } } }",
      siblings: ["A.xcstrings": ["de-AT", "es", "zh"], "B.xcstrings": ["es-MX", "zh-Hans", "it"]])
    #expect(example.findings.map(\.subject.locale) == ["es", "zh", "es-MX", "it"])
    #expect(
      example.findings.map { $0.message.arguments.last } == [
        "A.xcstrings", "A.xcstrings", "B.xcstrings", "B.xcstrings",
      ])
    #expect(example.places == ["en", "en", "en", "en"])
  }

  @Test("listed locales make the siblings' locales meaningless")
  func listedLocales() {
    let example = LintedExample(
      "locale-set-mismatch", "\"a\" : { }", locales: ["de"], siblings: ["A.xcstrings": ["es"]])
    #expect(example.findings.isEmpty)
  }

  private func text(forLocale locale: String) -> String? {
    LintedExample("locale-id", "\"a\" : { \"localizations\" : { \"\(locale)\" : \(unit("a")) } }")
      .findings.first?.message.text
  }
}
