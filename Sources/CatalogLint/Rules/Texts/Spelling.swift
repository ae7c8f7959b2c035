internal import CatalogModel
internal import LocaleCore
internal import SourceText

/// Reports words that no dictionary of their language has.
struct Spelling: EntryRule {
  static let description = RuleDescription(
    id: "spelling",
    summary: "A word is in no dictionary of its language.",
    rationale: """
      A misspelt word looks careless, and search does not find it. Words are looked up with Hunspell, in the \
      dictionaries that are installed or that the configuration names; without them nothing is found, which is told \
      on standard error. Left alone are placeholders, addresses, markup and code, words with digits, in mixed case or in \
      capital letters alone, names in the middle of a sentence, words that source text and translation have in \
      common, the terms of the glossary, and words of another script. No dictionary has all words of a \
      trade: the rule is off until it is asked for.
      """,
    correction: "Correct the word, or add it to the option “words”.",
    defaultSeverity: nil,
    triggering: [
      RuleExample(
        #"""
            "Open the ↓fiel" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Die ↓Dattei öffnen" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Ouvrir ↓l’imaje" } }
              }
            }
        """#, dictionaries: sampleWords)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Open %@ of PhotoBox" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Die Datei %@ von Photobox öffnen" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Ouvrir l’image <b>%@</b> de Zurich" } },
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "開く" } }
              }
            },
            "Open the file at https://example.com/fiel or file.txt" : {
            }
        """#, dictionaries: sampleWords)
    ],
    options: [
      RuleOption("words", .list(.string), summary: "Words that are right in every language."),
      RuleOption(
        "locale-words", .byLocale(.list(.string)),
        summary: "Words that are right in one language."),
      RuleOption(
        "dictionaries", .list(.string),
        summary: """
          Folders of dictionaries, searched before those of the system; relative to the folder of the configuration.
          """),
    ])

  private static let sampleWords = [
    "de": ["die", "Datei", "von", "öffnen"],
    "en": ["open", "the", "file", "of", "at", "or"],
    "fr": ["ouvrir", "image", "de"],
  ]

  init() {}

  func mayFind(in screen: EntryScreen) -> Bool {
    screen.catalog.spelling != nil
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    guard let checker = entry.catalog.spelling else { return }
    entry.forEachReadText { read in
      let tag = read.locale.tag
      // A text that was left as it is has a rule of its own.
      guard read.text != read.source, checker.canSpell(read.locale) else { return }
      let words = checker.misspelt(in: read.text, tag) {
        entry.hasSameWord($0, besides: read)
      }
      for word in words.prefix(MeasuredText.maximumFindingCount) {
        read.report(
          .unknown(word.text, in: read.locale.identifier), at: word.range, into: &findings)
      }
    }
  }
}

extension EntryContext {
  /// Whether a word is in a text of another language, too: then it is a name, or one of those that
  /// languages take from each other.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - read: The text that it is from.
  fileprivate func hasSameWord(_ word: String, besides read: ReadText) -> Bool {
    if let source = read.source { return source.hasWord(like: word) }
    if read.localization?.locale.isSource ?? true {
      return comparedTexts.contains { $0.text.hasWord(like: word) }
    }
    return false
  }
}

extension String {
  /// Whether the text has a word, be it with another ending.
  fileprivate func hasWord(like word: String) -> Bool {
    let wanted = word.lowercased()
    let root = wanted.count > 5 ? String(wanted.dropLast(2)) : wanted
    guard wanted.count <= 3 else { return lowercased().contains(root) }
    return lowercased().split { !$0.isLetter }.contains { $0 == wanted }
  }
}

extension DiagnosticMessage {
  fileprivate static func unknown(_ word: String, in locale: String) -> DiagnosticMessage {
    "“\(word)” is in no dictionary of \(locale)"
  }

  /// What is said of a word with words that may have been meant.
  static func unknown(
    _ word: String, in locale: String, suggestions: [String]
  ) -> DiagnosticMessage {
    let list = suggestions.map { "“\($0)”" }.joined(separator: ", ")
    return "“\(word)” is in no dictionary of \(locale); similar words: \(list)"
  }
}
