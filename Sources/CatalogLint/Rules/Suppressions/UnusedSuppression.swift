internal import SourceText

/// Reports comments that silence nothing.
struct UnusedSuppression: SuppressionRule {
  static let description = RuleDescription(
    id: "unused-suppression",
    summary: "A comment silences a rule that finds nothing in the entry.",
    rationale: """
      The comment of an entry silences a rule with `catalog:disable RULE -- reason`, or \
      `catalog:disable RULE(es, fr) -- reason` for some languages. When the fault is gone the \
      comment stays, and hides the next fault of its kind. A misspelt name silences nothing at \
      all. Rules that are off, and entries that are marked as not found in the code, are not \
      judged; nor is anything in a run with `--locales`. An entry whose comment names \
      `unused-suppression` keeps what it silences, such as a rule that finds something in one \
      configuration alone.
      """,
    correction: "Correct the name of the rule, or remove it from the comment.",
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "%lld files" : {
              "comment" : "A count. catalog:disable ↓missing-translation -- shown in German only",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "%lld Dateien" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "Save" : {
              "comment" : "catalog:disable ↓missing-translations -- a name",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "Save" : {
              "comment" : "catalog:disable missing-translation(fr, ↓de) -- French is late",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } }
              }
            }
        """#, locales: ["de", "fr"]),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Save" : {
              "comment" : "catalog:disable missing-translation, unused-suppression -- until German is back",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "Tempo" : {
              "comment" : "The app. catalog:disable missing-translation -- a name",
              "localizations" : { }
            }
        """#, locales: ["de"]),
      RuleExample(
        #"""
            "Save" : {
              "comment" : "Our catalog: disable missing-translation checks are elsewhere.",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } }
              }
            }
        """#),
    ])

  init() {}
}

extension DiagnosticMessage {
  /// What is said of a rule that is silenced in vain.
  static func unused(_ item: Suppression.Item) -> DiagnosticMessage {
    if let locale = item.locale {
      return "“\(item.rule)” finds nothing here in \(locale); remove the locale from the comment"
    }
    return "“\(item.rule)” finds nothing here; remove it from the comment"
  }

  /// What is said of a rule that there is not.
  static func unknown(_ rule: String, suggestion: String?) -> DiagnosticMessage {
    guard let suggestion else {
      return "there is no rule “\(rule)” to silence; “catalog rules” lists them"
    }
    return "there is no rule “\(rule)” to silence; did you mean “\(suggestion)”?"
  }

  /// What is said of a locale that there is not.
  static func unknownLocale(_ locale: String) -> DiagnosticMessage {
    "“\(locale)” is no locale; write it as in “de” or “zh-Hant”"
  }

  /// What is said of a comment that names no rule.
  static let noRule: DiagnosticMessage =
    "this silences nothing; name a rule, as in “catalog:disable RULE -- reason”"

  /// What is said of a rule that nothing silences.
  static func cannotBeSilenced(_ rule: String) -> DiagnosticMessage {
    "“\(rule)” cannot be silenced by a comment; remove it"
  }
}
