public import SourceText

/// Apple's `.strings` files.
public struct AppleStringsFormat: CatalogFormat {
  /// The name on the command line.
  public let id = "strings"
  /// The name in running text.
  public let name = ".strings"
  /// What the names of its files end with, without the dot.
  public let fileExtensions = ["strings"]
  /// How files and languages go together.
  public let layout = FormatLayout.monolingual
  /// Whether a key may be the source text itself.
  public let mayHaveTextsAsKeys = true
  /// What its files can hold.
  public let capabilities = FormatCapabilities(features: [.comments, .sourceTexts, .emptyTexts])

  /// Creates the format.
  public init() {}

  /// Tells by its path what a file holds.
  public func location(of path: String) -> TableLocation? {
    LocalizedPath(path).flatMap { $0.isDictionary ? nil : $0.location(of: path) }
  }

  /// Returns whether the content of a file is one of the format.
  public func recognizes(_ file: SourceFile) -> Bool {
    FileName(file.path).stem(ofExtension: "strings") != nil
  }

  /// Returns a reader.
  public func reader(_ options: ReadingOptions) -> any CatalogReader {
    AppleStringsReader(
      locale: options.locale ?? options.assumedSourceLanguage,
      sourceLanguage: options.assumedSourceLanguage)
  }

  /// Returns a writer.
  public func writer(_ options: WritingOptions) -> (any CatalogWriter)? {
    AppleStringsWriter(locale: options.locale)
  }
}
