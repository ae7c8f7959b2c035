internal import CatalogModel
internal import SourceText

/// Reports files whose names stand in another order than the tools of their format write them.
struct SortOrder: CatalogRule {
  static let description = RuleDescription(
    id: "sort-order",
    summary: "Keys, locales or fields do not stand in Xcode's order.",
    rationale: """
      Xcode sorts all names whenever it saves the file: by letters and not by their codes, digits as \
      numbers, lower case before upper case (`2 items`, `10 items`, `Add word`, `Add Word`, \
      `zh-Hans`, `zh-HK`). What a script or a merge put in another place moves with the next change \
      in Xcode, and branches that both add keys at the end conflict. Reported is the first name of \
      a file that has to move, once a file. The rule is off by default, because scripts of some \
      projects sort in another way.
      """,
    correction: """
      Let “catalog lint --fix” move what is out of order; entries are moved whole and are not changed.
      """,
    defaultSeverity: nil,
    triggering: [
      RuleExample(
        #"""
            "↓Zebra" : {

            },
            "Item 2" : {

            },
            "item 10" : {
              "comment" : "Behind 2",
              "localizations" : {
                "zh-HK" : { "stringUnit" : { "state" : "translated", "value" : "項目 10" } },
                "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "项目 10" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "de" : { "stringUnit" : { "↓value" : "Sichern", "state" : "translated" } }
              }
            }
        """#),
      RuleExample(
        wholeFile: #"""
          { "↓version" : "1.0", "sourceLanguage" : "en", "strings" : { } }
          """#),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "%lld items" : { },
            "2 items" : { },
            "10 items" : { },
            "Add word" : { },
            "Add Word" : { },
            "Add words" : {
              "localizations" : {
                "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "添加" } },
                "zh-Hant" : { "stringUnit" : { "state" : "translated", "value" : "加入" } },
                "zh-HK" : { "stringUnit" : { "state" : "translated", "value" : "加入" } }
              }
            },
            "none" : { },
            "None" : { },
            "NONE" : { }
        """#)
    ])

  init() {}

  func check(_ catalog: CatalogContext, into findings: inout FindingSink) {
    guard let found = catalog.catalog.style?.orderDifference(in: catalog.file) else { return }
    findings.report(
      found.message, at: found.range, fixIt: FixIt(message: .sort, edits: found.edits))
  }
}

extension DiagnosticMessage {
  fileprivate static let sort: DiagnosticMessage = "move the names into Xcode's order"
}
