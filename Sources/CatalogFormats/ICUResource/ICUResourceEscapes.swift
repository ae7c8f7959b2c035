internal import CatalogModel
internal import SourceText

/// How a resource bundle writes texts.
struct ICUResourceEscapes: SourceEscapes {
  func sourceOffset(ofDecoded offset: Int, in range: SourceRange, of bytes: [UInt8]) -> Int {
    let encoding = TextEncoding(of: bytes)
    let raw = bytes[range.start..<range.end]
    guard encoding == .utf8 else {
      guard let text = try? DecodedText(Array(raw), as: encoding) else { return range.start }
      return range.start
        + text.sourceOffset(ICUResourceEscapes.offset(offset, in: text.bytes[...], isOne: true))
    }
    let isOne =
      range.start > 0 && bytes[range.start - 1] == UInt8(ascii: "\"")
      || !raw.contains { $0 == UInt8(ascii: "\"") || $0 == 0x20 || $0 == 0x0A }
    return ICUResourceEscapes.offset(offset, in: raw, isOne: isOne)
  }

  /// The place in the bytes of a text of a place in it.
  ///
  /// - Parameter isOne: Whether the bytes are those of one part rather than of several with what stands between.
  private static func offset(_ decoded: Int, in raw: ArraySlice<UInt8>, isOne: Bool) -> Int {
    var steps = Steps(raw, isOne: isOne)
    var position = 0
    while let step = steps.next() {
      if position + step.decodedCount > decoded { return step.start }
      position += step.decodedCount
    }
    return raw.endIndex
  }

  /// The characters of a text in the file.
  private struct Steps: IteratorProtocol {
    let raw: ArraySlice<UInt8>
    let isOne: Bool
    var offset: Int
    var isQuoted: Bool
    var wasQuoted = false
    var hasText = false

    init(_ raw: ArraySlice<UInt8>, isOne: Bool) {
      self.raw = raw
      self.isOne = isOne
      offset = raw.startIndex
      isQuoted = isOne
    }

    mutating func next() -> (start: Int, decodedCount: Int)? {
      while offset < raw.endIndex {
        let start = offset
        let byte = raw[offset]
        if !isOne, byte == UInt8(ascii: "\"") {
          offset += 1
          isQuoted.toggle()
          if isQuoted, !wasQuoted, hasText { return (start, 1) }
          wasQuoted = true
          continue
        }
        if !isQuoted, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
          offset += 1
          let isWord = offset < raw.endIndex && raw[offset] > 0x20 && raw[offset] != 0x22
          if isWord, hasText { return (start, 1) }
          continue
        }
        if !isQuoted { wasQuoted = false }
        hasText = true
        guard byte == UInt8(ascii: "\\") else {
          offset += 1
          return (start, 1)
        }
        let escape = ICUStringEscape(in: raw, at: offset)
        offset += escape.sourceCount
        return (start, UTF8.width(escape.scalar))
      }
      return nil
    }
  }

  /// Spells a part of a text in quotation marks; no other text is changed.
  func spelling(of text: String, in range: SourceRange, of bytes: [UInt8]) -> String? {
    guard TextEncoding(of: bytes) == .utf8, range.start > 0,
      bytes[range.start - 1] == UInt8(ascii: "\"")
    else { return nil }
    return ICUResourceEscapes.spelling(of: text)
  }

  /// Spells a text as what stands between quotation marks.
  static func spelling(of text: String) -> String {
    var spelling = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": spelling += "\\\""
      case "\\": spelling += "\\\\"
      case "\n": spelling += "\\n"
      case "\r": spelling += "\\r"
      case "\t": spelling += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FEFF}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        spelling += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: spelling.unicodeScalars.append(scalar)
      }
    }
    return spelling
  }
}
