public import CatalogModel
public import SourceText
internal import StructuredText

/// Reads Apple's String Catalogs (`.xcstrings`).
///
/// Apple publishes no specification; the fields are those that real files hold. Whatever is not
/// known is kept in `otherFields`. What cannot be a String Catalog is a diagnostic of the rule
/// `catalog-parse`, a name that stands twice one of `duplicate-key`.
public struct StringCatalogReader: CatalogReader {
  /// The longest key, in UTF-8 bytes, that is not reported.
  ///
  /// A longer one is damage. It is read all the same, and shortened in reports.
  public static let maximumKeyByteCount = 65_536

  /// Creates a reader.
  public init() {}

  /// Reads a String Catalog.
  ///
  /// A file that is no JSON gives an empty catalog and one diagnostic. Takes linear time.
  public func read(_ file: SourceFile) -> Parsed<Catalog> {
    do {
      var decoder = StringCatalogDecoder(try JSONDocument(parsing: file.bytes))
      let catalog = decoder.decodeCatalog()
      return Parsed(value: catalog, diagnostics: decoder.diagnostics.sortedByPlace())
    } catch {
      let diagnostic =
        ConflictMarkers.diagnostic(in: file)
        ?? Diagnostic(
          rule: .catalogParse, severity: .error,
          message: ForeignContent(of: file)?.message ?? error.message, range: error.range)
      return Parsed(value: Catalog(sourceLanguage: ""), diagnostics: [diagnostic])
    }
  }
}
