internal import CatalogModel
public import SourceText

/// Apple's `.stringsdict` files.
public struct StringsDictionaryFormat: CatalogFormat {
  public let id = "stringsdict"
  public let name = ".stringsdict"
  public let fileExtensions = ["stringsdict"]
  public let layout = FormatLayout.monolingual
  public let mayHaveTextsAsKeys = true
  public let capabilities = FormatCapabilities(
    features: [
      .comments, .plurals, .devices, .widths, .substitutions, .sourceTexts, .emptyTexts,
    ], syntaxes: [.printf])

  /// Creates the format.
  public init() {}

  public func location(of path: String) -> TableLocation? {
    LocalizedPath(path).flatMap { $0.isDictionary ? $0.location(of: path) : nil }
  }

  public func recognizes(_ file: SourceFile) -> Bool {
    FileName(file.path).stem(ofExtension: "stringsdict") != nil
  }

  public func reader(_ options: ReadingOptions) -> any CatalogReader {
    StringsDictionaryReader(
      locale: options.locale ?? options.assumedSourceLanguage,
      sourceLanguage: options.assumedSourceLanguage)
  }

  public func writer(_ options: WritingOptions) -> (any CatalogWriter)? {
    StringsDictionaryWriter(locale: options.locale)
  }
}
