internal import CatalogModel
internal import SourceText

/// A locale of a catalog, with the place where it first stands.
struct UsedLocale: Sendable {
  /// The locale, as the file spells it.
  let locale: String
  /// Where it first stands.
  let firstRange: SourceRange?
  /// How many localizations have it.
  fileprivate(set) var count: Int
  /// Whether an entry that is to be translated has it.
  fileprivate(set) var isInUse: Bool

  static func all(in catalog: Catalog) -> [UsedLocale] {
    var used: [UsedLocale] = []
    var positions = LocalePositions()
    for entry in catalog.entries {
      let counts = entry.shouldTranslate != false && entry.extractionState != .stale
      guard let localizations = entry.localizations else { continue }
      // By index: a localization is large, and only its name is wanted.
      for index in localizations.indices {
        let position = positions.position(of: localizations[index].locale)
        if position == used.count {
          used.append(
            UsedLocale(
              locale: localizations[index].locale, firstRange: localizations[index].localeRange,
              count: 0, isInUse: false))
        }
        used[position].count += 1
        used[position].isInUse = used[position].isInUse || counts
      }
    }
    return used
  }
}
