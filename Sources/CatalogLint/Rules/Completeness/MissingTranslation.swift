internal import CatalogModel
internal import SourceText

/// Reports entries without any localization that serves a required locale.
struct MissingTranslation: EntryRule {
  static let description = RuleDescription(
    id: "missing-translation",
    summary: "An entry has no translation in a required locale.",
    rationale: """
      People see the source language, or a bare key, in the middle of a translated app. Required \
      are the locales that are listed, else all that the catalog has. A region is served by the \
      text of its language (`es` serves `es-MX`, the source language `en` serves `en-GB`) unless \
      the region is listed itself. Left alone are entries that are marked as not to be translated, \
      the empty key, and source texts without a single letter, such as `%lld`, `%1$@ – %2$@`, \
      `1:1` or `🙂`: they are the same in every language. So are names and copyrights in \
      `InfoPlist.xcstrings` that read the same wherever they are given: the system takes them from \
      the property list. A translation that is there but empty is reported by empty-value or \
      state-new, and a key that stands twice by duplicate-key alone.
      """,
    correction: "Add the translation, or mark the entry with `\"shouldTranslate\" : false`.",
    defaultSeverity: .error,
    triggering: [
      RuleExample(
        #"""
            "Cancel" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Abbrechen" } }
              }
            },
            "↓Save" : { }
        """#),
      RuleExample(
        #"""
            "↓Save" : {
              "localizations" : {
                "es" : { "stringUnit" : { "state" : "translated", "value" : "Guardar" } }
              }
            }
        """#, locales: ["es-MX"]),
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "↓fr" : { }
              }
            }
        """#),
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "zh-Hant" : { "stringUnit" : { "state" : "translated", "value" : "儲存" } }
              }
            },
            "↓Cancel" : {
              "localizations" : {
                "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "取消" } },
                "zh-HK" : { "stringUnit" : { "state" : "translated", "value" : "取消" } }
              }
            },
            "OK" : { "shouldTranslate" : false }
        """#, locales: ["zh-Hant"]),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Colour" : {
              "localizations" : {
                "en-GB" : { "stringUnit" : { "state" : "translated", "value" : "Colour" } },
                "es" : { "stringUnit" : { "state" : "translated", "value" : "Color" } },
                "es-MX" : { "stringUnit" : { "state" : "translated", "value" : "Color" } }
              }
            },
            "Save" : {
              "localizations" : {
                "es" : { "stringUnit" : { "state" : "translated", "value" : "Guardar" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "zh" : { "stringUnit" : { "state" : "translated", "value" : "保存" } }
              }
            }
        """#, locales: ["zh-Hans"]),
      RuleExample(
        #"""
            "" : { },
            "%@ – %lld %%" : { },
            "Mac" : { "shouldTranslate" : false },
            "old" : { "extractionState" : "stale" },
            "separator" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : " · " } }
              }
            }
        """#, locales: ["de"]),
    ])

  init() {}

  func mayFind(in screen: EntryScreen) -> Bool {
    guard screen.isTranslatable else { return false }
    return screen.features.contains(.emptyObject)
      || !screen.catalog.coverage.requirements.allSatisfy { $0.isMet(by: screen.locales) }
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    guard entry.isTranslatable, !entry.isRepeated, !entry.isOnlyTranslated else { return }
    let served = entry.localizations.filter { !$0.isEmptyObject }.map(\.locale)
    let missing = entry.catalog.coverage.requirements.filter { !$0.isMet(by: served) }
    guard !missing.isEmpty, entry.needsTranslation else { return }
    for locale in missing.map(\.locale) {
      let emptyObject = entry.localizations.first { $0.locale === locale }
      findings.report(
        emptyObject == nil ? .missing(locale.identifier) : .nothingIn(locale.identifier),
        at: emptyObject?.localization.localeRange ?? entry.entry.keyRange, key: entry.entry.key,
        locale: locale.identifier)
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func missing(_ locale: String) -> DiagnosticMessage {
    "no translation in \(locale); add one"
  }

  fileprivate static func nothingIn(_ locale: String) -> DiagnosticMessage {
    "the localization in \(locale) holds nothing; add the text"
  }
}
