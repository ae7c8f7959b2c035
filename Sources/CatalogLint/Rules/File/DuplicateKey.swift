internal import SourceText

/// Reports names that stand twice in one object; the reader of the format makes the findings.
struct DuplicateKey: ReaderRule {
  static let description = RuleDescription(
    id: .duplicateKey,
    summary: "A key, a locale or a field stands twice in one object.",
    rationale: """
      Only one of the two is used, and readers disagree which: Foundation's JSONSerialization \
      keeps the last, its JSONDecoder the first. Whoever edits the other one sees no effect, and \
      the next tool that writes the file drops it. Merges without a conflict make such files. Keys \
      that differ in case, or in how an accent is encoded, are different keys.
      """,
    correction: "Keep the right one of the two and remove the other.",
    defaultSeverity: .error,
    triggering: [
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } }
              }
            },
            "↓Save" : { }
        """#),
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } },
                "↓de" : { "stringUnit" : { "state" : "translated", "value" : "Speichern" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "Save" : { "comment" : "A button" },
            "Open" : { },
            "↓Save" : { "comment" : "A button" }
        """#),
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "new", "value" : "Ja", "↓state" : "translated" } }
              }
            }
        """#),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } }
              }
            },
            "save" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "sichern" } }
              }
            }
        """#)
    ])

  init() {}
}
