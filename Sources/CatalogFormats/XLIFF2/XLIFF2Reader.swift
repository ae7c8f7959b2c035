public import CatalogModel
public import SourceText
internal import StructuredText

/// Reads XLIFF 2.0, 2.1 and 2.2 documents.
public struct XLIFF2Reader: CatalogReader {
  private let options: ReadingOptions

  /// Creates a reader.
  public init(_ options: ReadingOptions = ReadingOptions()) { self.options = options }

  /// Reads a document, and finds what the specification forbids in it.
  ///
  /// A file that is no XLIFF 2 gives an empty catalog and one diagnostic. Nothing outside of the file is opened. Takes
  /// linear time.
  public func read(_ file: SourceFile) -> Parsed<Catalog> {
    let contents = XLIFFFile(file, as: .version2)
    guard let xml = contents.xml else {
      return Parsed(
        value: Catalog(sourceLanguage: options.assumedSourceLanguage),
        diagnostics: contents.diagnostics)
    }
    let document = XLIFF2Document(xml)
    var decoder = XLIFF2Decoder(document, options)
    return Parsed(value: decoder.catalog(), diagnostics: XLIFF2Checker.check(document))
  }
}
