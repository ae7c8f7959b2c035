internal import SourceText

/// Turns byte ranges of a file into lines and columns in UTF-16 code units, as programs count that
/// do not count bytes.
///
/// A byte order mark is no part of the first line. The columns of places near each other are found
/// from one to the next, so that a file of one line takes no longer than another.
struct TextRegions {
  /// A place in a file, with an end that is no part of it.
  struct Region: Hashable, Sendable {
    /// The first line, from 1.
    let startLine: Int
    /// The first column in UTF-16 code units, from 1.
    let startColumn: Int
    /// The last line.
    let endLine: Int
    /// The column behind the last one.
    let endColumn: Int
  }

  private let bytes: [UInt8]
  private let table: LineTable
  private let encoding: TextEncoding
  private let textStart: Int
  private var cursor: (line: Int, offset: Int, column: Int)

  /// Creates the regions of a file.
  init(_ file: SourceFile, _ table: LineTable) {
    bytes = file.bytes
    self.table = table
    encoding = TextEncoding(of: file.bytes)
    textStart = TextRegions.byteOrderMarkLength(of: file.bytes, encoding)
    cursor = (1, textStart, 1)
  }

  /// Returns the lines and columns of a range.
  mutating func region(of range: SourceRange) -> Region {
    let start = position(at: range.start)
    let end = position(at: range.end)
    return Region(
      startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column)
  }

  private mutating func position(at offset: Int) -> (line: Int, column: Int) {
    let place = table.position(at: offset)
    guard encoding == .utf8 else {
      let markColumns = place.line == 1 && textStart > 0 ? 1 : 0
      return (place.line, max(place.column - markColumns, 1))
    }
    let lineStart = table.range(ofLine: place.line)?.start ?? 0
    let start = max(lineStart, textStart)
    let end = min(max(offset, start), bytes.count)
    if cursor.line != place.line || abs(end - cursor.offset) > end - start {
      cursor = (place.line, start, 1)
    }
    cursor.column += unitCount(cursor.offset, end)
    cursor.offset = end
    return (place.line, cursor.column)
  }

  /// The UTF-16 code units between two offsets; negative where the second comes first.
  private func unitCount(_ start: Int, _ end: Int) -> Int {
    guard start <= end else { return -unitCount(end, start) }
    return bytes[start..<end].reduce(0) { count, byte in
      byte & 0xC0 == 0x80 ? count : byte >= 0xF0 ? count + 2 : count + 1
    }
  }

  private static func byteOrderMarkLength(of bytes: [UInt8], _ encoding: TextEncoding) -> Int {
    switch encoding {
    case .utf8: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    case .utf16: bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) ? 2 : 0
    case .utf32: 4
    }
  }
}
