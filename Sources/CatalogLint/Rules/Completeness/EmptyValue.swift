internal import CatalogModel
internal import SourceText

/// Reports texts with nothing in them.
struct EmptyValue: EntryRule {
  static let description = RuleDescription(
    id: "empty-value",
    summary: "A translation is empty, and its source text is not.",
    rationale: """
      People see nothing where a text belongs: an empty text does not fall back to another \
      language. Left alone are the empty key, texts in state `new`, which state-new reports, \
      translations of a source text that is empty or white space itself, and source texts that a \
      tool took over from code. A plural form of the source text may be empty where another form \
      is not (`s` is added in the plural, nothing in the singular); the forms of its translations \
      may then be, too.
      """,
    correction: "Write the text, or remove the localization so that the source text is shown.",
    defaultSeverity: .error,
    triggering: [
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓" } },
                "fr" : { "stringUnit" : { "state" : "needs_review", "value" : "↓ " } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "de" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "↓" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Dateien" } }
                } } }
              }
            }
        """#),
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "↓" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "Open ${applicationName}" : {
              "localizations" : {
                "de" : { "stringSet" : { "state" : "translated", "values" : [
                  "${applicationName} öffnen", "↓"
                ] } }
              }
            }
        """#),
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "↓translated" } }
              }
            }
        """#),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "" } }
              }
            },
            " " : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "" } }
              }
            },
            "Save" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "new", "value" : "" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "NSHumanReadableCopyright" : {
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "plural.suffix %lld" : {
              "localizations" : {
                "en" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "s" } }
                } } },
                "es" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "s" } }
                } } }
              }
            }
        """#),
    ])

  init() {}

  var concerns: EntryFeatures { .blankText }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    for localization in entry.localizations {
      for blank in entry.blankTexts(in: localization) {
        let locale = localization.localization.locale
        findings.report(
          localization.locale.isSource ? .emptySource : .empty(locale), at: blank.range,
          key: entry.entry.key, locale: locale, path: blank.path)
      }
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func empty(_ locale: String) -> DiagnosticMessage {
    "the translation in \(locale) is empty; write it, or remove it so that the source text is shown"
  }

  fileprivate static let emptySource: DiagnosticMessage =
    "the source text is empty; write it, or remove it so that the key is shown"
}
