public import SourceText

/// Apple's `.strings` files.
public struct AppleStringsFormat: CatalogFormat {
  public let id = "strings"
  public let name = ".strings"
  public let fileExtensions = ["strings"]
  public let layout = FormatLayout.monolingual
  public let mayHaveTextsAsKeys = true
  public let capabilities = FormatCapabilities(features: [.comments, .sourceTexts, .emptyTexts])

  /// Creates the format.
  public init() {}

  public func location(of path: String) -> TableLocation? {
    LocalizedPath(path).flatMap { $0.isDictionary ? nil : $0.location(of: path) }
  }

  public func recognizes(_ file: SourceFile) -> Bool {
    FileName(file.path).stem(ofExtension: "strings") != nil
  }

  public func reader(_ options: ReadingOptions) -> any CatalogReader {
    AppleStringsReader(
      locale: options.locale ?? options.assumedSourceLanguage,
      sourceLanguage: options.assumedSourceLanguage)
  }

  public func writer(_ options: WritingOptions) -> (any CatalogWriter)? {
    AppleStringsWriter(locale: options.locale)
  }
}
