import CatalogTestSupport
import ICUKit
import Testing

@Suite struct CaseMappingTests {
  @Test(
    "upper case is that of the language",
    arguments: [
      ("istanbul", "tr", "İSTANBUL"), ("istanbul", "az-Latn-AZ", "İSTANBUL"),
      ("istanbul", "TR_tr.UTF-8", "İSTANBUL"), ("istanbul", "tur", "İSTANBUL"),
      ("istanbul", "en", "ISTANBUL"), ("istanbul", "", "ISTANBUL"), ("ılık", "en", "ILIK"),
      ("Οδός", "el", "ΟΔΟΣ"), ("Οδός", "en", "ΟΔΌΣ"), ("ή", "el", "Η\u{301}"),
      ("μαΐου", "el", "ΜΑΪΟΥ"),
      ("Straße", "de", "STRASSE"), ("ﬃ", "en", "FFI"), ("և", "hy", "ԵՎ"), ("և", "en", "ԵՒ"),
      ("ijsland", "nl", "IJSLAND"), ("", "tr", ""), ("SAVE %@ 1", "en", "SAVE %@ 1"),
      ("save %@ 1", "en", "SAVE %@ 1"), ("𐐨", "en", "𐐀"), ("名前", "ja", "名前"),
    ])
  func upper(text: String, locale: String, expected: String) {
    #expect(codePoints(CaseMapping.uppercased(text, locale: locale)) == codePoints(expected))
  }

  @Test(
    "lower case is that of the language",
    arguments: [
      ("ISTANBUL", "tr", "ıstanbul"), ("İSTANBUL", "tr", "istanbul"),
      ("ISTANBUL", "en", "istanbul"), ("İ", "en", "i\u{307}"), ("ΟΔΟΣ ΣΑΣ", "el", "οδος σας"),
      ("ΟΔΟΣ", "en", "οδος"), ("Ì", "lt", "i\u{307}\u{300}"), ("J\u{301}", "lt", "j\u{307}\u{301}"),
      ("Ì", "en", "ì"), ("STRASSE", "de", "strasse"), ("ẞ", "de", "ß"), ("@[`{Z", "en", "@[`{z"),
    ])
  func lower(text: String, locale: String, expected: String) {
    #expect(codePoints(CaseMapping.lowercased(text, locale: locale)) == codePoints(expected))
  }

  @Test("a Lithuanian upper case loses the dot that only lower case needs")
  func lithuanianUpper() {
    let dotted = "i\u{307}\u{300}"
    #expect(codePoints(CaseMapping.uppercased(dotted, locale: "lt")) == codePoints("I\u{300}"))
    #expect(codePoints(CaseMapping.uppercased(dotted)) == codePoints("I\u{307}\u{300}"))
  }

  @Test(
    "title case is that of the language",
    arguments: [
      ("ijsland", "nl", "IJsland"), ("ijsland", "en", "Ijsland"),
      ("IJSSEL igloo", "nl-BE", "IJssel Igloo"),
      ("istanbul'da bir gün", "tr", "İstanbul'da Bir Gün"), ("ǆ", "hr", "ǅ"), ("ßa", "de", "Ssa"),
      ("the QUICK (brown) fox", "en", "The Quick (Brown) Fox"), ("οδός", "el", "Οδός"),
      ("", "en", ""), ("ʻokina", "haw", "ʻOkina"),
    ])
  func title(text: String, locale: String, expected: String) {
    #expect(codePoints(CaseMapping.titlecased(text, locale: locale)) == codePoints(expected))
  }

  @Test("the style of title case chooses units, the rest and the start")
  func styles() {
    let text = "'tis an iPhone! ask NASA."
    let titles: [(TitleCaseStyle, String)] = [
      (TitleCaseStyle(), "'Tis An Iphone! Ask Nasa."),
      (TitleCaseStyle(rest: .kept), "'Tis An IPhone! Ask NASA."),
      (TitleCaseStyle(unit: .sentence, rest: .kept), "'Tis an iPhone! Ask NASA."),
      (TitleCaseStyle(unit: .text, rest: .kept), "'Tis an iPhone! ask NASA."),
      (TitleCaseStyle(unit: .text, start: .firstCharacter), "'tis an iphone! ask nasa."),
      (TitleCaseStyle(unit: .graphemeCluster), "'TIS AN IPHONE! ASK NASA."),
    ]
    for (style, expected) in titles {
      #expect(CaseMapping.titlecased(text, locale: "en", style: style) == expected)
    }
  }

  @Test("Swedish joins words at a colon, English does not")
  func wordsOfTheLanguage() {
    #expect(CaseMapping.titlecased("iphone:n", locale: "sv") == "Iphone:n")
    #expect(CaseMapping.titlecased("iphone:n", locale: "en") == "Iphone:N")
  }

  @Test(
    "folding makes texts that differ in case the same",
    arguments: [
      ("Straße", "de", "strasse"), ("STRASSE", "de", "strasse"), ("ΟΔΟΣ", "el", "οδοσ"),
      ("ς", "el", "σ"), ("I", "tr", "ı"), ("İ", "az", "i"), ("I", "en", "i"), ("ſ", "en", "s"),
      ("İ", "en", "i\u{307}"), ("Save", "en", "save"), ("", "en", ""),
    ])
  func fold(text: String, locale: String, expected: String) {
    #expect(codePoints(CaseMapping.folded(text, locale: locale)) == codePoints(expected))
  }

  @Test("text of any length is mapped, also where it grows")
  func longText() {
    let long = String(repeating: "ΐ", count: 100_000)
    let upper = CaseMapping.uppercased(long)
    #expect(upper.unicodeScalars.count == 300_000)
    #expect(codePoints(upper.prefix(1)) == [0x399, 0x308, 0x301])
    let ascii = String(repeating: "aB-", count: 100_000)
    #expect(CaseMapping.uppercased(ascii) == String(repeating: "AB-", count: 100_000))
    #expect(CaseMapping.titlecased(long + " x").hasSuffix(" X"))
  }

  @Test("a locale that is none has the general mappings")
  func noLocale() {
    let hostile = [
      String(repeating: "tr", count: 100_000), "\u{0}tr", "t", "trx", "français", "-tr",
    ]
    for locale in hostile {
      #expect(CaseMapping.uppercased("ii", locale: locale) == "II")
      #expect(CaseMapping.titlecased("ii é", locale: locale) == "Ii É")
    }
  }

  @Test("ASCII has the same case with and without ICU")
  func fastPath() {
    let ascii = String(String.UnicodeScalarView((0..<0x80).compactMap { Unicode.Scalar($0) }))
    let slow = ascii + "名"
    #expect(CaseMapping.uppercased(slow) == CaseMapping.uppercased(ascii) + "名")
    #expect(CaseMapping.lowercased(slow) == CaseMapping.lowercased(ascii) + "名")
    #expect(CaseMapping.folded(slow) == CaseMapping.folded(ascii) + "名")
  }

  @Test("many threads may map at once")
  func concurrency() async {
    let texts = await withTaskGroup(of: String.self) { group in
      for index in 0..<64 {
        group.addTask {
          let locale = ["tr", "el", "nl", "fi"][index % 4]
          return locale + CaseMapping.uppercased("ίi", locale: locale)
            + CaseMapping.titlecased("ij ij", locale: locale)
        }
      }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(texts == ["trΊİİj İj", "elΙIIj Ij", "nlΊIIJ IJ", "fiΊIIj Ij"])
  }
}
