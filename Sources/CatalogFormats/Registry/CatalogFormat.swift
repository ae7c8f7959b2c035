public import CatalogModel
public import SourceText

/// A format of catalogs: what it is called, where its files are, what it can hold, who reads and writes it.
///
/// A value without state; any thread may use it.
public protocol CatalogFormat: Sendable {
  /// The name on the command line, in lower case: `xcstrings`, `po`, `android`.
  var id: String { get }
  /// The name in running text, as its makers write it: `String Catalog`.
  var name: String { get }
  /// What the names of its files end with, without the dot, the usual one first.
  var fileExtensions: [String] { get }
  /// How files and languages go together.
  var layout: FormatLayout { get }
  /// What its files can hold.
  var capabilities: FormatCapabilities { get }

  /// Whether a key may be the source text itself, as people write keys in some formats; else a key only names a text.
  var mayHaveTextsAsKeys: Bool { get }

  /// What the names of the fields begin with that only files of the format can hold.
  var fieldPrefixes: [String] { get }

  /// Tells by its path what a file holds.
  ///
  /// - Parameter path: The path, with `/` between its parts.
  /// - Returns: The table and the locale, or `nil` where a file with this path is taken for one of the format only
  ///   if somebody says so. Formats whose extension others use, too, such as JSON and XML, answer for the paths that
  ///   their tools prescribe alone.
  func location(of path: String) -> TableLocation?

  /// Tells by its path what a file holds that somebody named, or whose content is one of the format.
  ///
  /// - Parameter path: The path, with `/` between its parts.
  /// - Returns: The table and the locale, or `nil` where the path tells nothing. Wherever ``location(of:)`` has an answer
  ///   it is the same.
  func location(ofNamed path: String) -> TableLocation?

  /// Returns whether the content of a file is one of the format, looking at its beginning.
  ///
  /// Where several formats share an extension, this decides; a damaged file may be recognized, too.
  func recognizes(_ file: SourceFile) -> Bool

  /// Returns a reader.
  func reader(_ options: ReadingOptions) -> any CatalogReader

  /// Returns a writer, or `nil` where files of the format are read only.
  func writer(_ options: WritingOptions) -> (any CatalogWriter)?

  /// What changes messages in a file so that every other byte of it stays.
  var editor: any CatalogEditor { get }
}

extension CatalogFormat {
  /// An editor that replaces texts where they stand, and puts others where the writer of the format would.
  public var editor: any CatalogEditor { TextEditor(format: self) }

  /// What the path tells of every file.
  public func location(ofNamed path: String) -> TableLocation? { location(of: path) }

  /// The name of the format and a dot.
  public var fieldPrefixes: [String] { [id + "."] }
}

extension CatalogFormat {
  /// Whether source texts do not stand in files of their own, where keys only name them.
  public var mayHaveTextsAsKeys: Bool { layout != .monolingual }
}

/// How the files of a format and the languages go together.
public enum FormatLayout: Hashable, Sendable {
  /// One file holds all languages, as a String Catalog does.
  case multilingual
  /// A file holds the texts of one language beside the source texts, as PO and XLIFF do.
  case bilingual
  /// A file holds the texts of one language, and the source texts are in another file.
  case monolingual
}

/// What the path of a file tells of its content.
public struct TableLocation: Hashable, Sendable {
  /// What the files of one table have in common: their path with a `*` in the place of the locale.
  public var table: String
  /// The name of the table, such as `Localizable`.
  public var name: String
  /// The locale, as the path spells it; `nil` where the path names none: the source language in a monolingual format.
  public var locale: String?

  /// Creates a location.
  public init(table: String, name: String, locale: String?) {
    self.table = table
    self.name = name
    self.locale = locale
  }
}

/// What a reader is told that the file itself may not say.
public struct ReadingOptions: Hashable, Sendable {
  /// The locale of the texts, or `nil` where it is not known.
  ///
  /// What the file itself says of it counts more.
  public var locale: String?
  /// The language of the source texts; `nil` where it is not known, which means `en` where the file does not say.
  public var sourceLanguage: String?
  /// The syntax that the texts have; `nil` where the format says it, or the file.
  public var syntax: TextSyntax?

  /// Creates options.
  public init(locale: String? = nil, sourceLanguage: String? = nil, syntax: TextSyntax? = nil) {
    self.locale = locale
    self.sourceLanguage = sourceLanguage
    self.syntax = syntax
  }

  /// The language of the source texts where a file does not say.
  public var assumedSourceLanguage: String { sourceLanguage ?? "en" }
}

/// What a writer is told beside the catalog.
public struct WritingOptions: Hashable, Sendable {
  /// The locale whose texts are written, in a format that holds one; `nil` for the source language in a monolingual
  /// format, and for the only other locale of the catalog in a bilingual one.
  public var locale: String?

  /// Creates options.
  public init(locale: String? = nil) { self.locale = locale }
}
