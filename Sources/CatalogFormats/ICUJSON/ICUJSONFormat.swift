internal import CatalogModel
public import SourceText

/// Messages of ICU in JSON, as FormatJS, next-intl and the extensions of browsers have them.
///
/// - `{"key": "message"}`, and objects in objects: the key is then the names on the way with dots between them.
/// - Objects that describe a message: `{"key": {"defaultMessage": "message", "description": "comment"}}`, also with
///   `message` as in extensions of browsers, and with `string` and `developer_comment`.
///
/// Texts are of MessageFormat 1. Those of an extension, whose placeholders stand between dollar signs, are `plain`.
public struct ICUJSONFormat: CatalogFormat {
  /// How the file holds its messages, at the catalog: `nested`, `defaultMessage`, `message` or `string`; without it
  /// keys are single names, and messages with comments are described as FormatJS does.
  static let layoutField = "icu-json.layout"
  /// The way to a text where its key does not tell it, at the entry: names, and positions in arrays.
  static let pathField = "icu-json.path"
  /// Members of an object that describes a message beside text and comment, at the entry: an object.
  static let attributesField = "icu-json.attributes"

  /// The name on the command line.
  public let id = "icu-json"
  /// The name in running text.
  public let name = "ICU messages in JSON"
  /// What the names of its files end with.
  public let fileExtensions = ["json"]
  /// A file holds one language.
  public let layout = FormatLayout.monolingual
  /// What its files can hold.
  public let capabilities = FormatCapabilities(
    features: [.comments, .sourceTexts, .emptyTexts], syntaxes: [.messageFormat1, .plain])

  /// Creates the format.
  public init() {}

  /// Returns the table of a file whose path is one for translations, such as `lang/de.json`.
  public func location(of path: String) -> TableLocation? { MessageJSONPath.location(of: path) }

  /// Returns the table of a file whose path is one for translations, or whose name is a language.
  public func location(ofNamed path: String) -> TableLocation? {
    MessageJSONPath.location(ofNamed: path)
  }

  /// Returns whether the texts of a file are messages of ICU, or its folder is one for such.
  public func recognizes(_ file: SourceFile) -> Bool { MessageJSONKind(of: file) == .messages }

  /// Returns a reader.
  public func reader(_ options: ReadingOptions) -> any CatalogReader { ICUJSONReader(options) }

  /// Returns a writer.
  public func writer(_ options: WritingOptions) -> (any CatalogWriter)? {
    ICUJSONWriter(locale: options.locale)
  }
}
