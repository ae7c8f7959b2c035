public import CatalogModel
public import SourceText
internal import StructuredText

/// Reads texts of Ruby on Rails; see `RailsYAMLFormat`.
///
/// What is no YAML, and what cannot be a text, is a diagnostic of the rule `catalog-parse`, a name that stands twice one
/// of `duplicate-key`. A name or a value that Ruby takes for a truth value where a text is meant is a warning.
public struct RailsYAMLReader: CatalogReader {
  private let options: ReadingOptions

  /// Creates a reader.
  ///
  /// - Parameter options: The locale of the texts where the file does not say it.
  public init(_ options: ReadingOptions = ReadingOptions()) { self.options = options }

  /// Reads one file.
  ///
  /// A file that is no YAML gives an empty catalog and one diagnostic. Takes linear time.
  public func read(_ file: SourceFile) -> Parsed<Catalog> {
    var catalog = Catalog(
      sourceLanguage: options.assumedSourceLanguage, syntax: options.syntax ?? .ruby,
      escapes: YAMLSourceEscapes())
    let text: DecodedText
    let document: YAMLDocument
    do throws(TextFile.Problem) {
      text = try TextFile.decode(file)
    } catch {
      return Parsed(value: catalog, diagnostics: [error.diagnostic])
    }
    do throws(YAMLSyntaxError) {
      document = try YAMLDocument(text)
    } catch {
      let diagnostic =
        ConflictMarkers.diagnostic(in: file)
        ?? Diagnostic(
          rule: .catalogParse, severity: .error, message: error.message, range: error.range)
      return Parsed(value: catalog, diagnostics: [diagnostic])
    }
    var decoder = RailsYAMLDecoder(
      file, locale: options.locale ?? options.assumedSourceLanguage,
      expectedLocale: RailsYAMLFormat().location(of: file.path)?.locale)
    if let root = document.root { decoder.decode(root) }
    catalog.entries = decoder.entries
    return Parsed(value: catalog, diagnostics: decoder.diagnostics.sortedByPlace())
  }
}
