internal import SourceText

/// Reports comments that silence a rule and do not say why.
struct SuppressionWithoutReason: SuppressionRule {
  static let description = RuleDescription(
    id: "suppression-without-reason",
    summary: "A comment silences a rule and does not say why.",
    rationale: """
      Whoever finds `catalog:disable` in a comment a year later cannot tell whether the fault was \
      looked at or only hidden, and translators read the comment, too. The rule is silenced all \
      the same.
      """,
    correction: "Write the reason behind two hyphens: `catalog:disable RULE -- reason`.",
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "Tempo" : {
              "comment" : "The app. ↓catalog:disable missing-translation",
              "localizations" : { }
            }
        """#, locales: ["de"]),
      RuleExample(
        #"""
            "Tempo" : {
              "comment" : "↓catalog:disable missing-translation -- \nThe name of the app.",
              "localizations" : { }
            }
        """#, locales: ["de"]),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Tempo" : {
              "comment" : "catalog:disable missing-translation -- a name\nThe name of the app.",
              "localizations" : { }
            }
        """#, locales: ["de"]),
      RuleExample(
        #"""
            "Tempo" : {
              "comment" : "The app. catalog:disable missing-translation(de) — a name",
              "localizations" : { }
            }
        """#, locales: ["de"]),
    ])

  init() {}
}

extension DiagnosticMessage {
  /// What is said of a comment without a reason.
  static let noReason: DiagnosticMessage =
    "this does not say why the rule is silenced; write the reason behind two hyphens: “-- reason”"
}
