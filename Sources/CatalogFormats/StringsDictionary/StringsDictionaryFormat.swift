internal import CatalogModel
public import SourceText

/// Apple's `.stringsdict` files.
public struct StringsDictionaryFormat: CatalogFormat {
  /// The name on the command line.
  public let id = "stringsdict"
  /// The name in running text.
  public let name = ".stringsdict"
  /// What the names of its files end with, without the dot.
  public let fileExtensions = ["stringsdict"]
  /// How files and languages go together.
  public let layout = FormatLayout.monolingual
  /// Whether a key may be the source text itself.
  public let mayHaveTextsAsKeys = true
  /// What its files can hold.
  public let capabilities = FormatCapabilities(
    features: [
      .comments, .plurals, .devices, .widths, .substitutions, .sourceTexts, .emptyTexts,
    ], syntaxes: [.printf])

  /// Creates the format.
  public init() {}

  /// Tells by its path what a file holds.
  public func location(of path: String) -> TableLocation? {
    LocalizedPath(path).flatMap { $0.isDictionary ? $0.location(of: path) : nil }
  }

  /// Returns whether the content of a file is one of the format.
  public func recognizes(_ file: SourceFile) -> Bool {
    FileName(file.path).stem(ofExtension: "stringsdict") != nil
  }

  /// Returns a reader.
  public func reader(_ options: ReadingOptions) -> any CatalogReader {
    StringsDictionaryReader(
      locale: options.locale ?? options.assumedSourceLanguage,
      sourceLanguage: options.assumedSourceLanguage)
  }

  /// Returns a writer.
  public func writer(_ options: WritingOptions) -> (any CatalogWriter)? {
    StringsDictionaryWriter(locale: options.locale)
  }
}
