internal import CatalogModel
internal import SourceText

/// Reports keys that have another name than in the base.
struct KeyRenamed: CatalogRule {
  static let description = RuleDescription(
    id: "key-renamed",
    summary: "A key has another name than in the base.",
    rationale: """
      Where a key is renamed in code alone, the new key comes without translations and the old one \
      stays behind with them: two faults that are one, and the translators are asked for what they \
      have done. The rule needs `--base`. It tells a renamed key by its source text, which no \
      other key that came or went may have, and says so in the place of `missing-translation` and \
      `stale-key`. A key that took all its translations along is no more than an info.
      """,
    correction: "Move the translations of the old key to the new one, and remove the old one.",
    defaultSeverity: .error,
    triggering: [
      RuleExample(
        #"""
            "save" : {
              "extractionState" : "stale",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Save" } }
              }
            },
            "↓toolbar.save" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "new", "value" : "Save" } }
              }
            }
        """#,
        base: #"""
              "save" : {
                "localizations" : {
                  "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } },
                  "en" : { "stringUnit" : { "state" : "translated", "value" : "Save" } }
                }
              }
          """#),
      RuleExample(
        #"""
            "↓toolbar.save" : {
              "extractionState" : "manual",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Save" } }
              }
            }
        """#,
        base: #"""
              "Save" : {
                "localizations" : {
                  "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } }
                }
              }
          """#),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "save" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Save" } }
              }
            },
            "toolbar.save" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Save" } }
              }
            }
        """#,
        base: #"""
              "save" : {
                "localizations" : {
                  "en" : { "stringUnit" : { "state" : "translated", "value" : "Save" } }
                }
              }
          """#),
      RuleExample(
        #"""
            "Save as" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern als" } }
              }
            }
        """#,
        base: #"""
              "Save" : {
                "localizations" : {
                  "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } }
                }
              }
          """#),
    ])

  init() {}

  func check(_ catalog: CatalogContext, into findings: inout FindingSink) {
    guard let renames = catalog.base?.renames, !renames.isEmpty else { return }
    var ranges: [String: SourceRange?] = [:]
    for entry in catalog.catalog.entries { ranges[entry.key] = .some(entry.keyRange) }
    for rename in renames {
      findings.report(
        .renamed(rename), at: ranges[rename.new] ?? nil, key: rename.new,
        limitedTo: rename.lostLocales.isEmpty ? .info : .error)
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func renamed(_ rename: KeyRename) -> DiagnosticMessage {
    if rename.lostLocales.isEmpty { return "this key was “\(rename.old)” in the base" }
    let locales = rename.lostLocales.joined(separator: ", ")
    return
      "this key was “\(rename.old)” in the base, with translations in \(locales); move them here"
  }
}
