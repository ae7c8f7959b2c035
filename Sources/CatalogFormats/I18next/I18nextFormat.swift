internal import CatalogModel
public import SourceText

/// Texts of i18next, JSON version 4.
///
/// - Objects may stand in objects, and texts in arrays: the key is the names and positions on the way with dots between
///   them, as i18next looks a text up.
/// - `item_one`, `item_other` are one entry `item` with a plural variation, and `item_ordinal_one`, … a variation
///   of the kind `ordinal`. A text `item` beside them belongs to the same entry. Names that end so by chance are no
///   forms: one alone, or those of an enumeration such as `step_one`, `step_two`, `step_three`.
/// - A context, `friend_male`, is a part of the key: no file says which underscore begins one.
public struct I18nextFormat: CatalogFormat {
  /// How the file holds its texts, at the catalog: `flat` where names with dots are single names.
  static let layoutField = "i18next.layout"
  /// The way to a text where its key does not tell it, at the entry: names, and positions in arrays.
  static let pathField = "i18next.path"
  /// The variation of forms that the place in an order chooses.
  static let ordinalKind = Variation.Kind.other("ordinal")

  /// The name on the command line.
  public let id = "i18next"
  /// The name in running text.
  public let name = "i18next JSON"
  /// What the names of its files end with.
  public let fileExtensions = ["json"]
  /// A file holds one language.
  public let layout = FormatLayout.monolingual
  /// What its files can hold.
  public let capabilities = FormatCapabilities(
    features: [.plurals, .sourceTexts, .emptyTexts], syntaxes: [.i18next])

  /// Creates the format.
  public init() {}

  /// Returns the table of a file whose path is one for translations, such as `locales/de/common.json`.
  public func location(of path: String) -> TableLocation? { MessageJSONPath.location(of: path) }

  /// Returns the table of a file whose path is one for translations, or whose name is a language.
  public func location(ofNamed path: String) -> TableLocation? {
    MessageJSONPath.location(ofNamed: path)
  }

  /// Returns whether the texts of a file are those of i18next.
  ///
  /// A file that shows nothing of either kind is taken for one, unless its folder is one for messages of ICU.
  public func recognizes(_ file: SourceFile) -> Bool { MessageJSONKind(of: file) == .i18next }

  /// Returns a reader.
  public func reader(_ options: ReadingOptions) -> any CatalogReader { I18nextReader(options) }

  /// Returns a writer.
  public func writer(_ options: WritingOptions) -> (any CatalogWriter)? {
    I18nextWriter(locale: options.locale)
  }
}
