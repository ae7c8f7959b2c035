public import CatalogModel
public import SourceText
internal import StructuredText

/// Reads XLIFF 1.2 documents.
public struct XLIFF1Reader: CatalogReader {
  private let options: ReadingOptions

  /// Creates a reader.
  public init(_ options: ReadingOptions = ReadingOptions()) { self.options = options }

  /// Reads a document, and finds what the specification forbids in it.
  ///
  /// A file that is no XLIFF 1.2 gives an empty catalog and one diagnostic. Nothing outside of the file is opened. Takes
  /// linear time.
  public func read(_ file: SourceFile) -> Parsed<Catalog> {
    let contents = XLIFFFile(file, as: .version1)
    guard let xml = contents.xml else {
      return Parsed(
        value: Catalog(sourceLanguage: options.assumedSourceLanguage),
        diagnostics: contents.diagnostics)
    }
    var decoder = XLIFF1Decoder(xml, options)
    let catalog = decoder.catalog()
    return Parsed(
      value: catalog, diagnostics: XLIFF1Checker.check(xml, locale: options.locale))
  }
}
