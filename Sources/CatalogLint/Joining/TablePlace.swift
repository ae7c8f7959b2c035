internal import CatalogModel
public import SourceText

/// Which part of a table a file is: tables of some formats are made up of files with one language each.
public struct TablePlace: Hashable, Sendable {
  /// What the files of a table have in common, and those of no other table.
  public var table: String
  /// The path of the table, as a report shows it: that of a file with a `*` in the place of the locale.
  public var path: String
  /// The locale of the file.
  public var locale: String
  /// The language of the source texts.
  public var sourceLanguage: String
  /// Which of the files of one locale counts where two have a text for one key: the one with the higher rank.
  public var rank: Int

  /// Creates a place.
  public init(table: String, path: String, locale: String, sourceLanguage: String, rank: Int = 0) {
    self.table = table
    self.path = path
    self.locale = locale
    self.sourceLanguage = sourceLanguage
    self.rank = rank
  }

  /// Whether the file holds the source texts.
  var isSource: Bool { locale == sourceLanguage }
}

/// One of the files that a table was joined from.
struct TablePart: Sendable {
  /// The position of the file among the inputs that were joined.
  let input: Int
  /// The file.
  let file: SourceFile
  /// The locale of the file.
  let locale: String
  /// Where its bytes begin among those of the table.
  let start: Int
  /// How many entries the file has.
  let entryCount: Int
  /// How the file escapes its texts.
  let escapes: (any SourceEscapes)?
}

extension [TablePart] {
  /// Returns the part that holds an offset, which is the last one that begins there or before.
  ///
  /// - Parameter offset: An offset among the bytes of the table; the parts are not empty.
  func part(at offset: Int) -> TablePart? {
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle].start <= offset { low = middle } else { high = middle }
    }
    return low < count ? self[low] : nil
  }
}

extension LintInput {
  /// The file, or the files that the table was joined from.
  public var files: [SourceFile] { parts.isEmpty ? [file] : parts.map(\.file) }

  /// Returns where a range of the catalog is: in the file, or in the one of the files that the table was joined from.
  ///
  /// - Parameter range: A range of the catalog.
  public func place(of range: SourceRange) -> (file: SourceFile, range: SourceRange) {
    guard let part = parts.part(at: range.start) else { return (file, range) }
    return (part.file, range.shifted(by: -part.start))
  }
}

/// How the files of a table escape their texts, each in its own way.
struct TableEscapes: SourceEscapes {
  let parts: [TablePart]

  func sourceOffset(ofDecoded decodedOffset: Int, in range: SourceRange, of bytes: [UInt8]) -> Int {
    guard let part = parts.part(at: range.start), let escapes = part.escapes else {
      return range.start + decodedOffset
    }
    let own = range.shifted(by: -part.start)
    return part.start
      + escapes.sourceOffset(ofDecoded: decodedOffset, in: own, of: part.file.bytes)
  }

  func spelling(of text: String, in range: SourceRange, of bytes: [UInt8]) -> String? {
    guard let part = parts.part(at: range.start), let escapes = part.escapes else { return text }
    return escapes.spelling(
      of: text, in: range.shifted(by: -part.start), of: part.file.bytes)
  }
}
