internal import CatalogModel
public import SourceText

/// Apple's String Catalogs (`.xcstrings`).
public struct StringCatalogFormat: CatalogFormat {
  public let id = "xcstrings"
  public let name = "String Catalog"
  public let fileExtensions = ["xcstrings"]
  public let layout = FormatLayout.multilingual
  public let capabilities = FormatCapabilities(
    features: [
      .comments, .plurals, .devices, .substitutions, .phrases, .severalLocales, .sourceTexts,
      .doNotTranslate, .extractionStates, .emptyTexts,
    ],
    states: [.new, .needsReview, .translated, .machineTranslated])

  /// Creates the format.
  public init() {}

  public func location(of path: String) -> TableLocation? {
    guard let name = FileName(path).stem(ofExtension: "xcstrings") else { return nil }
    return TableLocation(table: path, name: name, locale: nil)
  }

  public func recognizes(_ file: SourceFile) -> Bool {
    FileName(file.path).stem(ofExtension: "xcstrings") != nil
  }

  public func reader(_ options: ReadingOptions) -> any CatalogReader { StringCatalogReader() }

  public func writer(_ options: WritingOptions) -> (any CatalogWriter)? { StringCatalogWriter() }

  public var editor: any CatalogEditor { StringCatalogEditor() }
}
