/// Finds out which of the files of a table has the source texts.
package enum TableLanguage {
  /// Returns the locale of the source texts of a table whose files hold one language each.
  ///
  /// It is the one that somebody named, else that of the file without a locale in its path, else English or a region of
  /// it.
  ///
  /// - Parameters:
  ///   - files: The locales of the files as they spell them, and whether the path names no locale.
  ///   - named: The language that somebody named.
  /// - Returns: The locale, as a file spells it where one has it; `nil` where nothing tells, so that each file stands
  ///   alone.
  package static func source(
    of files: [(locale: String, isBase: Bool)], named: String?
  ) -> String? {
    if let named { return match(named, among: files.map(\.locale)) ?? named }
    if let base = files.first(where: \.isBase) { return base.locale }
    return match("en", among: files.map(\.locale))
  }

  /// The locale itself, else the first of its regions.
  private static func match(_ language: String, among locales: [String]) -> String? {
    let wanted = normalized(language)
    if let exact = locales.first(where: { normalized($0) == wanted }) { return exact }
    return locales.filter { normalized($0).hasPrefix(wanted + "-") }.min {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }

  private static func normalized(_ locale: String) -> String {
    String(locale.lowercased().map { $0 == "_" ? "-" : $0 })
  }
}
