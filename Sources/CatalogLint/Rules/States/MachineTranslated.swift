internal import CatalogModel
internal import SourceText

/// Reports translations by a machine that nobody has checked.
struct MachineTranslated: EntryRule {
  static let description = RuleDescription(
    id: "machine-translated",
    summary: "A translation was made by a machine and nobody has checked it.",
    rationale: """
      Newer versions of Xcode write the state `machine_translated`. Such a text goes into the app \
      as any other one does. Each translation is reported once, at its first text in this state. \
      Left alone are source texts without a single letter, such as `%@%@`.
      """,
    correction: "Read the translation, correct it, and mark it as translated.",
    defaultSeverity: .info,
    triggering: [
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "↓machine_translated", "value" : "Sparen" } }
              }
            }
        """#)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } }
              }
            }
        """#)
    ])

  init() {}

  var concerns: EntryFeatures { .machineTranslatedText }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    entry.reportTranslations(
      in: .machineTranslated, as: DiagnosticMessage.unchecked, into: &findings)
  }
}

extension DiagnosticMessage {
  fileprivate static func unchecked(_ locale: String) -> DiagnosticMessage {
    """
    a machine made the translation in \(locale), and Xcode puts it into the app as it is; check it \
    and mark it as translated
    """
  }
}
