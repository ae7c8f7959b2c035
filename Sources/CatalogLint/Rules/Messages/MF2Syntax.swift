internal import CatalogModel
internal import MessageSyntax
internal import SourceText

/// Reports texts that are no message of Unicode MessageFormat 2.
struct MF2Syntax: EntryRule {
  static let description = RuleDescription(
    id: "mf2-syntax",
    summary: "A text is not well-formed in Unicode MessageFormat 2.",
    rationale: """
      The text cannot be compiled, and people see nothing of it. Looked at are the catalogs whose \
      syntax is `mf2`.
      """,
    correction: "Correct the syntax; in text, write \\{ and \\} for braces.",
    defaultSeverity: .error,
    triggering: [
      RuleExample(
        #"""
            "greeting" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello, {$name}" } },
                "de" : { "stringUnit" : { "state" : "translated", "value" : "\"Hallo\", ↓{$name" } },
                "es" : { "stringUnit" : { "state" : "translated", "value" : "Hola, {$name}↓}" } }
              }
            },
            "files" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated",
                  "value" : ".input {$n :integer}\n.match $n\none {{{$n} file}}\n* ↓{$n} files" } }
              }
            }
        """#, syntax: .messageFormat2)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "greeting" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "It's {$name}, 100 % \\{sure\\}" } }
              }
            },
            "files" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated",
                  "value" : ".input {$n :integer}\n.match $n\none {{{$n} file}}\n* {{{$n} files}}" } }
              }
            }
        """#, syntax: .messageFormat2),
      RuleExample(
        #"""
            "braces" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Between { and %@" } }
              }
            }
        """#),
    ])

  init() {}

  var concerns: EntryFeatures { .messages }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    entry.forEachMessageText { localization, text in
      guard case .notMessageFormat2(let error) = text.reading else { return }
      findings.report(
        DiagnosticMessage(stringLiteral: error.kind.explanation),
        at: text.unit.range(of: error.range, in: entry.catalog), key: entry.entry.key,
        locale: localization.localization.locale, path: text.unit.path)
    }
  }
}
