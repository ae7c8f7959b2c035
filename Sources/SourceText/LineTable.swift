/// The start of each line of a file, to turn byte offsets into lines and columns.
///
/// A line ends with LF, CR LF, or a CR that no LF follows. Building takes one pass over the bytes;
/// a look-up takes O(log lines) and a pass over some hundred bytes. Offsets are kept everywhere else, and a table is
/// built only for a file that has something to report.
///
/// In UTF-16 and UTF-32, which some formats allow, columns count code units.
public struct LineTable: Sendable {
  /// Where the lines are: counted in blocks where only LF ends a line, as in nearly all files, else a list of all starts.
  private enum Lines {
    case lineFeeds(LineFeedBlocks)
    case starts([UInt32])
  }

  private let lines: Lines
  private let byteCount: Int
  private let unitByteCount: Int

  /// Finds the lines of a text.
  ///
  /// - Parameter bytes: The whole file.
  public init(_ bytes: [UInt8]) {
    let encoding = TextEncoding(of: bytes)
    lines =
      switch encoding {
      case .utf8:
        LineFeedBlocks(bytes).map { .lineFeeds($0) } ?? .starts(LineTable.lineStarts(in: bytes))
      case .utf16(let order), .utf32(let order):
        .starts(LineTable.lineStarts(in: bytes, unitByteCount: encoding.unitByteCount, order))
      }
    byteCount = bytes.count
    unitByteCount = encoding.unitByteCount
  }

  /// The number of lines; a text that ends with a line end has an empty last line.
  public var lineCount: Int {
    switch lines {
    case .lineFeeds(let blocks): blocks.count + 1
    case .starts(let starts): starts.count
    }
  }

  /// Returns the line and the column of a byte offset.
  ///
  /// - Parameter offset: A byte offset; one behind the end names the end.
  public func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), byteCount)
    let (line, start) = line(holding: offset)
    return SourcePosition(line: line, column: (offset - start) / unitByteCount + 1)
  }

  /// Returns the bytes of a line with its line end, or `nil` where the file has no such line.
  ///
  /// - Parameter line: The line, from 1.
  public func range(ofLine line: Int) -> SourceRange? {
    guard line >= 1, line <= lineCount else { return nil }
    return SourceRange(start(ofLine: line), line < lineCount ? start(ofLine: line + 1) : byteCount)
  }

  /// The line, from 1, that holds an offset, and where it begins.
  private func line(holding offset: Int) -> (line: Int, start: Int) {
    switch lines {
    case .lineFeeds(let blocks):
      let before = blocks.lineFeeds(before: offset)
      return (before.count + 1, before.end)
    case .starts(let starts):
      var (low, high) = (0, starts.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if Int(starts[middle]) <= offset { low = middle } else { high = middle }
      }
      return (low + 1, Int(starts[low]))
    }
  }

  private func start(ofLine line: Int) -> Int {
    switch lines {
    case .lineFeeds(let blocks): line == 1 ? 0 : blocks.end(ofLineFeed: line - 1)
    case .starts(let starts): Int(starts[line - 1])
    }
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
