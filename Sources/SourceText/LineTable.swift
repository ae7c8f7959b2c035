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
    lineStarts =
      switch encoding {
      case .utf8: LineTable.lineStarts(in: bytes)
      case .utf16(let order), .utf32(let order):
        LineTable.lineStarts(in: bytes, unitByteCount: encoding.unitByteCount, order)
      }
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

  private static func lineStarts(
    in bytes: [UInt8], unitByteCount count: Int, _ order: TextEncoding.ByteOrder
  ) -> [UInt32] {
    func isUnit(_ byte: UInt8, at offset: Int) -> Bool {
      guard offset + count <= bytes.count else { return false }
      let low = order == .littleEndian ? offset : offset + count - 1
      return (offset..<offset + count).allSatisfy { bytes[$0] == ($0 == low ? byte : 0) }
    }
    var starts: [UInt32] = [0]
    for offset in stride(from: 0, to: bytes.count, by: count) {
      let isReturn = isUnit(0x0D, at: offset) && !isUnit(0x0A, at: offset + count)
      if isReturn || isUnit(0x0A, at: offset) { starts.append(UInt32(offset + count)) }
    }
    return starts
  }

  /// Looks at eight bytes a step.
  private static func lineStarts(in bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 32)
    func endLine(at offset: Int) {
      let isFirstOfPair =
        bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
      if !isFirstOfPair { starts.append(UInt32(offset + 1)) }
    }
    let words = unsafe bytes.span.bytes
    var offset = 0
    while offset + 8 <= bytes.count {
      let word = unsafe UInt64(
        littleEndian: words.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
      var ends = positions(of: 0x0A, in: word) | positions(of: 0x0D, in: word)
      while ends != 0 {
        endLine(at: offset + ends.trailingZeroBitCount / 8)
        ends &= ends - 1
      }
      offset += 8
    }
    while offset < bytes.count {
      if bytes[offset] == 0x0A || bytes[offset] == 0x0D { endLine(at: offset) }
      offset += 1
    }
    return starts
  }

  /// The high bit of each byte that equals another one.
  private static func positions(of byte: UInt64, in word: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let difference = word ^ (byte &* 0x0101_0101_0101_0101)
    return ~((difference & low) &+ low | difference | low)
  }
}
