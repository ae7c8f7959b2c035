internal import CatalogModel
internal import SourceText

/// Reports translations that are marked for review.
struct NeedsReview: EntryRule {
  static let description = RuleDescription(
    id: "needs-review",
    summary: "A translation is marked for review.",
    rationale: """
      Xcode marks translations for review when the source text changes, and people do so when they \
      are not sure. It counts them as translated and puts them into the app as they are. Each \
      translation is reported once, at its first text in this state. Left alone are source texts \
      without a single letter, such as `%@%@`.
      """,
    correction: "Compare the translation with the source text, then mark it as reviewed.",
    defaultSeverity: .info,
    triggering: [
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "↓needs_review", "value" : "Sichern" } }
              }
            }
        """#)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } },
                "en" : { "stringUnit" : { "state" : "needs_review", "value" : "Save" } }
              }
            }
        """#)
    ])

  init() {}

  var concerns: EntryFeatures { .textForReview }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    entry.reportTranslations(
      in: .needsReview,
      as: entry.catalog.format.isOfGettext
        ? DiagnosticMessage.fuzzy : DiagnosticMessage.markedForReview, into: &findings)
  }
}

extension DiagnosticMessage {
  fileprivate static func fuzzy(_ locale: String) -> DiagnosticMessage {
    "the translation in \(locale) is fuzzy, and programs show the source text instead; check it and remove the flag"
  }

  fileprivate static func markedForReview(_ locale: String) -> DiagnosticMessage {
    """
    the translation in \(locale) is marked for review, and Xcode puts it into the app as it is; \
    check it and mark it as reviewed
    """
  }
}
