internal import CatalogModel
public import SourceText

/// A locale of a catalog, with the place where it first stands.
public struct UsedLocale: Sendable {
  /// The locale, as the file spells it.
  public let locale: String
  /// Where it first stands.
  public let firstRange: SourceRange?
  /// How many localizations have it.
  public fileprivate(set) var count: Int
  /// Whether an entry that is to be translated has it.
  public fileprivate(set) var isInUse: Bool

  static func all(in catalog: Catalog) -> [UsedLocale] {
    var used: [UsedLocale] = []
    var positions = LocalePositions()
    for entry in catalog.entries {
      let counts = entry.shouldTranslate != false && entry.extractionState != .stale
      for localization in entry.localizations ?? [] {
        let position = positions.position(of: localization.locale)
        if position == used.count {
          used.append(
            UsedLocale(
              locale: localization.locale, firstRange: localization.localeRange, count: 0,
              isInUse: false))
        }
        used[position].count += 1
        used[position].isInUse = used[position].isInUse || counts
      }
    }
    return used
  }
}
