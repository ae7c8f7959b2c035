internal import SourceText
internal import StructuredText

/// Tells tags in a text from less-than signs.
enum AndroidMarkup {
  /// Returns for each less-than sign of a text whether it begins a tag: all do where all are tags that match each
  /// other, else none does.
  static func tags(in text: [UInt8]) -> [Bool] {
    let count = text.lazy.filter { $0 == UInt8(ascii: "<") }.count
    return Array(repeating: count > 0 && isWellFormed(text), count: count)
  }

  private static func isWellFormed(_ text: [UInt8]) -> Bool {
    var open: [ArraySlice<UInt8>] = []
    var offset = 0
    while let start = text[offset...].firstIndex(of: UInt8(ascii: "<")) {
      guard let tag = AndroidTag(at: start, in: text), !tag.hasPrefix, open.count < 100
      else { return false }
      if tag.isEnd {
        guard let name = open.popLast(), name.elementsEqual(tag.name) else { return false }
      } else if !tag.isEmpty {
        open.append(tag.name)
      }
      offset = tag.end
    }
    return open.isEmpty
  }
}

/// A tag in a text.
struct AndroidTag {
  let name: ArraySlice<UInt8>
  let isEnd: Bool
  let isEmpty: Bool
  let hasPrefix: Bool
  let end: Int

  /// Reads the tag at an offset; `nil` where there is none, or one of `xliff:g`, which is no markup.
  init?(at start: Int, in text: [UInt8]) {
    guard let close = AndroidTag.end(of: start, in: text) else { return nil }
    let tag = SourceRange(start, close)
    var content = Array(text[start..<close])
    isEnd = content.dropFirst().first == UInt8(ascii: "/")
    isEmpty = !isEnd && content.dropLast().last == UInt8(ascii: "/")
    // A reader of tokens wants each start tag with its end tag.
    if isEnd { content = Array("<".utf8) + content[2...].dropLast() + Array("/>".utf8) }
    var reader = XMLTokenReader(content: SourceRange(0, content.count), of: content)
    guard let token = reader.next(), reader.offset == content.count,
      token == (isEnd || isEmpty ? .emptyTag : .startTag), !isEnd || reader.attributes.isEmpty,
      !reader.name(is: "xliff:g")
    else { return nil }
    let range = reader.nameRange
    hasPrefix = content[range.start..<range.end].contains(UInt8(ascii: ":"))
    name = content[range.start..<range.end]
    end = tag.end
  }

  /// The offset behind the sign that closes a tag; those in quotation marks do not.
  private static func end(of start: Int, in text: [UInt8]) -> Int? {
    var mark: UInt8?
    for offset in start + 1..<max(text.count, start + 1) {
      let byte = text[offset]
      if let open = mark {
        if byte == open { mark = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        mark = byte
      } else if byte == UInt8(ascii: ">") {
        return offset + 1
      } else if byte == UInt8(ascii: "<") {
        return nil
      }
    }
    return nil
  }
}
