internal import CatalogModel
internal import SourceText

/// Reports files that are laid out unlike the tools of their format lay them out.
struct FormatCanonical: CatalogRule {
  static let description = RuleDescription(
    id: "format-canonical",
    summary: "The file is not laid out as Xcode writes it.",
    rationale: """
      Xcode writes the whole file anew whenever it saves it. Where a script or an editor has laid it \
      out in another way, the next change of one text changes every line, and nobody sees in a \
      review what it was. White space and escapes that nobody needs are looked at, and reported once \
      a file at the first place. The rule is off by default, because projects whose \
      catalogs are written by another tool have a style of their own. The order of keys is left to \
      sort-order.
      """,
    correction: """
      Let “catalog lint --fix” lay the file out, which changes no text, or save it with Xcode; then \
      set up the tool that wrote it.
      """,
    defaultSeverity: nil,
    triggering: [
      RuleExample(
        wholeFile: #"""
          {
            "sourceLanguage"↓: "en",
            "strings": {
              "Save": {},
              "Stra\u00dfe \/ Weg": { "comment": "A road" }
            },
            "version": "1.0"
          }
          """#),
      RuleExample(
        wholeFile: #"""
          {
            "sourceLanguage" : "en",
            "strings" : {
              "Save" : {↓}
            },
            "version" : "1.0"
          }
          """#),
      RuleExample(
        wholeFile: #"""
          {↓
              "sourceLanguage" : "en",
              "strings" : {

              },
              "version" : "1.0"
          }

          """#),
      RuleExample(
        wholeFile: #"""
          {
            "sourceLanguage" : "en",
            "strings" : {
              "Terms ↓\/ Privacy" : {

              }
            },
            "version" : "1.0"
          }
          """#),
      RuleExample(
        wholeFile: #"""
          {
            "sourceLanguage" : "en",
            "strings" : {

            },
            "version" : "1.0"
          }↓

          """#),
    ],
    nonTriggering: [
      RuleExample(
        wholeFile: #"""
          {
            "sourceLanguage" : "en",
            "strings" : {
              "Zebra" : {

              },
              "Line\nbreak\t\"/\"\\ \u0001 é" : {
                "localizations" : {
                  "de" : {
                    "stringSet" : {
                      "state" : "new",
                      "values" : [
                        "a"
                      ]
                    }
                  }
                }
              }
            },
            "version" : "1.0"
          }
          """#)
    ])

  init() {}

  func check(_ catalog: CatalogContext, into findings: inout FindingSink) {
    guard let found = catalog.catalog.style?.layoutDifference(in: catalog.file) else { return }
    findings.report(
      found.message, at: found.range, fixIt: FixIt(message: .layOut, edits: found.edits))
  }
}

extension DiagnosticMessage {
  fileprivate static let layOut: DiagnosticMessage = "lay the file out as Xcode does"
}
