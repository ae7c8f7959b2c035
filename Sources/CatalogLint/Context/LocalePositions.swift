/// Numbers the locales of a catalog in the order of their first appearance.
///
/// Entries have their locales in the same order nearly always: the one after the last is tried
/// first, and a look-up then costs one comparison.
struct LocalePositions {
  private var locales: [String]
  private var last: Int

  /// Starts with some locales, at positions from 0.
  init(_ locales: [String] = []) {
    self.locales = locales
    last = max(locales.count - 1, 0)
  }

  /// Returns the position of a locale; a new one gets the next position.
  mutating func position(of locale: String) -> Int {
    for step in 0..<locales.count {
      let index = (last + 1 + step) % locales.count
      if locales[index] == locale {
        last = index
        return index
      }
    }
    locales.append(locale)
    last = locales.count - 1
    return last
  }
}
