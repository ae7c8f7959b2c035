internal import CatalogRuntime
internal import FormFields
internal import ICUKit

/// The languages that the form is there in.
enum DemoLanguages {
  /// The identifiers, in ascending order.
  static let identifiers = CatalogBundle.fields.locales.sorted()

  /// Returns the language after another one, the first one after the last.
  static func language(after locale: CatalogLocale) -> CatalogLocale {
    let current = shown(for: locale).identifier
    let next = identifiers.first { $0 > current } ?? identifiers.first
    return next.map { CatalogLocale($0) } ?? locale
  }

  /// Returns the language that texts appear in for a reader.
  static func shown(for locale: CatalogLocale) -> CatalogLocale {
    CatalogBundle.fields.bestLocale(for: locale)
  }

  /// Returns the direction of the language that texts appear in.
  static func direction(for locale: CatalogLocale) -> TextDirection {
    LocaleIdentity(shown(for: locale).identifier).isRightToLeft ? .rightToLeft : .leftToRight
  }
}
