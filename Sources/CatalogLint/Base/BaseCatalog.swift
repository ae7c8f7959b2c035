internal import CatalogModel

/// The earlier state of a catalog that findings are compared with.
struct BaseCatalog: Sendable {
  /// The catalog as it was.
  let catalog: Catalog
  /// The keys that have another name now, and what became of their translations.
  let renames: [KeyRename]
  private let positions: [String: Int]

  /// Compares the two states of a catalog.
  ///
  /// Takes linear time.
  ///
  /// - Parameters:
  ///   - base: The catalog as it was.
  ///   - head: The catalog as it is.
  init(_ base: Catalog, comparedWith head: Catalog) {
    catalog = base
    positions = BaseCatalog.positions(of: base)
    renames = KeyRename.all(
      from: base, positions, to: head, BaseCatalog.positions(of: head))
  }

  /// Returns an entry as it was, or `nil` where there was none.
  func entry(_ key: String) -> Entry? { positions[key].map { catalog.entries[$0] } }

  private static func positions(of catalog: Catalog) -> [String: Int] {
    var positions: [String: Int] = [:]
    positions.reserveCapacity(catalog.entries.count)
    for (index, entry) in catalog.entries.enumerated() {
      positions[entry.key] = positions[entry.key] ?? index
    }
    return positions
  }
}
