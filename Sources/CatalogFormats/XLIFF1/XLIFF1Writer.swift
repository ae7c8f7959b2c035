public import CatalogModel
internal import SourceText
internal import StructuredText

/// Writes XLIFF 1.2 documents as Xcode does: one element a line, two spaces a level, the namespace and the schema first.
///
/// A catalog that comes from no XLIFF document is one file, whose `original` the caller names. Texts in which white space
/// counts get `xml:space="preserve"`.
public struct XLIFF1Writer: CatalogWriter {
  private let options: WritingOptions
  private let original: String

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - options: What the catalog does not say.
  ///   - original: The path of the file that the texts come from, where the catalog names none.
  public init(_ options: WritingOptions = WritingOptions(), original: String = "catalog") {
    self.options = options
    self.original = original
  }

  /// Returns the document; takes linear time.
  ///
  /// - Parameter catalog: The catalog.
  /// - Throws: `CatalogWriteError` for the first part that the format cannot hold.
  public func write(_ catalog: Catalog) throws(CatalogWriteError) -> [UInt8] {
    let writing = try XLIFFWriting(
      catalog, options, format: "xliff", fields: XLIFF1Encoder.knownFields)
    var encoder = XLIFF1Encoder(writing, original: original)
    return try encoder.document()
  }
}
