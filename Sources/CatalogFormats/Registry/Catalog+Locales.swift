package import CatalogModel
internal import LocaleCore

extension Catalog {
  /// The locales that texts are in, as the catalog spells them, each once, in the order of their bytes.
  package var locales: [String] {
    var spellings: Set<String> = []
    for entry in entries {
      for localization in entry.localizations ?? [] { spellings.insert(localization.locale) }
    }
    var tags: Set<LocaleTag> = []
    return spellings.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .filter { tags.insert(LocaleTag($0)).inserted }
  }
}
