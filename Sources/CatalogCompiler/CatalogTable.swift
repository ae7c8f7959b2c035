public import CatalogModel

/// A catalog with the name of its table, as the program asks for it.
public struct CatalogTable: Sendable {
  /// The name; that of the file without its extension, such as `Localizable`.
  public var name: String
  /// The messages.
  public var catalog: Catalog

  /// Names a catalog.
  public init(name: String, catalog: Catalog) {
    self.name = name
    self.catalog = catalog
  }
}
