internal import LocaleCore

/// Which localizations of a catalog serve the readers of a required locale.
struct LocaleCoverage {
  /// A required locale that the source text does not serve already.
  struct Requirement {
    /// The locale.
    let locale: LocaleContext
    /// The locales of the catalog whose text serves this one, itself included.
    let covering: [LocaleContext]

    /// Returns whether one of some localizations serves the locale.
    func isMet(by localizations: [LocalizationContext]) -> Bool {
      localizations.contains { localization in
        covering.contains { $0 === localization.locale } && !localization.isEmptyObject
      }
    }
  }

  /// The locales that need a localization, each in the spelling that comes first.
  let requirements: [Requirement]

  init(_ catalog: CatalogContext) {
    let used = catalog.usedLocales.map { catalog.locale($0.locale) }
    let needsExactLocale = catalog.hasListedLocales
    func covers(_ locale: LocaleContext, _ other: LocaleContext) -> Bool {
      needsExactLocale
        ? locale.tag.isFormallyEqual(to: other.tag) : locale.tag.covers(other.tag)
    }
    var requirements: [Requirement] = []
    for required in catalog.requiredLocales where !covers(catalog.source, required) {
      // The source text in `en-US` serves the readers of `en`.
      if !needsExactLocale, required.tag.covers(catalog.source.tag) { continue }
      let isKnown = requirements.contains { $0.locale.tag.isFormallyEqual(to: required.tag) }
      guard !isKnown else { continue }
      requirements.append(
        Requirement(locale: required, covering: used.filter { covers($0, required) }))
    }
    self.requirements = requirements
  }
}
