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

  public let id = "icu-json"
  public let name = "ICU messages in JSON"
  public let fileExtensions = ["json"]
  public let layout = FormatLayout.monolingual
  public let capabilities = FormatCapabilities(
    features: [.comments, .sourceTexts, .emptyTexts], syntaxes: [.messageFormat1, .plain])

  /// Creates the format.
  public init() {}

  /// Returns the table of a file whose path is one for translations, such as `lang/de.json`.
  public func location(of path: String) -> TableLocation? { MessageJSONPath.location(of: path) }

  public func recognizes(_ file: SourceFile) -> Bool { MessageJSONKind(of: file) == .messages }

  public func reader(_ options: ReadingOptions) -> any CatalogReader { ICUJSONReader(options) }

  public func writer(_ options: WritingOptions) -> (any CatalogWriter)? {
    ICUJSONWriter(locale: options.locale)
  }
}
