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

  /// The name of the table, such as `Localizable`.
  package let name: String
  /// The path of the catalog, as the user named it.
  package let path: String

  /// Puts files together that belong to one table.
  ///
  /// A String Catalog is a table of its own, named as the file is.
  ///
  /// - Parameter paths: Catalogs, each file once.
  /// - Returns: The tables in the order of their first files.
  /// - Throws: `Conflict` where two String Catalogs have the same name.
  package static func grouped(_ paths: [String]) throws(Conflict) -> [TableSource] {
    var sources: [TableSource] = []
    var firstPaths: [String: String] = [:]
    for path in paths {
      let name = tableName(of: path)
      if let first = firstPaths.updateValue(path, forKey: name) {
        throw Conflict(name: name, first: first, second: path)
      }
      sources.append(TableSource(name: name, path: path))
    }
    return sources
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
