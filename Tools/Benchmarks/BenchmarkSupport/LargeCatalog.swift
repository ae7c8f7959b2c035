public import CatalogModel

/// Makes catalogs of more locales and keys than fit well into a file of Xcode.
///
/// All entries are texts without placeholders, translated into every locale.
public enum LargeCatalog {
  private static let regions = ["", "-AT", "-CA"]

  /// The largest number of locales, the source language included.
  public static let maximumLocaleCount = 1 + languages.count * regions.count

  // One that names its region cannot take another one.
  private static let languages = SampleLanguage.translations.filter { $0.locale != "pt-BR" }

  /// Makes a catalog of English and its translations.
  ///
  /// - Parameters:
  ///   - keyCount: The number of keys.
  ///   - localeCount: The number of locales with English, up to ``maximumLocaleCount``.
  ///   - seed: What tells one catalog from another of the same size.
  public static func make(keyCount: Int, localeCount: Int, seed: UInt64 = 1) -> Catalog {
    precondition((1...maximumLocaleCount).contains(localeCount))
    let locales = regions.flatMap { region in languages.map { ($0.locale + region, $0) } }
      .prefix(localeCount - 1)
    var numbers = SplitMix64(seed: seed)
    let entries = (0..<keyCount).map { index in
      let shape = SampleText(placeholders: [], using: &numbers)
      let key = shape.text(in: .english, using: &numbers) + " \(index)"
      let localizations = locales.map { locale, language in
        let unit = StringUnit(value: shape.text(in: language, using: &numbers))
        return Localization(locale: locale, message: Message(root: MessageNode(unit: unit)))
      }
      return Entry(key: key, localizations: localizations)
    }
    return Catalog(sourceLanguage: "en", version: "1.0", entries: entries)
  }
}
