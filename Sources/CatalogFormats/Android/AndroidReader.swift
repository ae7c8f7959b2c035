public import CatalogModel
public import SourceText
internal import StructuredText

/// Reads Android's string resources as the resource compiler aapt2 does; see `AndroidFormat`.
///
/// Entries are `manual`: no key is a source text. What aapt2 refuses is a diagnostic of the rule `catalog-parse`, a
/// name or a quantity that stands twice one of `duplicate-key`.
public struct AndroidReader: CatalogReader {
  private let options: ReadingOptions

  /// Creates a reader.
  ///
  /// - Parameter options: The locale of the texts; where it has none, the path of a file says it, then the attribute
  ///   `tools:locale`.
  public init(_ options: ReadingOptions = ReadingOptions()) { self.options = options }

  /// Reads the resources of one file.
  ///
  /// A file that is no XML gives an empty catalog and one diagnostic. Takes linear time.
  public func read(_ file: SourceFile) -> Parsed<Catalog> {
    let text: DecodedText
    do { text = try DecodedText(file.bytes) } catch { return failure(in: file, at: error.range) }
    var decoder = AndroidDecoder(text, options, file)
    guard decoder.decode() else { return failure(in: file, at: decoder.place) }
    return Parsed(value: decoder.catalog, diagnostics: decoder.diagnostics.sortedByPlace())
  }

  private func failure(in file: SourceFile, at place: SourceRange) -> Parsed<Catalog> {
    Parsed(
      value: Catalog(sourceLanguage: options.assumedSourceLanguage),
      diagnostics: [diagnostic(in: file, at: place)])
  }

  private func diagnostic(in file: SourceFile, at place: SourceRange) -> Diagnostic {
    do {
      _ = try XMLDocument(parsing: file.bytes)
    } catch {
      if let conflict = ConflictMarkers.diagnostic(in: file, at: error.range.start) {
        return conflict
      }
      let isPointer = ForeignContent(of: file) == .gitLFSPointer
      return Diagnostic(
        rule: .catalogParse, severity: .error,
        message: isPointer ? ForeignContent.gitLFSPointer.message : error.message,
        range: error.range)
    }
    let isUTF8 = (try? DecodedText(file.bytes)) != nil
    let message: DiagnosticMessage =
      isUTF8
      ? """
      string resources have no declarations in a document type, no encoding but UTF-8, and no \
      tags beyond ASCII; remove what stands here
      """
      : "these bytes are not UTF-8, which string resources have to be; save the file as UTF-8"
    return Diagnostic(rule: .catalogParse, severity: .error, message: message, range: place)
  }
}
