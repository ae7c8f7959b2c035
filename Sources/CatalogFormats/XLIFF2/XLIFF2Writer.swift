public import CatalogModel
internal import SourceText
internal import StructuredText

/// Writes XLIFF 2 documents: one element a line, two spaces a level, attributes with double quotation marks.
///
/// The version is that of the catalog where it is 2.0, 2.1 or 2.2, else 2.1; a document with plural forms is 2.2. A key
/// that is no identifier becomes the name of its unit, whose identifier is `u` and its number. States without a word of
/// their own are sub-states: `catalog:needs_review`, `catalog:machine_translated`.
public struct XLIFF2Writer: CatalogWriter {
  private let options: WritingOptions

  /// Creates a writer.
  public init(_ options: WritingOptions = WritingOptions()) { self.options = options }

  /// Returns the document; takes linear time.
  ///
  /// - Parameter catalog: The catalog.
  /// - Throws: `CatalogWriteError` for the first part that the format cannot hold.
  public func write(_ catalog: Catalog) throws(CatalogWriteError) -> [UInt8] {
    let writing = try XLIFFWriting(
      catalog, options, format: "xliff2", fields: XLIFF2Encoder.knownFields)
    var encoder = XLIFF2Encoder(writing)
    return try encoder.document()
  }
}
