internal import CatalogModel
public import SourceText

/// ICU’s resource bundles as text (`de.txt`, `root.txt`), which `genrb` compiles.
///
/// Keys of tables in tables are joined by `/`, and the elements of arrays have numbers: `menu/items/0`. Strings are
/// texts; everything else, such as numbers and aliases, is kept in fields. Programs format strings that have
/// arguments with ICU’s MessageFormat: without a syntax in the options such a text is one of MessageFormat, and
/// every other text is plain.
public struct ICUResourceFormat: CatalogFormat {
  /// The field of the catalog with what is no string: a list of objects with `path`, `type` and `value`.
  public static let valuesField = "icu-resource.values"
  /// The field of the catalog that says that the bundle does not look into its parents (`:table(nofallback)`).
  public static let noFallbackField = "icu-resource.nofallback"
  /// The field of the catalog with the paths of tables whose keys look like the numbers of an array.
  public static let tablesField = "icu-resource.tables"
  /// The field of the catalog with the comments before the bundle.
  public static let headerField = "icu-resource.header"
  /// The field of an entry with the comments before it that a blank line, or another resource, parts from it.
  public static let commentsField = "icu-resource.comments"

  /// The name on the command line.
  public let id = "icu-resource"
  /// The name in running text.
  public let name = "ICU resource bundle"
  /// What the names of its files end with.
  public let fileExtensions = ["txt"]
  /// How files and languages go together.
  public let layout = FormatLayout.monolingual
  /// What its files can hold.
  public let capabilities = FormatCapabilities(
    features: [.comments, .sourceTexts, .emptyTexts],
    syntaxes: [.plain, .messageFormat1, .messageFormat2, .printf, .braces])

  /// Creates the format.
  public init() {}

  /// Tells where a file belongs: one with the name of a locale, or `root.txt`, whose texts are those of the source.
  ///
  /// Other files may have such names, too; ``recognizes(_:)`` looks into them.
  public func location(of path: String) -> TableLocation? {
    let name = FileName(path)
    guard let stem = name.stem(ofExtension: "txt"), stem == "root" || LocaleName.isLocale(stem)
    else { return nil }
    let folder = path.dropLast(name.text.utf8.count)
    return TableLocation(
      table: folder + "*.txt", name: name.folders.last.map(String.init) ?? "resources",
      locale: stem == "root" ? nil : stem)
  }

  /// Returns whether a file begins with the name of a bundle and a table.
  public func recognizes(_ file: SourceFile) -> Bool {
    guard FileName(file.path).stem(ofExtension: "txt") != nil else { return false }
    let start = SourceFile(path: file.path, bytes: Array(file.bytes.prefix(65_536)))
    guard let text = try? TextFile.decode(start) else { return false }
    var scanner = ICUResourceScanner(text)
    guard case .string = scanner.next().kind else { return false }
    let token = scanner.next().kind
    if token == .openingBrace { return true }
    guard token == .colon, case .string(let type) = scanner.next().kind else { return false }
    return type.hasPrefix("table")
  }

  /// Returns a reader.
  public func reader(_ options: ReadingOptions) -> any CatalogReader {
    ICUResourceReader(options)
  }

  /// Returns a writer.
  public func writer(_ options: WritingOptions) -> (any CatalogWriter)? {
    ICUResourceWriter(options, capabilities)
  }
}
