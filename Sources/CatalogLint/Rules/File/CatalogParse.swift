internal import SourceText

/// Reports files that cannot be read as a catalog; the reader of the format makes the findings.
struct CatalogParse: ReaderRule {
  static let description = RuleDescription(
    id: .catalogParse,
    summary: "The file cannot be read as a catalog.",
    rationale: """
      Apple's tools stop at such a file or skip it, and then people see keys instead of texts. A \
      file that does not parse is not checked any further and never counts as complete. Fields \
      that are not known and versions that are not known are left alone: newer tools may write \
      them.
      """,
    correction: """
      Correct the syntax at the place that is named. After a merge, keep what is right of both \
      sides and remove the marker lines.
      """,
    defaultSeverity: .error,
    triggering: [
      RuleExample(
        wholeFile: #"""
          {
            "sourceLanguage" : "en",
            "strings" : {
              "Save" : {

              }↓,
            },
            "version" : "1.0"
          }
          """#),
      RuleExample(
        wholeFile: #"""
          {
            "sourceLanguage" : "en",
            "strings" : {
          ↓<<<<<<< HEAD
              "Save" : {

              }
          =======
              "Store" : {

              }
          >>>>>>> translations
            },
            "version" : "1.0"
          }
          """#),
      RuleExample(
        wholeFile: #"""
          {
            "sourceLanguage" : "en",
            "strings" : {
              "Save" : {
                "comment" : ↓7
              }
            },
            "version" : "1.0"
          }
          """#),
      RuleExample(
        wholeFile: #"""
          ↓{
            "sourceLanguage" : "en",
            "version" : "1.0"
          }
          """#),
    ],
    nonTriggering: [
      RuleExample(
        wholeFile: #"""
          {
            "sourceLanguage" : "en",
            "strings" : {
              "<<<<<<< is written before the other side" : {
                "comment" : null,
                "isShownToWizards" : true
              }
            },
            "version" : "9.0"
          }
          """#)
    ])

  init() {}
}
