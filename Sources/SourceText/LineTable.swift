/// The start of each line of a file, to turn byte offsets into lines and columns.
///
/// A line ends with LF, CR LF, or a CR that no LF follows. Building takes one pass over the bytes;
/// a look-up takes O(log lines). Offsets are kept everywhere else, and a table is built only for a
/// file that has something to report.
///
/// In UTF-16 and UTF-32, which some formats allow, columns count code units.
public struct LineTable: Sendable {
  private let lineStarts: [UInt32]
  private let byteCount: Int
  private let unitByteCount: Int

  /// Finds the lines of a text.
  ///
  /// - Parameter bytes: The whole file.
  public init(_ bytes: [UInt8]) {
    let encoding = TextEncoding(of: bytes)
    var starts: [UInt32] = [0]
    var offset = 0
    while let end = LineTable.lineEnd(in: bytes, as: encoding, from: offset) {
      starts.append(UInt32(end))
      offset = end
    }
    lineStarts = starts
    byteCount = bytes.count
    unitByteCount = encoding.unitByteCount
  }

  /// The number of lines; a text that ends with a line end has an empty last line.
  public var lineCount: Int { lineStarts.count }

  /// Returns the line and the column of a byte offset.
  ///
  /// - Parameter offset: A byte offset; one behind the end names the end.
  public func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), byteCount)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(
      line: low + 1, column: (offset - Int(lineStarts[low])) / unitByteCount + 1)
  }

  /// Returns the bytes of a line with its line end, or `nil` where the file has no such line.
  ///
  /// - Parameter line: The line, from 1.
  public func range(ofLine line: Int) -> SourceRange? {
    guard line >= 1, line <= lineStarts.count else { return nil }
    let end = line < lineStarts.count ? Int(lineStarts[line]) : byteCount
    return SourceRange(Int(lineStarts[line - 1]), end)
  }

  /// Returns the offset behind the first line end at or after an offset, or `nil` where there is
  /// none.
  private static func lineEnd(
    in bytes: [UInt8], as encoding: TextEncoding, from start: Int
  ) -> Int? {
    switch encoding {
    case .utf8: lineEnd(in: bytes, from: start)
    case .utf16(let order), .utf32(let order):
      lineEnd(in: bytes, from: start, unitByteCount: encoding.unitByteCount, order)
    }
  }

  private static func lineEnd(
    in bytes: [UInt8], from start: Int, unitByteCount count: Int, _ order: TextEncoding.ByteOrder
  ) -> Int? {
    func isUnit(_ byte: UInt8, at offset: Int) -> Bool {
      guard offset + count <= bytes.count else { return false }
      let low = order == .littleEndian ? offset : offset + count - 1
      return (offset..<offset + count).allSatisfy { bytes[$0] == ($0 == low ? byte : 0) }
    }
    for offset in stride(from: start, to: bytes.count, by: count) {
      if isUnit(0x0A, at: offset) { return offset + count }
      if isUnit(0x0D, at: offset) {
        return offset + (isUnit(0x0A, at: offset + count) ? 2 : 1) * count
      }
    }
    return nil
  }

  private static func lineEnd(in bytes: [UInt8], from start: Int) -> Int? {
    var offset = start
    while offset + 8 <= bytes.count {
      let word = unsafe UInt64(
        littleEndian: bytes.span.bytes.unsafeLoadUnaligned(
          fromByteOffset: offset, as: UInt64.self))
      let hits = positions(of: 0x0A, in: word) | positions(of: 0x0D, in: word)
      if hits != 0 {
        offset += hits.trailingZeroBitCount / 8
        break
      }
      offset += 8
    }
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
    guard offset < bytes.count else { return nil }
    let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
    return offset + (isPair ? 2 : 1)
  }

  /// The high bit of each byte that equals another one; exact up to the first that does.
  private static func positions(of byte: UInt64, in word: UInt64) -> UInt64 {
    let difference = word ^ (byte &* 0x0101_0101_0101_0101)
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
  }
}
