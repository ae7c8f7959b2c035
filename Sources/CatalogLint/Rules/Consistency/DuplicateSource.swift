internal import CatalogModel
internal import SourceText

/// Reports keys that say the same in every language.
struct DuplicateSource: CatalogRule {
  static let description = RuleDescription(
    id: "duplicate-source",
    summary: "Two keys have the same source text and the same translations.",
    rationale: """
      One text is translated twice, and paid for twice, and when it changes it is forgotten once. \
      Keys whose translations differ are left alone: “Open” the button and “Open” the state are two \
      texts. So are texts of Interface Builder, where each control has a key of its own, keys of property \
      lists, and texts that vary. Apps that name a key for each place have many such texts on purpose, so that the \
      rule is off until it is asked for.
      """,
    correction: "Use one key in both places, or say in the comments why there are two.",
    defaultSeverity: nil,
    triggering: [
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } }
              }
            },
            "button.save" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "↓Save" } }
              }
            }
        """#)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "button.open" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Öffnen" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Open" } }
              }
            },
            "state.open" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Offen" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Open" } }
              }
            },
            "state.opened" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Open" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "a1b-2c.title" : {
              "comment" : "Class = \"NSMenuItem\"; title = \"Save\"; ObjectID = \"a1b-2c\";",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Save" } }
              }
            },
            "d3e-4f.title" : {
              "comment" : "Class = \"NSButton\"; title = \"Save\"; ObjectID = \"d3e-4f\";",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Save" } }
              }
            }
        """#),
    ])

  init() {}

  func check(_ catalog: CatalogContext, into findings: inout FindingSink) {
    guard !catalog.isOfPropertyList else { return }
    for group in catalog.sourceTextGroups.groups {
      let members = group.members.filter { !$0.entry.isOfInterfaceBuilder }
      guard let first = members.first else { continue }
      for member in members.dropFirst() where member.entry.saysTheSame(as: first.entry, catalog) {
        findings.report(
          .duplicate, at: member.range, key: member.entry.key,
          notes: [.init(message: .other, range: first.range)])
      }
    }
  }
}

extension Entry {
  /// Whether Interface Builder made the key of a control, which it describes in the comment.
  fileprivate var isOfInterfaceBuilder: Bool { comment?.hasPrefix("Class = \"") ?? false }

  /// Whether a language has a translation of both entries, and no language has two different ones.
  fileprivate func saysTheSame(as other: Entry, _ catalog: CatalogContext) -> Bool {
    guard key != other.key else { return false }
    var isShared = false
    for localization in localizations ?? [] where !catalog.locale(localization.locale).isSource {
      let counterpart = other.localizations?.first { $0.locale == localization.locale }
      guard let counterpart, let text = localization.message.plainUnit?.translatedText,
        let otherText = counterpart.message.plainUnit?.translatedText
      else { continue }
      guard text == otherText else { return false }
      isShared = true
    }
    return isShared
  }
}

extension DiagnosticMessage {
  fileprivate static let duplicate: DiagnosticMessage =
    "another key has the same source text and the same translations; use one key, or say in the comments why there are two"

  fileprivate static let other: DiagnosticMessage = "the other text is here"
}
