internal import CatalogModel
internal import MessageSyntax
internal import SourceText

/// Reports references to substitutions that the message does not define.
struct SubstitutionUndefined: EntryRule {
  static let description = RuleDescription(
    id: "substitution-undefined",
    summary: "A text refers to a substitution that its localization does not define.",
    rationale: """
      Apple's compiler refuses the catalog: “Referencing undefined substitution”. Each localization \
      defines its own substitutions; those of the source language do not count for a translation. \
      Names are compared byte by byte.
      """,
    correction: "Define the substitution in the localization, or correct the name in the text.",
    defaultSeverity: .error,
    triggering: [
      RuleExample(
        #"""
            "files.in" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : { "state" : "translated", "value" : "%#@files@ in %2$@" },
                  "substitutions" : { "files" : { "argNum" : 1, "formatSpecifier" : "lld",
                    "variations" : { "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg file" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg files" } }
                    } }
                  } }
                },
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓%#@files@ in %2$@" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "files" : {
              "localizations" : {
                "en" : {
                  "variations" : { "device" : {
                    "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click “↓%#@Files@”" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%#@files@" } }
                  } },
                  "substitutions" : { "files" : { "formatSpecifier" : "lld",
                    "variations" : { "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg file" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg files in ↓%2$#@place@" } }
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
                "de" : {
                  "stringUnit" : { "state" : "translated", "value" : "%#@total.files@ insgesamt" },
                  "substitutions" : { "total.files" : { "formatSpecifier" : "lld",
                    "variations" : { "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg Datei" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg Dateien" } }
                    } }
                  } }
                }
              }
            }
        """#)
    ])

  init() {}

  var concerns: EntryFeatures { .formats }

  func mayFind(in screen: EntryScreen) -> Bool {
    !screen.hasSameFormats
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    for text in entry.formattedTexts {
      let names = text.localization.localization.message.substitutions.map(\.name)
      for reference in text.unit.substitutionReferences where !names.contains(reference.name) {
        findings.report(
          .undefined(
            reference.name, nearest: NameSuggestion.nearest(to: reference.name, among: names)),
          at: text.unit.range(of: reference.placeholder.range, in: entry.catalog),
          key: entry.entry.key, locale: text.localization.localization.locale, path: text.unit.path)
      }
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func undefined(_ name: String, nearest: String?) -> DiagnosticMessage {
    guard let nearest else {
      return "the substitution “\(name)” is not defined in this localization; define it"
    }
    return
      "the substitution “\(name)” is not defined in this localization; did you mean “\(nearest)”?"
  }
}
