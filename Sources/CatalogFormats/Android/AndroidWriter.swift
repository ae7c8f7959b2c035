public import CatalogModel
internal import SourceText
internal import StructuredText

/// Writes Android's string resources: UTF-8, four spaces a level, no empty lines, a line end at the end.
///
/// The bytes depend on the model alone. A text with white space that the resource compiler would take away stands in
/// quotation marks; a character that nobody sees is written as `\uXXXX`.
public struct AndroidWriter: CatalogWriter {
  private let locale: String?

  /// Creates a writer.
  ///
  /// - Parameter locale: The locale whose texts are written; `nil` for the only one of a catalog.
  public init(locale: String? = nil) { self.locale = locale }

  /// Returns the content of a file of resources.
  ///
  /// - Parameter catalog: The catalog. Its keys must be names of resources.
  /// - Throws: `CatalogWriteError` for the first part that string resources cannot hold.
  public func write(_ catalog: Catalog) throws(CatalogWriteError) -> [UInt8] {
    let texts = try ResourceTexts(of: catalog, in: locale, AndroidFormat().capabilities)
    var encoder = AndroidEncoder(catalog, texts)
    return try encoder.encode()
  }
}
