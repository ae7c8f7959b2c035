internal import SourceText

/// Finds the rows and cells of a table (RFC 4180).
///
/// Rows end with LF, CR LF or CR. A quotation mark quotes at the beginning of a cell alone.
struct CellScanner {
  /// One cell.
  struct Cell {
    /// Its bytes, between the quotation marks if it has some.
    var range: Range<Int>
    var isQuoted: Bool
    /// What follows the closing quotation mark; empty in a well-formed cell.
    var rest: Range<Int>
    /// Whether the closing quotation mark is missing.
    var isUnterminated = false
  }

  static let tab = UInt8(ascii: "\t")
  private static let quote = UInt8(ascii: "\"")

  let bytes: [UInt8]
  let separator: UInt8
  private(set) var offset: Int

  /// Begins to read a table.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - separator: What parts the cells; `nil` to see.
  init(_ text: DecodedText, separator: UInt8?) {
    bytes = text.bytes
    offset = text.start
    // Excel’s own way to name the separator.
    let rest = bytes[text.start...]
    if rest.starts(with: "sep=".utf8), rest.count > 4, rest[rest.startIndex + 4] >= 0x09,
      rest.dropFirst(5).first.map({ $0 == 0x0A || $0 == 0x0D }) ?? true
    {
      self.separator = rest[rest.startIndex + 4]
      offset += 5
      skipRowEnd()
    } else {
      self.separator = separator ?? CellScanner.separator(ofRow: rest)
    }
  }

  /// The sign that parts most cells of the first row, outside of quotation marks.
  private static func separator(ofRow bytes: ArraySlice<UInt8>) -> UInt8 {
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), tab]
    var counts = [0, 0, 0]
    var isQuoted = false
    for byte in bytes {
      if byte == quote { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == 0x0A || byte == 0x0D { break }
      if let index = candidates.firstIndex(of: byte) { counts[index] += 1 }
    }
    let best = counts.max() ?? 0
    return candidates[counts.firstIndex(of: best) ?? 0]
  }

  /// Returns the cells of the next row that is not empty, or `nil` at the end.
  mutating func nextRow() -> [Cell]? {
    while offset < bytes.count, bytes[offset] == 0x0A || bytes[offset] == 0x0D { offset += 1 }
    guard offset < bytes.count else { return nil }
    var cells: [Cell] = []
    while true {
      cells.append(readCell())
      guard offset < bytes.count else { return cells }
      guard bytes[offset] == separator else { break }
      offset += 1
    }
    skipRowEnd()
    return cells
  }

  private mutating func skipRowEnd() {
    guard offset < bytes.count else { return }
    let isReturn = bytes[offset] == 0x0D
    offset += 1
    if isReturn, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
  }

  private mutating func readCell() -> Cell {
    guard offset < bytes.count, bytes[offset] == CellScanner.quote else {
      let start = offset
      offset = cellEnd(from: offset)
      return Cell(range: start..<offset, isQuoted: false, rest: offset..<offset)
    }
    let start = offset + 1
    var end = start
    while let found = bytes[end...].firstIndex(of: CellScanner.quote) {
      guard found + 1 < bytes.count, bytes[found + 1] == CellScanner.quote else {
        offset = cellEnd(from: found + 1)
        return Cell(range: start..<found, isQuoted: true, rest: found + 1..<offset)
      }
      end = found + 2
    }
    offset = bytes.count
    return Cell(
      range: start..<offset, isQuoted: true, rest: offset..<offset, isUnterminated: true)
  }

  private func cellEnd(from start: Int) -> Int {
    var offset = start
    let bytes = bytes.span
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == separator || byte == 0x0A || byte == 0x0D { break }
      offset += 1
    }
    return offset
  }

  /// Returns what a cell says.
  func text(of cell: Cell) -> String {
    CellText.decode(bytes[cell.range], isQuoted: cell.isQuoted)
  }
}
