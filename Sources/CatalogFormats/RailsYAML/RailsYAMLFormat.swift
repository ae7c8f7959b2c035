internal import CatalogModel
public import SourceText

/// The texts of Ruby on Rails, in YAML as the gem i18n reads it.
///
/// - Below the name of the language, pairs stand in pairs: the key of a text is the names on the way with dots between
///   them, as programs look it up. Elements of lists, such as the names of days, have their position for a name.
/// - A value whose names are plural categories of CLDR, `other` among them, is one entry with plural forms.
/// - Names and values that Ruby takes for truth values, such as `no`, are read as they are written, with a warning.
/// - Numbers, truth values, symbols and empty values are texts with a field that says their type.
/// - Aliases and merge keys are read as what they stand for, within limits; a writer writes that out.
public struct RailsYAMLFormat: CatalogFormat {
  /// The type of a value that is no text, at its unit: `integer`, `float`, `boolean`, `null`, `date` or `symbol`.
  static let typeField = "rails.type"
  /// The way to a text where its key does not tell it, at the entry: names, and positions in lists.
  static let pathField = "rails.path"

  /// The name on the command line.
  public let id = "rails"
  /// The name in running text.
  public let name = "Rails YAML"
  /// What the names of its files end with.
  public let fileExtensions = ["yml", "yaml"]
  /// A file holds one language.
  public let layout = FormatLayout.monolingual
  /// What its files can hold.
  public let capabilities = FormatCapabilities(
    features: [.plurals, .sourceTexts, .emptyTexts], syntaxes: [.ruby, .plain])

  /// Creates the format.
  public init() {}

  /// Returns the table of a file below a folder for translations: `config/locales/models.de.yml`.
  public func location(of path: String) -> TableLocation? {
    MessageJSONPath.location(of: path, extensions: fileExtensions)
  }

  /// Returns the table of a file whose path is one for translations, or whose name is a language.
  public func location(ofNamed path: String) -> TableLocation? {
    MessageJSONPath.location(ofNamed: path, extensions: fileExtensions)
  }

  /// Returns whether the first name in a file is that of a language.
  public func recognizes(_ file: SourceFile) -> Bool {
    let lines = file.bytes.prefix(1 << 14).split(separator: 0x0A)
    let first = lines.first { line in
      let text = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      return !text.isEmpty && text.first != UInt8(ascii: "#") && !line.starts(with: "---".utf8)
    }
    guard let first, let colon = first.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let name = first[..<colon].filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
    return MessageJSONPath.isLanguage(String(decoding: name, as: UTF8.self))
  }

  /// Returns a reader.
  public func reader(_ options: ReadingOptions) -> any CatalogReader { RailsYAMLReader(options) }

  /// Returns a writer.
  public func writer(_ options: WritingOptions) -> (any CatalogWriter)? {
    RailsYAMLWriter(locale: options.locale)
  }
}
