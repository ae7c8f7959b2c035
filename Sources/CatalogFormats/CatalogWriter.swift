public import CatalogModel

/// Writes one catalog format.
public protocol CatalogWriter: Sendable {
  /// Returns the content of a file that holds a catalog.
  ///
  /// Nothing of the catalog is dropped: what the format cannot hold is an error.
  ///
  /// - Parameter catalog: The catalog. Its ranges play no part.
  /// - Throws: `CatalogWriteError` for the first part that the format cannot hold.
  func write(_ catalog: Catalog) throws(CatalogWriteError) -> [UInt8]
}
