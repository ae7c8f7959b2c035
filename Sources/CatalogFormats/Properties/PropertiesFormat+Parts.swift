internal import SourceText

extension PropertiesFormat: PartedFormat {
  /// Finds the places behind lines that end an entry.
  public func parts(of bytes: [UInt8], ofSize size: Int) -> FileParts? {
    guard bytes.span.firstInvalidUTF8 == nil else { return nil }
    var collector = FilePartCollector(from: 0, size: size)
    TextLines.forEach(in: bytes) { line, end in
      guard let first = line.first(where: { bytes[$0] != 0x20 && bytes[$0] != 0x09 }),
        bytes[first] != UInt8(ascii: "#"), bytes[first] != UInt8(ascii: "!"),
        bytes[line.upperBound - 1] != UInt8(ascii: "\\")
      else { return }
      collector.cut(at: end, next: end)
    }
    collector.finish(at: bytes.count)
    return FileParts(headCount: 0, ranges: collector.ranges, tailStart: bytes.count)
  }

  /// A blank line stands before a comment that belongs to no entry.
  public func joint(before second: ArraySlice<UInt8>) -> [UInt8] {
    var rest = second
    while rest.first == UInt8(ascii: "#") {
      rest = rest.drop { $0 != 0x0A }.dropFirst()
    }
    return rest.startIndex > second.startIndex && rest.first == 0x0A ? [0x0A] : []
  }
}
