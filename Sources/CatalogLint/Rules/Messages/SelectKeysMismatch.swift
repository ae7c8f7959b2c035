internal import CatalogModel
internal import SourceText

/// Reports selections by words that differ from those of the source text.
struct SelectKeysMismatch: EntryRule {
  static let description = RuleDescription(
    id: "select-keys-mismatch",
    summary: "A translation selects by other words than the source text does.",
    rationale: """
      The words of a select argument are values of the program, and no text: a translated or misspelt \
      one is never selected, and people see the text for `other`. So they do where a word of the \
      source text is missing. A translation that does not select by the argument at all is left \
      alone, as is one that selects by an argument by which the source text does not.
      """,
    correction: "Use the words of the source text, each of them.",
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "liked" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated",
                  "value" : "{gender, select, female {She likes it} male {He likes it} other {They like it}}" } },
                "de" : { "stringUnit" : { "state" : "translated",
                  "value" : "{gender, select, ↓weiblich {Sie mag es} ↓männlich {Er mag es} other {Sie mögen es}}" } },
                "es" : { "stringUnit" : { "state" : "translated",
                  "value" : "{↓gender, select, female {A ella le gusta} other {Le gusta}}" } }
              }
            }
        """#, syntax: .messageFormat1),
      RuleExample(
        #"""
            "liked" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated",
                  "value" : ".input {$gender :string}\n.match $gender\nfemale {{She likes it}}\n* {{They like it}}" } },
                "de" : { "stringUnit" : { "state" : "translated",
                  "value" : ".input {$gender :string}\n.match $gender\n↓weiblich {{Sie mag es}}\n* {{Sie mögen es}}" } }
              }
            }
        """#, syntax: .messageFormat2),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "liked" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated",
                  "value" : "{gender, select, female {She likes it} male {He likes it} other {They like it}}" } },
                "de" : { "stringUnit" : { "state" : "translated",
                  "value" : "{gender, select, male {Er mag es} female {Sie mag es} other {Sie mögen es}}" } },
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "お気に入り" } }
              }
            }
        """#, syntax: .messageFormat1)
    ])

  init() {}

  var concerns: EntryFeatures { .messages }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    entry.forEachComparedMessage { compared in
      let expected = SelectKeysMismatch.words(in: compared.source)
      guard !expected.isEmpty else { return }
      let found = SelectKeysMismatch.words(in: compared.message)
      for (name, words) in found.sorted(by: {
        $0.value.place.lowerBound < $1.value.place.lowerBound
      }) {
        guard let wanted = expected[name]?.words, !wanted.isEmpty else { continue }
        let extra = words.words.filter { wanted[$0.key] == nil }
        for (word, range) in extra.sorted(by: { $0.value.lowerBound < $1.value.lowerBound }) {
          let names = wanted.keys.sorted().map { "`\($0)`" }.joined(separator: ", ")
          compared.report(.extra(word, name, expected: names), at: range, into: &findings)
        }
        let missing = wanted.keys.filter { words.words[$0] == nil }.sorted()
        if extra.isEmpty, !missing.isEmpty {
          let names = missing.map { "`\($0)`" }.joined(separator: ", ")
          compared.report(.missing(names, name), at: words.place, into: &findings)
        }
      }
    }
  }

  /// The words by which one argument selects.
  private struct Words {
    /// Where the first selection has the name of the argument.
    let place: Range<Int>
    /// The words with the places where they stand first.
    var words: [String: Range<Int>] = [:]
  }

  private static func words(in message: ReadMessage) -> [String: Words] {
    var all: [String: Words] = [:]
    for selector in message.selectors where selector.kind == .word {
      var words = all[selector.name] ?? Words(place: selector.nameRange)
      for form in selector.forms {
        guard let key = form.key?.word, words.words[key] == nil else { continue }
        words.words[key] = form.keyRange
      }
      all[selector.name] = words
    }
    return all
  }
}

extension SelectionKey {
  /// The key as it is compared with a value.
  fileprivate var word: String {
    switch self {
    case .word(let word): word
    case .number: String(spelling.dropFirst())
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func extra(
    _ word: String, _ name: String, expected: String
  ) -> DiagnosticMessage {
    "“\(word)” is no value of “\(name)” in the source text, so the text is never shown; use \(expected)"
  }

  fileprivate static func missing(_ words: String, _ name: String) -> DiagnosticMessage {
    "the selection by “\(name)” lacks \(words), which the source text has; add it"
  }
}
