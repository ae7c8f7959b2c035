public import CatalogModel
public import SourceText
internal import StructuredText

/// Reads texts of i18next; see `I18nextFormat`.
///
/// What is no text is a diagnostic of the rule `catalog-parse`, a name that stands twice in an object one of
/// `duplicate-key`. Plural suffixes of version 3 are a warning, once a file; their texts are entries of their own.
public struct I18nextReader: CatalogReader {
  private let options: ReadingOptions

  /// Creates a reader.
  ///
  /// - Parameter options: The locale of the texts; where it has none, the path of a file says it.
  public init(_ options: ReadingOptions = ReadingOptions()) { self.options = options }

  /// Reads one file.
  ///
  /// A file that is no JSON gives an empty catalog and one diagnostic. Takes linear time.
  public func read(_ file: SourceFile) -> Parsed<Catalog> {
    let contents = MessageJSONFile(file, locale: options.locale(of: file))
    var catalog = Catalog(
      sourceLanguage: options.assumedSourceLanguage, syntax: options.syntax ?? .i18next,
      escapes: JSONSourceEscapes())
    guard let json = contents.json else {
      return Parsed(value: catalog, diagnostics: contents.diagnostics)
    }
    var decoder = MessageJSONDecoder(
      json, contents, .i18next, pathField: I18nextFormat.pathField)
    decoder.decode()
    catalog.entries = decoder.entries
    let hasDots = catalog.entries.contains { $0.key.utf8.contains(UInt8(ascii: ".")) }
    if hasDots, !decoder.isNested {
      catalog.otherFields = [Field(name: I18nextFormat.layoutField, value: .string("flat"))]
    }
    return Parsed(value: catalog, diagnostics: decoder.file.diagnostics.sortedByPlace())
  }
}
