internal import CatalogModel
public import SourceText

/// Apple's String Catalogs (`.xcstrings`).
public struct StringCatalogFormat: CatalogFormat {
  /// The name on the command line.
  public let id = "xcstrings"
  /// The name in running text.
  public let name = "String Catalog"
  /// What the names of its files end with, without the dot.
  public let fileExtensions = ["xcstrings"]
  /// How files and languages go together.
  public let layout = FormatLayout.multilingual
  /// What its files can hold.
  public let capabilities = FormatCapabilities(
    features: [
      .comments, .plurals, .devices, .substitutions, .phrases, .severalLocales, .sourceTexts,
      .doNotTranslate, .extractionStates, .emptyTexts,
    ],
    states: [.new, .needsReview, .translated, .machineTranslated])

  /// Creates the format.
  public init() {}

  /// Tells by its path what a file holds.
  public func location(of path: String) -> TableLocation? {
    guard let name = FileName(path).stem(ofExtension: "xcstrings") else { return nil }
    return TableLocation(table: path, name: name, locale: nil)
  }

  /// Returns whether the content of a file is one of the format.
  public func recognizes(_ file: SourceFile) -> Bool {
    FileName(file.path).stem(ofExtension: "xcstrings") != nil
  }

  /// Returns a reader.
  public func reader(_ options: ReadingOptions) -> any CatalogReader { StringCatalogReader() }

  /// Returns a writer.
  public func writer(_ options: WritingOptions) -> (any CatalogWriter)? { StringCatalogWriter() }

  /// What changes messages in a file so that every other byte of it stays.
  public var editor: any CatalogEditor { StringCatalogEditor() }
}
