internal import CatalogModel
internal import SourceText

/// Reports translations that lost Markdown of the source text, or broke it.
struct MarkdownMarkup: EntryRule {
  static let description = RuleDescription(
    id: "markdown-markup",
    summary: "A translation has lost or broken the Markdown of the source text.",
    rationale: """
      SwiftUI and `AttributedString(localized:)` read Markdown: people see asterisks and not bold \
      text, and a link that is lost leads nowhere. Compared are strong, emphasized and \
      struck-through text, code and links, by their number and not by their order. A mark beside a \
      space marks nothing, and neither does the end of `**“text”**` right before a letter, as in Chinese \
      (CommonMark 0.31, section 6.2). Only source texts that have Markdown are looked at.
      """,
    correction: "Put the marks around the words that they belong to, without a space inside.",
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "Tap **Save** to keep `%@`" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Tippe auf ↓**Sichern, um `%@` zu behalten" } },
                "es" : { "stringUnit" : { "state" : "translated", "value" : "Toca ↓** Guardar ** para conservar `%@`" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "↓Touchez **Enregistrer** pour garder %@" } }
              }
            },
            "Read the [terms](https://example.com)" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓Lies die [Bedingungen] (https://example.com)" } }
              }
            }
        """#)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Tap **Save** or *Cancel* in `a_b`" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Tippe in `a_b` auf _Abbrechen_ oder __Sichern__" } }
              }
            },
            "2 * 3 * 4 = snake_case_name [x]" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "2 × 3 × 4 = name [x" } }
              }
            },
            "Password: ****" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Passwort" } }
              }
            }
        """#)
    ])

  init() {}

  var concerns: EntryFeatures { .texts(having: .markdown) }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    entry.forEachTranslation(having: .markdown, orInSource: true) { compared in
      guard let source = compared.source, compared.sourceTraits.contains(.markdown) else { return }
      let expected = MarkdownScanner(source)
      guard !expected.counts.isEmpty else { return }
      let found = MarkdownScanner(compared.text)
      for kind in MarkdownScanner.Kind.allCases {
        let count = found.counts[kind, default: 0]
        let wanted = expected.counts[kind, default: 0]
        guard count < wanted else { continue }
        if let loose = found.loose.first(where: { $0.kind == kind }) {
          findings.report(.broken(kind.name), at: loose.range, in: compared, of: entry)
        } else {
          findings.report(
            .lost(kind.name, count, wanted), at: 0..<compared.text.utf8.count, in: compared,
            of: entry)
        }
      }
    }
  }
}

extension MarkdownScanner.Kind {
  /// How the markup is written.
  fileprivate var name: String {
    switch self {
    case .strong: "**…**"
    case .emphasis: "*…*"
    case .strikethrough: "~~…~~"
    case .code: "`…`"
    case .link: "[…](…)"
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func broken(_ markup: String) -> DiagnosticMessage {
    "this mark has no counterpart for \(markup), and people would see it"
  }

  fileprivate static func lost(_ markup: String, _ count: Int, _ expected: Int) -> DiagnosticMessage
  {
    "how often \(markup) is in the translation: \(count); in the source text: \(expected)"
  }
}
