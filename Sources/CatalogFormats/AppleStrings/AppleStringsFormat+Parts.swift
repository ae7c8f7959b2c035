internal import SourceText

extension AppleStringsFormat: PartedFormat {
  /// Finds the places behind lines that end an entry of a property list in the old syntax.
  public func parts(of bytes: [UInt8], ofSize size: Int) -> FileParts? {
    guard let first = bytes.first(where: { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D }),
      first != UInt8(ascii: "<"), bytes.span.firstInvalidUTF8 == nil
    else { return nil }
    let text = bytes.span
    var collector = FilePartCollector(from: 0, size: size)
    var offset = 0
    while offset < text.count {
      let byte = text[offset]
      offset &+= 1
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        while offset < text.count, text[offset] != byte {
          offset &+= text[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        offset &+= 1
      case UInt8(ascii: "/") where offset < text.count && text[offset] == UInt8(ascii: "/"):
        while offset < text.count, text[offset] != 0x0A { offset &+= 1 }
      case UInt8(ascii: "/") where offset < text.count && text[offset] == UInt8(ascii: "*"):
        offset &+= 2
        while offset < text.count,
          text[offset] != UInt8(ascii: "/") || text[offset - 1] != UInt8(ascii: "*")
        {
          offset &+= 1
        }
        offset &+= 1
      case UInt8(ascii: ";") where offset < text.count && text[offset] == 0x0A:
        collector.cut(at: offset &+ 1, next: offset &+ 1)
      case 0, UInt8(ascii: "{"), UInt8(ascii: "("): return nil
      default: break
      }
    }
    collector.finish(at: bytes.count)
    return FileParts(headCount: 0, ranges: collector.ranges, tailStart: bytes.count)
  }

  /// A blank line stands between two entries.
  public func joint(before second: ArraySlice<UInt8>) -> [UInt8] {
    second.first == 0x0A ? [] : [0x0A]
  }
}
