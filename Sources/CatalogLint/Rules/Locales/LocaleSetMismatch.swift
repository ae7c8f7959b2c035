internal import CatalogModel
internal import LocaleCore
internal import SourceText

/// Reports locales that another catalog of the project has and this one lacks.
struct LocaleSetMismatch: CatalogRule {
  static let description = RuleDescription(
    id: "locale-set-mismatch",
    summary: "Another catalog of the project has a locale that this one lacks altogether.",
    rationale: """
      The app offers the language, and then a part of it stays in the source language: a new table \
      that was never sent to the translators. missing-translation does not see that, because it \
      asks for the locales that the catalog itself has. A region is served by its language (`es` \
      serves `es-MX`). Left alone are catalogs with nothing to translate, and all where the \
      locales are listed.
      """,
    correction: """
      Add the locale to this catalog, or list the locales that you support: what is not on the \
      list is not asked for.
      """,
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "Save" : { }
        """#, siblingLocales: ["de"], sourceLanguage: "↓en"),
      RuleExample(
        #"""
            "Save" : { },
            "old" : {
              "extractionState" : "stale",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "alt" } }
              }
            }
        """#, siblingLocales: ["de"], sourceLanguage: "↓en"),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "es" : { "stringUnit" : { "state" : "translated", "value" : "Guardar" } },
                "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "保存" } }
              }
            }
        """#, siblingLocales: ["en-GB", "es-MX", "zh-CN", "zh"]),
      RuleExample(
        #"""
            "%lld %%" : { },
            "Mac" : { "shouldTranslate" : false },
            "old" : { "extractionState" : "stale" }
        """#, siblingLocales: ["de", "fr"]),
      RuleExample(
        #"""
            "Save" : { }
        """#, siblingLocales: ["en"], sourceLanguage: "en-US"),
    ])

  init() {}

  func check(_ catalog: CatalogContext, into findings: inout FindingSink) {
    guard !catalog.siblingLocales.isEmpty, catalog.hasTextToTranslate else { return }
    for sibling in missingLocales(in: catalog) {
      findings.report(
        .missing(sibling.locale, path: sibling.path), at: catalog.catalog.sourceLanguageRange,
        locale: sibling.locale)
    }
  }

  /// The locales that nothing in the catalog serves, each in one spelling.
  private func missingLocales(in catalog: CatalogContext) -> [CatalogContext.SiblingLocale] {
    let inUse = catalog.usedLocales.filter(\.isInUse)
    let present = [catalog.source] + inUse.map { catalog.locale($0.locale) }
    var missing: [CatalogContext.SiblingLocale] = []
    for sibling in catalog.siblingLocales {
      let tag = catalog.locale(sibling.locale).tag
      let isKnown = missing.contains { catalog.locale($0.locale).tag.isFormallyEqual(to: tag) }
      let isServed =
        tag.covers(catalog.source.tag) || present.contains { $0.tag.covers(tag) }
      if !isKnown, !isServed { missing.append(sibling) }
    }
    return missing
  }
}

extension CatalogContext {
  fileprivate var hasTextToTranslate: Bool {
    catalog.entries.contains { entry in
      guard entry.extractionState != .stale else { return false }
      return EntryContext(entry, in: self).needsTranslation
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func missing(_ locale: String, path: String) -> DiagnosticMessage {
    "this catalog has no translation in \(locale), and “\(path)” has; add the locale here, too"
  }
}
