internal import CatalogFormats

/// What one table is compiled from.
package struct TableSource: Hashable, Sendable {
  /// Two files that would be compiled into the same table.
  package struct Conflict: Error, Hashable, Sendable {
    /// The table.
    package let name: String
    /// The file that was named first.
    package let first: String
    /// The other one.
    package let second: String
  }

  /// The files of a table, by their paths as the user named them.
  package enum Files: Hashable, Sendable {
    /// A String Catalog, with all locales.
    case stringCatalog(String)
    /// `.strings` and `.stringsdict` files, each with one locale.
    case localized([String])
  }

  /// The name of the table, such as `Localizable`.
  package let name: String
  /// The files.
  package let files: Files

  /// Puts files together that belong to one table.
  ///
  /// A String Catalog is a table of its own; `.strings` and `.stringsdict` files of one name are one table.
  ///
  /// - Parameter paths: Catalogs, each file once.
  /// - Returns: The tables in the order of their first files.
  /// - Throws: `Conflict` where a String Catalog has the same name as another file.
  package static func grouped(_ paths: [String]) throws(Conflict) -> [TableSource] {
    var names: [String] = []
    var files: [String: Files] = [:]
    for path in paths {
      let name = tableName(of: path)
      let isLocalized = LocalizedFolderReader.isTable(path)
      switch files[name] {
      case nil:
        names.append(name)
        files[name] = isLocalized ? .localized([path]) : .stringCatalog(path)
      case .localized(let others) where isLocalized: files[name] = .localized(others + [path])
      case .localized(let others):
        throw Conflict(name: name, first: others.first ?? "", second: path)
      case .stringCatalog(let other): throw Conflict(name: name, first: other, second: path)
      }
    }
    return names.compactMap { name in files[name].map { TableSource(name: name, files: $0) } }
  }

  /// The name of a file without its folder and its extension.
  private static func tableName(of path: String) -> String {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return String(decoding: name, as: UTF8.self)
    }
    return String(decoding: name[..<dot], as: UTF8.self)
  }
}
