package import CatalogFormats

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
    /// Files of another format, each with all locales of its table or with one.
    case other([String])
  }

  /// The name of the table, such as `Localizable`.
  package let name: String
  /// The files.
  package let files: Files

  /// Puts files together that belong to one table.
  ///
  /// A String Catalog is a table of its own; `.strings` and `.stringsdict` files of one name are one table where
  /// their localized folders (`LANG.lproj`) stand in one folder.
  ///
  /// - Parameters:
  ///   - paths: Catalogs, each file once.
  ///   - resolveFolder: Returns the path of a folder, the same one for each of its spellings.
  ///   - format: Returns the format of a file and what its path tells; `nil` leaves that to the name.
  /// - Returns: The tables in the order of their first files.
  /// - Throws: `Conflict` where a String Catalog has the same name as another file, and where files of one name
  ///   are in several places.
  package static func grouped(
    _ paths: [String], resolvingFolders resolveFolder: (String) -> String = { $0 },
    format: (String) -> (any CatalogFormat, TableLocation?)? = { _ in nil }
  ) throws(Conflict) -> [TableSource] {
    var names: [String] = []
    var places: [String: [UInt8]] = [:]
    var files: [String: Files] = [:]
    for path in paths {
      if let (format, location) = format(path), !isOfApple(format) {
        let name = location?.name ?? tableName(of: path)
        let isPart = format.layout != .multilingual && location != nil
        let place = Array(("\(format.id):" + (location?.table ?? path)).utf8)
        switch files[name] {
        case nil:
          names.append(name)
          files[name] = .other([path])
          places[name] = place
        case .other(let others) where isPart && places[name] == place:
          files[name] = .other(others + [path])
        case .other(let others), .localized(let others):
          throw Conflict(name: name, first: others.first ?? "", second: path)
        case .stringCatalog(let other): throw Conflict(name: name, first: other, second: path)
        }
        continue
      }
      let name = tableName(of: path)
      let isLocalized = LocalizedFolderReader.isTable(path)
      // By their bytes: names that are canonically equivalent are two.
      let place = Array((resolveFolder(folder(ofTableWith: path)) + "/" + name).utf8)
      switch files[name] {
      case nil:
        names.append(name)
        files[name] = isLocalized ? .localized([path]) : .stringCatalog(path)
        places[name] = place
      case .localized(let others) where isLocalized && places[name] == place:
        files[name] = .localized(others + [path])
      case .localized(let others), .other(let others):
        throw Conflict(name: name, first: others.first ?? "", second: path)
      case .stringCatalog(let other): throw Conflict(name: name, first: other, second: path)
      }
    }
    return names.compactMap { name in files[name].map { TableSource(name: name, files: $0) } }
  }

  /// Whether the files of a format are tables as Apple’s platforms have them.
  private static func isOfApple(_ format: any CatalogFormat) -> Bool {
    ["xcstrings", "strings", "stringsdict"].contains(format.id)
  }

  /// The folder that the localized folder of a file stands in, or that of the file where that is not localized.
  private static func folder(ofTableWith path: String) -> String {
    let folder = folder(of: path)
    return folder.utf8.reversed().starts(with: ".lproj".utf8.reversed())
      ? self.folder(of: folder) : folder
  }

  private static func folder(of path: String) -> String {
    let slash = UInt8(ascii: "/")
    guard let end = path.utf8.lastIndex(of: slash) else { return "." }
    let folder = path.utf8[..<end].reversed().drop { $0 == slash }.reversed()
    return folder.isEmpty ? "/" : String(decoding: folder, as: UTF8.self)
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
