internal import CatalogModel
internal import SourceText

/// Reports substitutions that no text refers to.
struct SubstitutionUnused: EntryRule {
  static let description = RuleDescription(
    id: "substitution-unused",
    summary: "A localization defines a substitution that none of its texts refers to.",
    rationale: """
      Its forms are translated and never shown; mostly a translation has lost the reference \
      `%#@name@`, and with it the number. A message without any text is left alone: there the \
      translation has not begun.
      """,
    correction: "Put `%#@name@` into the text, or remove the substitution.",
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "files" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : { "state" : "translated", "value" : "%lld files" },
                  "substitutions" : { "↓files" : { "argNum" : 1, "formatSpecifier" : "lld",
                    "variations" : { "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg file" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg files, %#@files@" } }
                    } }
                  } }
                }
              }
            }
        """#)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "files" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : { "state" : "translated", "value" : "%#@files@" },
                  "substitutions" : {
                    "files" : { "argNum" : 1, "formatSpecifier" : "lld",
                      "variations" : { "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg file" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg files in %#@folders@" } }
                      } }
                    },
                    "folders" : { "argNum" : 2, "formatSpecifier" : "lld",
                      "variations" : { "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg folder" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg folders" } }
                      } }
                    }
                  }
                },
                "de" : {
                  "stringUnit" : { "state" : "new", "value" : "" },
                  "substitutions" : { "files" : { "argNum" : 1, "formatSpecifier" : "lld",
                    "variations" : { "plural" : {
                      "other" : { "stringUnit" : { "state" : "new", "value" : "%arg files" } }
                    } }
                  } }
                }
              }
            }
        """#)
    ])

  init() {}

  var concerns: EntryFeatures { .variations }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    for localization in entry.varyingLocalizations {
      let units = localization.units
      guard units.contains(where: { $0.path.substitution == nil && $0.hasText }) else { continue }
      var usedNames: Set<String> = []
      for unit in units {
        for reference in unit.substitutionReferences where reference.name != unit.path.substitution
        {
          usedNames.insert(reference.name)
        }
      }
      for substitution in localization.localization.message.substitutions
      where !usedNames.contains(substitution.name) {
        findings.report(
          .unused(substitution.name), at: substitution.nameRange, key: entry.entry.key,
          locale: localization.localization.locale,
          path: VariationPath(substitution: substitution.name))
      }
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func unused(_ name: String) -> DiagnosticMessage {
    "no text refers to the substitution “\(name)”; put %#@\(name)@ into the text or remove it"
  }
}
