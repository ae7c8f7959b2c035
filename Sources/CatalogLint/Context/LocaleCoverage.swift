internal import LocaleCore

/// Which localizations of a catalog serve the readers of a required locale.
struct LocaleCoverage {
  /// A required locale.
  struct Requirement {
    /// The locale.
    let locale: LocaleContext
    /// The locales of the catalog whose text serves this one, itself included, the nearest first.
    let covering: [LocaleContext]
    /// Whether the source text serves the locale where it has no text of its own.
    let isServedBySource: Bool

    /// Returns whether one of some locales serves this one.
    func isMet(by locales: [LocaleContext]) -> Bool {
      for locale in locales {
        for known in covering where known === locale { return true }
      }
      return false
    }

    /// Returns the position of the localization that serves the locale best, or `nil` where none does.
    func serving(_ entry: EntryContext) -> Int? {
      for locale in covering {
        let position = entry.localizations.firstIndex {
          $0.locale === locale && !$0.isEmptyObject
        }
        if let position { return position }
      }
      return nil
    }
  }

  /// The required locales, each in the spelling that comes first, those of the siblings behind those of the
  /// catalog.
  private let locales: [Requirement]
  /// The locales of the catalog that need a localization: the source text does not serve them.
  let requirements: [Requirement]
  private let source: Requirement

  init(_ catalog: CatalogContext) {
    let used = catalog.usedLocales.map { catalog.locale($0.locale) }
    let needsExactLocale = catalog.hasListedLocales
    func covers(_ locale: LocaleContext, _ other: LocaleContext) -> Bool {
      needsExactLocale
        ? locale.tag.isFormallyEqual(to: other.tag) : locale.tag.covers(other.tag)
    }
    func requirement(_ required: LocaleContext) -> Requirement {
      // The source text in `en-US` serves the readers of `en`.
      let isServedBySource =
        covers(catalog.source, required)
        || !needsExactLocale && required.tag.covers(catalog.source.tag)
      let chain = required.tag.fallbackChain
      func distance(_ locale: LocaleContext) -> Int {
        if locale.tag.isFormallyEqual(to: required.tag) { return -1 }
        return chain.firstIndex(of: locale.tag) ?? chain.count
      }
      return Requirement(
        locale: required,
        covering: used.filter { covers($0, required) }.sorted { distance($0) < distance($1) },
        isServedBySource: isServedBySource)
    }
    var locales: [Requirement] = []
    func add(_ others: [LocaleContext]) {
      for required in others
      where !locales.contains(where: { $0.locale.tag.isFormallyEqual(to: required.tag) }) {
        locales.append(requirement(required))
      }
    }
    add(catalog.requiredLocales)
    requirements = locales.filter { !$0.isServedBySource }
    add(catalog.siblingLocales.map { catalog.locale($0.locale) }.filter { !$0.isSource })
    self.locales = locales
    source = Requirement(
      locale: catalog.source, covering: used.filter(\.isSource), isServedBySource: true)
  }

  /// Returns every locale that readers of the project have.
  ///
  /// - Parameter withSource: Whether the source language is among them.
  func all(withSource: Bool) -> [Requirement] { (withSource ? [source] : []) + locales }
}
