internal import LocaleCore

extension CatalogFormat {
  /// Returns where the texts of a locale may stand that belong to the same table as a file, the usual path first.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - path: A file of the table.
  /// - Returns: Paths that ``location(of:)`` finds the table and the locale in; none where the format keeps all locales
  ///   in one file, or the path tells nothing.
  package func paths(of locale: String, besides path: String) -> [String] {
    guard layout != .multilingual, let known = location(of: path) else { return [] }
    let tag = LocaleTag(posixName: locale) ?? LocaleTag(locale)
    let name = FileName(path).text
    let ending = name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
    var found: [String] = []
    for table in tables(of: known, path) {
      for spelling in spellings(of: locale, like: known.locale) {
        for mark in ["", "-", "_", "."] {
          guard let star = table.firstIndex(of: "*") else { continue }
          let candidate = table[..<star] + mark + spelling + table[table.index(after: star)...]
          let isWhole = candidate.hasSuffix(ending) || table != known.table
          let path = String(candidate) + (isWhole ? "" : ending)
          guard let other = location(of: path), other.table == known.table || table != known.table,
            let name = other.locale, (LocaleTag(posixName: name) ?? LocaleTag(name)) == tag,
            !found.contains(path)
          else { continue }
          found.append(path)
        }
      }
    }
    return found
  }

  /// The tables that a file may belong to: a template has none of its own and stands beside its translations.
  private func tables(of location: TableLocation, _ path: String) -> [String] {
    guard !location.table.contains("*"), path.hasSuffix(".pot") else { return [location.table] }
    let folder = path.dropLast(FileName(path).text.utf8.count)
    return [folder + "*.po", folder + location.name + ".*.po"].map { String($0) }
  }

  private func spellings(of locale: String, like known: String?) -> [String] {
    let hyphens = String(locale.map { $0 == "_" ? "-" : $0 })
    let underscores = String(locale.map { $0 == "-" ? "_" : $0 })
    let parts = hyphens.split(separator: "-")
    let usual =
      fieldPrefixes.contains("gettext.") || known?.contains("_") == true
      ? [underscores, hyphens] : [locale, hyphens, underscores]
    guard parts.count > 1 else { return usual }
    // Android’s spellings.
    return usual + [parts[0] + "-r" + parts[1], "b+" + parts.joined(separator: "+")]
  }
}
