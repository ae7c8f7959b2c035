internal import CatalogModel
internal import SourceText

/// Reports entries that are marked as not found in the code any more.
struct StaleKey: StaleEntryRule {
  static let description = RuleDescription(
    id: "stale-key",
    summary: "An entry is marked as not found in the code any more.",
    rationale: """
      Texts that no code asks for cost translators' time. The mark is often wrong, though: Xcode \
      sets it for keys that are built at run time, that code outside the target uses, that stand \
      in a project which a generator such as Tuist rebuilds, and for all keys of a build without \
      SWIFT_EMIT_LOC_STRINGS. Nothing removes such an entry by itself, and no other rule judges \
      it.
      """,
    correction: """
      Search the code for the key. Remove the entry if nothing uses it, else set it to be managed \
      by hand: `"extractionState" : "manual"`.
      """,
    defaultSeverity: .info,
    triggering: [
      RuleExample(
        #"""
            "↓Save" : {
              "extractionState" : "stale",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } }
              }
            }
        """#)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Save" : {
              "extractionState" : "manual",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } }
              }
            }
        """#)
    ])

  init() {}

  func mayFind(in screen: EntryScreen) -> Bool {
    screen.isStale
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    guard entry.entry.extractionState == .stale else { return }
    findings.report(.stale, at: entry.entry.keyRange, key: entry.entry.key)
  }
}

extension DiagnosticMessage {
  fileprivate static let stale: DiagnosticMessage = """
    this key is marked as not found in the code; if code still uses it, set its extraction state \
    to “manual”, else remove it
    """
}
