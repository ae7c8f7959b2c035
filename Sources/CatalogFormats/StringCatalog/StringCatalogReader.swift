public import CatalogModel
public import SourceText

/// Reads Apple's String Catalogs (`.xcstrings`).
public struct StringCatalogReader: CatalogReader {
  /// Creates a reader.
  public init() {}

  /// Reads a String Catalog.
  public func read(_ file: SourceFile) -> Parsed<Catalog> {
    Parsed(value: Catalog(sourceLanguage: ""), diagnostics: [])
  }
}
