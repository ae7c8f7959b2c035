internal import CompiledCatalog

/// A table of a bundle.
final class BundleTable: Sendable {
  let file: BundleFile
  let number: TableNumber
  let name: String
  /// The locale of the source text, by its index in the file and its tag.
  let source: (index: Int, tag: String)
  /// The position among the tables of the bundle.
  let position: Int

  private init?(_ number: TableNumber, of file: BundleFile, position: Int) {
    guard let name = file.catalog.name(of: number),
      let index = file.catalog.sourceLocale(of: number),
      let tag = file.catalog.tag(ofLocale: index)
    else { return nil }
    self.file = file
    self.number = number
    self.name = name
    source = (index, tag)
    self.position = position
  }

  /// Returns the tables of some files: those of one name side by side, in the order of the files.
  static func tables(of files: [BundleFile]) -> [BundleTable] {
    var found: [(file: BundleFile, number: TableNumber, name: String)] = []
    for file in files {
      for number in 0..<UInt32(truncatingIfNeeded: file.catalog.tableCount) {
        let number = TableNumber(rawValue: number)
        if let name = file.catalog.name(of: number) { found.append((file, number, name)) }
      }
    }
    var firsts: [String: Int] = [:]
    for (index, table) in found.enumerated() where firsts[table.name] == nil {
      firsts[table.name] = index
    }
    let order = found.indices.sorted {
      (firsts[found[$0].name] ?? 0, $0) < (firsts[found[$1].name] ?? 0, $1)
    }
    var tables: [BundleTable] = []
    for index in order {
      let (file, number, _) = found[index]
      if let table = BundleTable(number, of: file, position: tables.count) { tables.append(table) }
    }
    return tables
  }
}
