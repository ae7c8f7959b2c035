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

  private static func lineStarts(in bytes: [UInt8]) -> [UInt32] {
    let span = bytes.span
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 32)
    var lineFeed = span.firstOffset(of: 0x0A)
    var carriageReturn = span.firstOffset(of: 0x0D)
    while lineFeed != nil || carriageReturn != nil {
      let end = min(lineFeed ?? .max, carriageReturn ?? .max)
      let isFirstOfPair = end == carriageReturn && lineFeed == end + 1
      if !isFirstOfPair { starts.append(UInt32(end + 1)) }
      if end == lineFeed { lineFeed = span.firstOffset(of: 0x0A, from: end + 1) }
      if end == carriageReturn { carriageReturn = span.firstOffset(of: 0x0D, from: end + 1) }
    }
    return starts
  }
}
