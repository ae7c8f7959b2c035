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

  private static let partSize = 2048

  /// Returns the locales of a catalog, in the order of their first appearance.
  ///
  /// The parts of a large catalog are looked at in parallel: its localizations fill more memory than any cache has.
  static func all(in catalog: Catalog) -> [UsedLocale] {
    let count = catalog.entries.count
    let parts = parallelMap((count + partSize - 1) / partSize) { part in
      all(in: catalog.entries, part * partSize..<min((part + 1) * partSize, count))
    }
    guard var used = parts.first else { return [] }
    for locale in parts.dropFirst().joined() {
      guard let index = used.firstIndex(where: { $0.locale == locale.locale }) else {
        used.append(locale)
        continue
      }
      used[index].count += locale.count
      used[index].isInUse = used[index].isInUse || locale.isInUse
    }
    return used
  }

  private static func all(in entries: [Entry], _ range: Range<Int>) -> [UsedLocale] {
    var used: [UsedLocale] = []
    var positions = LocalePositions()
    // By index: entries and localizations are large, and little of them is wanted.
    for entry in range {
      guard let localizations = entries[entry].localizations else { continue }
      let counts =
        entries[entry].shouldTranslate != false && entries[entry].extractionState != .stale
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
