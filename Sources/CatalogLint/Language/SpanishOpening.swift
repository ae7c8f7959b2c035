/// The marks with which Spanish opens a question and a cry.
enum SpanishOpening {
  /// Returns the UTF-8 offsets of each `?` and `!` that nothing opens, in the order of the text.
  static func unopened(in text: String) -> [Int] {
    let bytes = text.utf8Span.span
    var found: [Int] = []
    var isOpen = false
    var hasWord = false
    for offset in bytes.indices {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") {
        guard bytes.endsWord(after: offset) else { continue }
        let isAfterWord =
          bytes[max(offset - 1, 0)].isASCIIAlphanumeric || bytes[max(offset - 1, 0)] >= 0x80
        if !isOpen, hasWord, isAfterWord { found.append(offset) }
        isOpen = false
        hasWord = false
      } else if byte == 0xC2, offset + 1 < bytes.count {
        // ¿ and ¡
        isOpen = isOpen || bytes[offset + 1] == 0xBF || bytes[offset + 1] == 0xA1
      } else if byte.isASCIILetter {
        hasWord = true
      }
    }
    return found
  }
}
