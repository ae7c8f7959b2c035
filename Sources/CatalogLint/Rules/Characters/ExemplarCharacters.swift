internal import CatalogModel
internal import ICUKit
internal import SourceText

/// Reports letters that the language of a translation does not use.
struct ExemplarCharacters: EntryRule {
  static let description = RuleDescription(
    id: "exemplar-characters",
    summary: "A translation has letters that its language does not use.",
    rationale: """
      A Cyrillic word in German or a Japanese one in Korean is a slip of a keyboard, or a text in \
      the wrong language. The letters are those that CLDR has for the language, \
      with those of foreign words. Left alone are letters of ASCII, which names and units have \
      everywhere, Han characters where the language has any, words that the source text has as \
      well, languages that CLDR does not know, and catalogs that write a language in another script.
      """,
    correction: "Write the letter of the language, or the text that belongs there.",
    defaultSeverity: .info,
    triggering: [
      RuleExample(
        #"""
            "Search" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓Поиск" } },
                "he" : { "stringUnit" : { "state" : "translated", "value" : "↓بحث" } },
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "↓ひらがな 검색" } }
              }
            }
        """#)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Search in 日本語" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Größe, Café, SUCHE, Ärger in 日本語" } },
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "日本語で検索 iCloud" } },
                "tlh" : { "stringUnit" : { "state" : "translated", "value" : "Поиск" } },
                "uk" : { "stringUnit" : { "state" : "translated", "value" : "Пошук, Ґанок, iCloud" } }
              }
            }
        """#)
    ])

  init() {}

  var concerns: EntryFeatures { .texts(having: .nonASCII) }

  func mayFind(in screen: EntryScreen) -> Bool {
    screen.hasTranslation(having: .nonASCII) { translation in
      guard let letters = screen.catalog.letters(of: translation.locale) else { return false }
      return StrangeLetterSearch.hasStrangeLetter(translation.text, letters.exemplars)
    }
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    entry.forEachTranslation(having: .nonASCII) { compared in
      guard let letters = entry.catalog.letters(of: compared.localization.locale) else { return }
      let words = StrangeLetterSearch(compared.text, exemplars: letters.exemplars).words
      guard !words.isEmpty else { return }
      // A letter that only looks right is mixed-script's.
      let mixed = MixedWordSearch(compared.text, compared.traits).words.map(\.range)
      for word in words where !mixed.contains(where: word.range.overlaps) {
        let spelling = String(decoding: Array(compared.text.utf8)[word.range], as: UTF8.self)
        guard compared.source?.contains(spelling) != true else { continue }
        findings.report(
          .strange(word.letters, in: spelling, compared.localization.localization.locale),
          at: word.range, in: compared, of: entry)
      }
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func strange(
    _ letters: [Unicode.Scalar], in word: String, _ locale: String
  ) -> DiagnosticMessage {
    let list = letters.map { "“\($0)”" }.joined(separator: ", ")
    return "“\(word)” has letters that \(locale) does not use: \(list)"
  }
}
