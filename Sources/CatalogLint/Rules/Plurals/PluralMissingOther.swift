internal import CatalogModel
internal import LocaleCore
internal import SourceText

/// Reports plurals without the form that every language needs.
struct PluralMissingOther: EntryRule {
  static let description = RuleDescription(
    id: "plural-missing-other",
    summary: "A plural has no form `other`.",
    rationale: """
      Every language has the category `other`, and the system shows its form wherever another one is \
      missing. Without it people see an empty text or the bare key.
      """,
    correction: "Add the form `other`, with the number in it.",
    defaultSeverity: .error,
    triggering: [
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "de" : { "variations" : { "↓plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "Eine Datei" } }
                } } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld taps" : {
              "localizations" : {
                "tlh" : { "variations" : { "device" : {
                  "mac" : { "variations" : { "↓plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld" } }
                  } } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld" } }
                } } }
              }
            }
        """#),
      RuleExample(
        #"""
            "files.in" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : { "state" : "translated", "value" : "%#@files@ in %@" },
                  "substitutions" : { "files" : { "argNum" : 1, "formatSpecifier" : "lld",
                    "variations" : { "↓plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg file" } }
                    } }
                  } }
                }
              }
            }
        """#),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "ja" : { "variations" : { "plural" : {
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld 個のファイル" } }
                } } }
              }
            }
        """#),
      RuleExample(
        #"""
            "Tap" : {
              "localizations" : {
                "de" : { "variations" : { "device" : {
                  "mac" : { "stringUnit" : { "state" : "translated", "value" : "Klicken" } }
                } } }
              }
            }
        """#),
    ])

  init() {}

  var concerns: EntryFeatures { [.variations, .messages] }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    // There the header says how many forms a text has.
    guard !entry.catalog.format.isOfGettext else { return }
    for localization in entry.pluralLocalizations {
      for plural in localization.pluralVariations
      where plural.lacksOther(in: localization.locale, of: entry.catalog) {
        findings.report(
          .missingOther, at: plural.variation.kindRange, key: entry.entry.key,
          locale: localization.localization.locale, path: plural.path(of: .other))
      }
    }
  }
}

extension DiagnosticMessage {
  fileprivate static let missingOther: DiagnosticMessage =
    "the plural has no form `other`, which every language needs; add it"
}
