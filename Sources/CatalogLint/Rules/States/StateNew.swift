internal import CatalogModel
internal import SourceText

/// Reports translations that nobody has begun.
struct StateNew: EntryRule {
  static let description = RuleDescription(
    id: "state-new",
    summary: "A translation is still in state `new`.",
    rationale: """
      Nobody has translated the text yet; what stands there is nothing or a copy of the source \
      text, and people see a mixture of languages. Each translation is reported once, at its first \
      text in this state. Left alone are source texts without a single letter, such as `%lld`. The \
      source language is left alone: Xcode itself writes source texts in state `new` when it \
      numbers the arguments of a key.
      """,
    correction: "Translate the text; Xcode then sets its state to `translated`.",
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "↓new", "value" : "" } },
                "fr" : { "stringUnit" : { "state" : "↓new", "value" : "Save" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "pl" : { "variations" : { "plural" : {
                  "few" : { "stringUnit" : { "state" : "↓new", "value" : "" } },
                  "many" : { "stringUnit" : { "state" : "new", "value" : "" } },
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld plik" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld pliku" } }
                } } }
              }
            }
        """#),
      RuleExample(
        #"""
            "Open ${applicationName}" : {
              "localizations" : {
                "de" : { "stringSet" : { "state" : "↓new", "values" : [ "Open ${applicationName}" ] } }
              }
            }
        """#),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "%@ sent %lld files" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "%2$lld Dateien von %1$@" } },
                "en" : { "stringUnit" : { "state" : "new", "value" : "%1$@ sent %2$lld files" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "new", "value" : "" } }
              }
            },
            "Mac" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "new", "value" : "Mac" } }
              },
              "shouldTranslate" : false
            },
            "%lld × %lld" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "new", "value" : "%lld × %lld" } }
              }
            }
        """#),
    ])

  init() {}

  var concerns: EntryFeatures { .newText }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    entry.reportTranslations(in: .new, as: DiagnosticMessage.notTranslated, into: &findings)
  }
}

extension DiagnosticMessage {
  fileprivate static func notTranslated(_ locale: String) -> DiagnosticMessage {
    "the translation in \(locale) is still marked as new; translate it"
  }
}
