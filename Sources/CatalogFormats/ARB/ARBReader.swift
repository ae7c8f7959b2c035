public import CatalogModel
public import SourceText

/// Reads Application Resource Bundles; see `ARBFormat`.
///
/// What is no text is a diagnostic of the rule `catalog-parse`, a name that stands twice one of `duplicate-key`. A
/// description of a message that the file has not is a warning, another locale in `@@locale` than in the name of the
/// file an error, as it is for Flutter's tool.
public struct ARBReader: CatalogReader {
  private let options: ReadingOptions

  /// Creates a reader.
  ///
  /// - Parameter options: The locale of the texts; where it has none, `@@locale` says it, then the name of the file.
  public init(_ options: ReadingOptions = ReadingOptions()) { self.options = options }

  /// Reads one file.
  ///
  /// A file that is no JSON gives an empty catalog and one diagnostic. Takes linear time.
  public func read(_ file: SourceFile) -> Parsed<Catalog> {
    let location = ARBFormat().location(of: file.path)
    let locale = options.locale ?? location?.locale ?? options.assumedSourceLanguage
    let contents = MessageJSONFile(file, locale: locale)
    let usesEscaping = options.syntax == .messageFormat1
    guard let json = contents.json else {
      return Parsed(
        value: Catalog(
          sourceLanguage: options.assumedSourceLanguage, syntax: .messageFormat1),
        diagnostics: contents.diagnostics)
    }
    var decoder = ARBDecoder(
      json, contents, usesEscaping: usesEscaping, nameLocale: location?.locale,
      hasLocale: options.locale != nil)
    var catalog = Catalog(
      sourceLanguage: options.assumedSourceLanguage, syntax: options.syntax ?? .messageFormat1,
      escapes: ARBSourceEscapes(usesEscaping: usesEscaping))
    decoder.decode(into: &catalog)
    return Parsed(value: catalog, diagnostics: decoder.file.diagnostics.sortedByPlace())
  }
}
