/// Finds the elements in one element of an XML document without reading them.
///
/// What is no XML gives elements that a parser refuses.
enum XMLChildren {
  /// Returns the parts of a document whose entries are the children of the first element with a name.
  ///
  /// - Parameters:
  ///   - bytes: The document, in UTF-8.
  ///   - name: The name of the element.
  ///   - level: The depth of the element: 1 for the outermost one.
  ///   - size: The number of bytes that a part has at least.
  /// - Returns: `nil` where there is no such element or more than one, and for documents with a document type.
  static func parts(
    of bytes: [UInt8], in name: String, level: Int, ofSize size: Int
  ) -> FileParts? {
    var scanner = XMLTagScanner(bytes: bytes)
    let wanted = Array(name.utf8)
    var collector: FilePartCollector?
    var place: (start: Int, end: Int)?
    while let tag = scanner.next() {
      switch tag.kind {
      case .documentType: return nil
      case .opening where tag.depth == level && bytes[tag.name].elementsEqual(wanted):
        guard place == nil else { return nil }
        let start = endOfLine(in: bytes, from: tag.end)
        place = (start, start)
        collector = FilePartCollector(from: start, size: size)
      case .closing where tag.depth == level && place?.start == place?.end:
        if let start = place?.start {
          let end = startOfLine(in: bytes, before: tag.start)
          collector?.finish(at: max(start, end))
          place = (start, max(start, end))
          if start >= end { return nil }
        }
      case .closing, .empty:
        guard tag.depth == level + 1, let place, place.start == place.end else { break }
        let end = endOfLine(in: bytes, from: tag.end)
        collector?.cut(at: end, next: end)
      case .opening: break
      }
    }
    guard let place, let collector, place.end > place.start else { return nil }
    return FileParts(headCount: place.start, ranges: collector.ranges, tailStart: place.end)
  }

  /// Behind the line end that follows, where nothing but spaces stands before it.
  private static func endOfLine(in bytes: [UInt8], from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x0D { end += 1 }
    return end < bytes.count && bytes[end] == 0x0A ? end + 1 : offset
  }

  /// Where the line begins, where nothing but spaces stands before an offset.
  private static func startOfLine(in bytes: [UInt8], before offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start > 0 && bytes[start - 1] == 0x0A ? start : offset
  }
}

/// Walks over the tags of a document.
private struct XMLTagScanner {
  struct Tag {
    enum Kind { case opening, closing, empty, documentType }
    let kind: Kind
    /// The depth of the element: 1 for the outermost one.
    let depth: Int
    let name: Range<Int>
    let start: Int
    let end: Int
  }

  let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Tag? {
    let text = bytes
    while offset < text.count {
      guard text[offset] == UInt8(ascii: "<") else {
        offset &+= 1
        continue
      }
      let start = offset
      guard start + 1 < text.count else { return nil }
      switch text[start + 1] {
      case UInt8(ascii: "?"): skip(to: "?>")
      case UInt8(ascii: "!"):
        if starts(with: "<!--") {
          offset += 4
          skip(to: "-->")
        } else if starts(with: "<![CDATA[") {
          skip(to: "]]>")
        } else {
          return Tag(
            kind: .documentType, depth: depth, name: start..<start, start: start, end: start)
        }
      case UInt8(ascii: "/"):
        skipTag()
        defer { depth -= 1 }
        return Tag(
          kind: .closing, depth: depth, name: name(from: start + 2), start: start, end: offset)
      default:
        skipTag()
        let isEmpty = text[offset - 2] == UInt8(ascii: "/")
        if !isEmpty { depth += 1 }
        return Tag(
          kind: isEmpty ? .empty : .opening, depth: isEmpty ? depth + 1 : depth,
          name: name(from: start + 1), start: start, end: offset)
      }
    }
    return nil
  }

  private func name(from start: Int) -> Range<Int> {
    var end = start
    while end < bytes.count, !" \t\r\n/>".utf8.contains(bytes[end]) { end += 1 }
    return start..<end
  }

  /// Passes a tag, in whose values `>` may stand.
  private mutating func skipTag() {
    let text = bytes
    var quotationMark: UInt8?
    while offset < text.count {
      let byte = text[offset]
      offset &+= 1
      if let mark = quotationMark {
        if byte == mark { quotationMark = nil }
      } else if byte == UInt8(ascii: ">") {
        return
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quotationMark = byte
      }
    }
  }

  private func starts(with mark: String) -> Bool {
    bytes[offset...].starts(with: mark.utf8)
  }

  private mutating func skip(to mark: String) {
    let last = mark.utf8.last
    while offset < bytes.count {
      offset += 1
      if bytes[offset - 1] == last,
        bytes[..<offset].suffix(mark.utf8.count).elementsEqual(mark.utf8)
      {
        return
      }
    }
  }
}
