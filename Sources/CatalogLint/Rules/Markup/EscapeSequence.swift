internal import CatalogModel
internal import SourceText

/// Reports escapes of other formats that people would see.
struct EscapeSequence: EntryRule {
  static let description = RuleDescription(
    id: "escape-sequence",
    summary: "A translation shows an escape of another format, and the source text has none.",
    rationale: """
      A tool or a person escaped the text twice: people read `\\n`, `\\"`, `&amp;` or `&quot;` and \
      not the line break or the character that was meant. Left alone are source texts, and \
      translations of texts that have such signs themselves: their program takes care of them.
      """,
    correction: "Write the character that was meant; a JSON file needs no more than one backslash.",
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "Line one\nLine two" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Zeile eins↓\\nZeile zwei" } }
              }
            },
            "Say “hello”" : {
              "localizations" : {
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Dites ↓\\\"bonjour↓\\\"" } },
                "it" : { "stringUnit" : { "state" : "translated", "value" : "D↓\\u00ec ↓&quot;ciao↓&quot;" } }
              }
            }
        """#)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Type \\n for a new line" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "\\n steht für eine neue Zeile" } }
              }
            },
            "Terms &amp; <b>privacy</b>" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Bedingungen &amp; &quot;Datenschutz&quot;" } }
              }
            },
            "Fish & chips;" : {
              "localizations" : {
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Poisson & frites; ¯\\_(ツ)_/¯" } }
              }
            }
        """#)
    ])

  init() {}

  var concerns: EntryFeatures { .texts(having: [.backslash, .ampersand]) }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    entry.forEachTranslation(having: [.backslash, .ampersand]) { compared in
      guard let source = compared.source else { return }
      let traits = compared.traits
      let known = compared.sourceTraits
      let bytes = Array(compared.text.utf8)
      var ranges: [Range<Int>] = []
      if traits.contains(.backslash), !known.contains(.backslash) {
        ranges += EscapeSearch(bytes).backslashEscapes
      }
      if traits.contains(.ampersand), known.isDisjoint(with: .lessThan),
        EscapeSearch(Array(source.utf8)).entities.isEmpty
      {
        ranges += EscapeSearch(bytes).entities
      }
      ranges.sort { $0.lowerBound < $1.lowerBound }
      for range in ranges.prefix(MeasuredText.maximumFindingCount) {
        let spelling = String(decoding: bytes[range], as: UTF8.self)
        findings.report(.shown(spelling), at: range, in: compared, of: entry)
      }
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func shown(_ spelling: String) -> DiagnosticMessage {
    "people would see `\(spelling)`; write the character itself"
  }
}
