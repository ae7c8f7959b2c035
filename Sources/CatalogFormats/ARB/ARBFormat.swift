internal import CatalogModel
public import SourceText

/// Application Resource Bundles, the messages of Flutter and of Dart's package intl.
///
/// - `"key": "message"` is an entry, and the `description` of `"@key"` its comment.
/// - Texts are of MessageFormat 1 as Flutter's tool reads it by default (`use-escaping: false`): an apostrophe is an
///   apostrophe, and braces cannot be quoted. The model has the same message in ICU's own syntax, so that an
///   apostrophe before a brace is doubled there: `l'{name}` is `l''{name}`. Where the reader is told the syntax
///   (`ReadingOptions.syntax`), texts are taken as they are, as with `use-escaping: true`.
/// - A message without `"@key"` is right, as Flutter's tool has it by default.
public struct ARBFormat: CatalogFormat {
  /// The locale as the file spells it in `@@locale`, at the catalog: a string.
  static let localeField = "arb.locale"
  /// Whether apostrophes quote, as with `use-escaping: true` of Flutter's tool, at the catalog: `true`.
  static let escapingField = "arb.useEscaping"
  /// What describes an entry beside its comment, the members of its `@key`: an object.
  static let attributesField = "arb.attributes"
  /// Members of the file that belong to no entry and stand before one, such as `@@last_modified`: an object.
  static let beforeField = "arb.before"
  /// Members of the file behind the last entry, at the catalog: an object.
  static let afterField = "arb.after"

  /// The name on the command line.
  public let id = "arb"
  /// The name in running text.
  public let name = "Application Resource Bundle"
  /// What the names of its files end with.
  public let fileExtensions = ["arb"]
  /// A file holds one language.
  public let layout = FormatLayout.monolingual
  /// What its files can hold.
  public let capabilities = FormatCapabilities(
    features: [.comments, .sourceTexts, .emptyTexts], syntaxes: [.messageFormat1])

  /// Creates the format.
  public init() {}

  /// Returns the table of a file; its locale stands at the end of the name: `app_zh_Hant_TW.arb`.
  public func location(of path: String) -> TableLocation? {
    let file = FileName(path)
    guard let stem = file.stem(ofExtension: "arb") else { return nil }
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let range = MessageJSONPath.languageRange(in: stem) else {
      parts[parts.count - 1] = stem + "_*.arb"
      return TableLocation(table: parts.joined(separator: "/"), name: stem, locale: nil)
    }
    let beginning = stem[..<range.lowerBound]
    parts[parts.count - 1] = beginning + "*" + stem[range.upperBound...] + ".arb"
    let name = beginning.hasSuffix("_") ? String(beginning.dropLast()) : String(beginning)
    return TableLocation(
      table: parts.joined(separator: "/"), name: name.isEmpty ? "app" : name,
      locale: String(stem[range]))
  }

  /// Returns whether a file has the extension of the format, which no other one has.
  public func recognizes(_ file: SourceFile) -> Bool {
    FileName(file.path).stem(ofExtension: "arb") != nil
  }

  /// Returns a reader.
  public func reader(_ options: ReadingOptions) -> any CatalogReader { ARBReader(options) }

  /// Returns a writer.
  public func writer(_ options: WritingOptions) -> (any CatalogWriter)? {
    ARBWriter(locale: options.locale)
  }
}
