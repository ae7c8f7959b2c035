public import CatalogModel
public import SourceText
internal import StructuredText

/// Reads messages of ICU in JSON; see `ICUJSONFormat`.
///
/// What is no text is a diagnostic of the rule `catalog-parse`, a name that stands twice in an object one of
/// `duplicate-key`. Comments, which Chrome allows, are a warning.
public struct ICUJSONReader: CatalogReader {
  private let options: ReadingOptions

  /// Creates a reader.
  ///
  /// - Parameter options: The locale of the texts; where it has none, the path of a file says it.
  public init(_ options: ReadingOptions = ReadingOptions()) { self.options = options }

  /// Reads one file.
  ///
  /// A file that is no JSON gives an empty catalog and one diagnostic. Takes linear time.
  public func read(_ file: SourceFile) -> Parsed<Catalog> {
    let contents = MessageJSONFile(
      file, locale: options.locale(of: file), allowsComments: true)
    var catalog = Catalog(
      sourceLanguage: options.assumedSourceLanguage, syntax: options.syntax ?? .messageFormat1,
      escapes: JSONSourceEscapes())
    guard let json = contents.json else {
      return Parsed(value: catalog, diagnostics: contents.diagnostics)
    }
    let description = MessageDescription(of: json)
    var decoder = MessageJSONDecoder(
      json, contents, .messages, pathField: ICUJSONFormat.pathField, description: description)
    decoder.decode()
    catalog.entries = decoder.entries
    if options.syntax == nil, description == .message, isExtension(file, decoder.entries) {
      catalog.syntax = .plain
    }
    if let layout = layout(of: decoder) {
      catalog.otherFields = [Field(name: ICUJSONFormat.layoutField, value: .string(layout))]
    }
    return Parsed(value: catalog, diagnostics: decoder.file.diagnostics.sortedByPlace())
  }

  private func layout(of decoder: MessageJSONDecoder) -> String? {
    guard let description = decoder.description else { return decoder.isNested ? "nested" : nil }
    let isEvident =
      description == .defaultMessage && ICUJSONWriter.needsDescriptions(decoder.entries)
    return isEvident ? nil : description.rawValue
  }

  private func isExtension(_ file: SourceFile, _ entries: [Entry]) -> Bool {
    FileName(file.path).folders.contains("_locales")
      || entries.contains { entry in
        entry.otherFields.object(ICUJSONFormat.attributesField)?["placeholders"] != nil
      }
  }
}

extension ReadingOptions {
  /// The locale of the texts of a file of JSON.
  func locale(of file: SourceFile) -> String {
    locale ?? MessageJSONPath.location(ofNamed: file.path)?.locale ?? assumedSourceLanguage
  }
}
