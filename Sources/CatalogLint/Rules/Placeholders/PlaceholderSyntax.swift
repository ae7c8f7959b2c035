internal import CatalogModel
internal import MessageSyntax
internal import SourceText

/// Reports placeholders that are malformed in a syntax that only puts values into texts.
struct PlaceholderSyntax: EntryRule {
  static let description = RuleDescription(
    id: "placeholder-syntax",
    summary: "A placeholder is malformed in the syntax of the text.",
    rationale: """
      The program shows it as it is, or fails: a brace of i18next that is never closed, a conversion that Python does \
      not have, a tag of an inline element without its end. Looked at are the texts of `i18next`, `fluent`, `python`, \
      `braces` and the inline elements of XLIFF; printf formats belong to placeholder-invalid, the MessageFormats to \
      icu-syntax and mf2-syntax.
      """,
    correction: "Write the placeholder as the source text has it.",
    defaultSeverity: .error,
    triggering: [
      RuleExample(
        #"""
            "greeting" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello, {{name}}" } },
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo, ↓{{name}" } }
              }
            }
        """#, syntax: .i18next)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "greeting" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello, {{name}} { }" } },
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo, {{name}} { }" } }
              }
            }
        """#, syntax: .i18next),
      RuleExample(
        #"""
            "greeting" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo, {{name}" } }
              }
            }
        """#),
    ])

  init() {}

  var concerns: EntryFeatures { .messages }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    guard !entry.hasComparedPlaceholders else { return }
    entry.forEachMessageText { localization, text in
      for fault in text.reading.message?.reading.faults ?? [] {
        findings.report(
          fault.message, at: text.unit.range(of: fault.range, in: entry.catalog),
          key: entry.entry.key, locale: localization.localization.locale, path: text.unit.path)
      }
    }
  }
}
