internal import CatalogModel
internal import SourceText

/// Reports texts that another file of the same table gives differently.
struct TableConflict: CatalogRule {
  static let description = RuleDescription(
    id: "table-conflict",
    summary: "Two files that are compiled into one table give a key different texts.",
    rationale: """
      A table is known by its name alone: `Localizable.xcstrings` and a `Localizable.strings` beside \
      it, or two catalogs of one name in a target, end up in one place. Xcode refuses to build them; \
      other tools let one file win, and nobody knows which. Files are taken for one table where they \
      have one name in one folder, localized folders apart, or in the folder of one package target.
      """,
    correction: "Keep the right text and remove the key from the other file.",
    defaultSeverity: .error,
    triggering: [
      RuleExample(
        #"""
            "↓Save" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Speichern" } }
              }
            }
        """#,
        tableMate: #"""
              "Save" : {
                "localizations" : {
                  "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } }
                }
              }
          """#)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Open" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Öffnen" } }
              }
            },
            "Save" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } }
              }
            }
        """#,
        tableMate: #"""
              "Save" : {
                "localizations" : {
                  "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Sichern" } },
                  "fr" : { "stringUnit" : { "state" : "translated", "value" : "Enregistrer" } }
                }
              }
          """#)
    ])

  init() {}

  func check(_ catalog: CatalogContext, into findings: inout FindingSink) {
    for mate in catalog.tableMates {
      var known: [String: Int] = [:]
      for (index, entry) in mate.catalog.entries.enumerated() where known[entry.key] == nil {
        known[entry.key] = index
      }
      for entry in catalog.catalog.entries {
        guard let other = known[entry.key].map({ mate.catalog.entries[$0] }),
          let locale = entry.localeThatDiffers(from: other)
        else { continue }
        findings.report(
          .conflict(entry.key, locale, path: mate.path), at: entry.keyRange, key: entry.key,
          locale: locale,
          notes: [.init(message: .otherText, path: mate.path, range: other.keyRange)])
      }
    }
  }
}

extension Entry {
  /// Returns the first locale in which two entries have different texts, or `nil` where there is none.
  fileprivate func localeThatDiffers(from other: Entry) -> String? {
    (localizations ?? []).first { localization in
      let counterpart = other.localizations?.first { $0.locale == localization.locale }
      return counterpart.map { $0.message.texts != localization.message.texts } ?? false
    }?.locale
  }
}

extension Message {
  /// The texts by the way to them.
  fileprivate var texts: [VariationPath: String] {
    var texts: [VariationPath: String] = [:]
    forEachUnit { path, unit in texts[path] = unit.value }
    return texts
  }
}

extension DiagnosticMessage {
  fileprivate static func conflict(
    _ key: String, _ locale: String, path: String
  ) -> DiagnosticMessage {
    "“\(path)” belongs to the same table and has another text for “\(key)” in \(locale); remove one"
  }

  fileprivate static let otherText: DiagnosticMessage = "the key is here in the other file"
}
