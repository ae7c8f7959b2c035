/// The start of each line of a file, to turn byte offsets into lines and columns.
///
/// A line ends with LF, CR LF, or a CR that no LF follows. Building takes one pass over the bytes;
/// a look-up takes O(log lines). Offsets are kept everywhere else, and a table is built only for a
/// file that has something to report.
public struct LineTable: Sendable {
  private let lineStarts: [UInt32]
  private let byteCount: Int

  /// Finds the lines of a text.
  ///
  /// - Parameter bytes: The whole file.
  public init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    for offset in bytes.indices {
      let byte = bytes[offset]
      let endsLine: Bool
      switch byte {
      case UInt8(ascii: "\n"): endsLine = true
      case UInt8(ascii: "\r"):
        endsLine = offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n")
      default: endsLine = false
      }
      if endsLine { starts.append(UInt32(offset + 1)) }
    }
    lineStarts = starts
    byteCount = bytes.count
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
    return SourcePosition(line: low + 1, column: offset - Int(lineStarts[low]) + 1)
  }

  /// Returns the bytes of a line with its line end, or `nil` where the file has no such line.
  ///
  /// - Parameter line: The line, from 1.
  public func range(ofLine line: Int) -> SourceRange? {
    guard line >= 1, line <= lineStarts.count else { return nil }
    let end = line < lineStarts.count ? Int(lineStarts[line]) : byteCount
    return SourceRange(Int(lineStarts[line - 1]), end)
  }
}
