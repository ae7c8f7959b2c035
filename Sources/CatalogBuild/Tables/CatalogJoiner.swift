internal import CatalogModel

/// Joins the catalogs of files that hold one language each, for a program that looks texts up.
///
/// Of two files that have a text for one key and locale the first counts.
struct CatalogJoiner {
  /// What was joined so far.
  private(set) var catalog: Catalog
  private var positions: [[UInt8]: Int] = [:]

  /// Begins with nothing.
  ///
  /// - Parameters:
  ///   - first: The first catalog, whose syntax is that of entries which do not say another one.
  ///   - sourceLanguage: The locale of the source texts.
  init(like first: Catalog, sourceLanguage: String) {
    catalog = Catalog(
      sourceLanguage: sourceLanguage, syntax: first.syntax, pluralNumbers: first.pluralNumbers)
  }

  /// Adds a catalog, in linear time.
  mutating func add(_ other: Catalog) {
    for var entry in other.entries {
      if entry.syntax == nil, other.syntax != catalog.syntax { entry.syntax = other.syntax }
      let key = Array(entry.key.utf8)
      guard let position = positions[key] else {
        positions[key] = catalog.entries.count
        catalog.entries.append(entry)
        continue
      }
      let known = catalog.entries[position].localizations ?? []
      let new = (entry.localizations ?? []).filter { localization in
        !known.contains { $0.locale == localization.locale }
      }
      catalog.entries[position].localizations = known + new
    }
  }
}
