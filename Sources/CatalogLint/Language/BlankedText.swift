internal import MessageSyntax

/// The bytes of a text, with zeros in the place of its placeholders: what they stand for is not known, and
/// their letters and digits are no part of what people read.
struct BlankedText {
  /// The bytes; as many as the text has, so that offsets are the same.
  private(set) var bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
    if PrintfText.mayHoldPlaceholders(text) {
      for placeholder in PrintfText(parsing: text).ignoringProse().placeholders {
        blank(placeholder.range)
        blankArgumentName(at: placeholder.range)
      }
    }
    blankBraces()
  }

  /// Puts zeros in the place of a part of the text.
  mutating func blank(_ range: Range<Int>) {
    for index in range { bytes[index] = 0 }
  }

  /// `%arg`, of which the first two letters are a conversion of C.
  private mutating func blankArgumentName(at range: Range<Int>) {
    let rest = bytes[range.upperBound...].prefix(2)
    if range.count >= 2, rest.elementsEqual("rg".utf8) {
      blank(range.upperBound..<range.upperBound + 2)
    }
  }

  /// `${applicationName}`, `{count}`.
  private mutating func blankBraces() {
    var start: Int?
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "{"): start = index
      case UInt8(ascii: "}"):
        if let first = start { blank(first..<index + 1) }
        start = nil
      case 0...0x20: start = nil
      default: break
      }
    }
  }
}
