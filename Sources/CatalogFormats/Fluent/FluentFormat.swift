internal import CatalogModel
internal import MessageSyntax
public import SourceText

/// Files of Project Fluent (`.ftl`).
///
/// Messages and their attributes are entries (`id`, `id.attribute`), and so are terms (`-term`). Texts are patterns
/// as they are spelt, without the indentation that their lines share. FreeMarker’s templates have the same
/// extension: ``recognizes(_:)`` tells the two apart.
public struct FluentFormat: CatalogFormat {
  /// The field of an entry, and of the catalog for what stands behind the last entry, with the comments that belong
  /// to no message: a list of texts, each with its number signs.
  public static let commentsField = "fluent.comments"

  /// The name on the command line.
  public let id = "fluent"
  /// The name in running text.
  public let name = "Fluent"
  /// What the names of its files end with.
  public let fileExtensions = ["ftl"]
  /// How files and languages go together.
  public let layout = FormatLayout.monolingual
  /// What its files can hold.
  public let capabilities = FormatCapabilities(
    features: [.comments, .sourceTexts], syntaxes: [.fluent])

  /// Creates the format.
  public init() {}

  /// Tells where a file belongs by the folder, or the name, that is a locale: `locales/de/main.ftl`,
  /// `l10n/de/browser/browser.ftl`, `de/main.ftl`, `locales/de.ftl`.
  public func location(of path: String) -> TableLocation? {
    let name = FileName(path)
    guard let stem = name.stem(ofExtension: "ftl") else { return nil }
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if let index = FluentFormat.localeFolder(parts.dropLast()) {
      let locale = parts[index]
      parts[index] = "*"
      return TableLocation(table: parts.joined(separator: "/"), name: stem, locale: locale)
    }
    guard LocaleName.isLocale(stem) else { return nil }
    parts[parts.count - 1] = "*.ftl"
    return TableLocation(
      table: parts.joined(separator: "/"), name: name.folders.last.map(String.init) ?? "main",
      locale: stem)
  }

  private static let localeFolders: Set = [
    "locales", "locale", "l10n", "i18n", "lang", "langs", "languages", "translations", "fluent",
  ]

  /// The position of the folder that is a locale: the one in a folder of locales, else the last one.
  private static func localeFolder(_ folders: ArraySlice<String>) -> Int? {
    let known = folders.indices.filter { LocaleName.isLocale(folders[$0]) }
    return known.last { $0 > 0 && localeFolders.contains(folders[$0 - 1].lowercased()) }
      ?? known.last
  }

  /// Returns whether the content of a file is one of the format.
  public func recognizes(_ file: SourceFile) -> Bool {
    guard FileName(file.path).stem(ofExtension: "ftl") != nil else { return false }
    let entries = Fluent.Resource(parsing: Array(file.bytes.prefix(4096))).entries
    return entries.isEmpty
      || entries.prefix(8).contains { if case .junk = $0 { false } else { true } }
  }

  /// Returns a reader.
  public func reader(_ options: ReadingOptions) -> any CatalogReader {
    FluentReader(
      locale: options.locale ?? options.assumedSourceLanguage,
      sourceLanguage: options.assumedSourceLanguage)
  }

  /// Returns a writer.
  public func writer(_ options: WritingOptions) -> (any CatalogWriter)? {
    FluentWriter(options, capabilities)
  }
}
