internal import CatalogModel
public import SourceText

/// Tables for spreadsheets: comma-separated values (RFC 4180) and tab-separated values, all languages in one file.
///
/// The first row names the columns: `key`, `context`, `comment`, `variation`, a column for each locale by its
/// identifier (`de`, `pt-BR`, `German [de]`), and `state [de]` for the states of a locale. `source [en]` is the column
/// of the source language; without it that is the first locale. Columns of other names are kept. Forms of a text
/// are rows of their own with one key: `variation` says `plural.one`, as Xcode’s XLIFF does; `one` alone is a
/// plural category.
///
/// A spreadsheet takes a cell for a formula that begins with `=`, `+`, `-`, `@`, a tab or a carriage return. Such a
/// text is written with an apostrophe before it, and so is one in which apostrophes stand before such a sign; the
/// reader takes one away.
public struct SpreadsheetFormat: CatalogFormat {
  /// What parts the cells of a row.
  public enum Separator: Hashable, Sendable {
    /// A comma; semicolons and tabs are recognized when a file is read.
    case comma
    /// A tab.
    case tab
  }

  /// What the fields of an entry begin with that hold a cell of a column without a meaning of its own.
  public static let columnFieldPrefix = "csv.column."

  /// What parts the cells of a row.
  public let separator: Separator

  /// The name on the command line.
  public var id: String { separator == .comma ? "csv" : "tsv" }
  /// The name in running text.
  public var name: String { separator == .comma ? "CSV" : "TSV" }
  /// What the names of its files end with.
  public var fileExtensions: [String] { [id] }
  /// How files and languages go together.
  public let layout = FormatLayout.multilingual
  /// What its files can hold.
  public let capabilities = FormatCapabilities(
    features: [
      .comments, .contexts, .plurals, .devices, .widths, .severalLocales, .sourceTexts, .emptyTexts,
    ],
    states: [.new, .needsReview, .translated, .machineTranslated])

  /// What the names of its fields begin with, whatever parts the cells.
  public let fieldPrefixes = ["csv."]

  /// Creates the format.
  public init(separator: Separator) { self.separator = separator }

  /// Takes no file by its path: most tables hold something else.
  public func location(of path: String) -> TableLocation? { nil }

  /// Returns whether the first row names a column for keys and one for a locale.
  public func recognizes(_ file: SourceFile) -> Bool {
    guard FileName(file.path).stem(ofExtension: id) != nil else { return false }
    let start = SourceFile(path: file.path, bytes: Array(file.bytes.prefix(16_384)))
    guard let text = try? TextFile.decode(start) else { return true }
    var scanner = CellScanner(text, separator: separator == .tab ? CellScanner.tab : nil)
    guard let row = scanner.nextRow() else { return false }
    let columns = SpreadsheetColumns(row.map { scanner.text(of: $0) }, sourceLanguage: nil)
    return columns.key != nil && !columns.locales.isEmpty
  }

  /// Returns a reader.
  public func reader(_ options: ReadingOptions) -> any CatalogReader {
    SpreadsheetReader(separator: separator, options)
  }

  /// Returns a writer.
  public func writer(_ options: WritingOptions) -> (any CatalogWriter)? {
    SpreadsheetWriter(separator: separator, options)
  }
}
