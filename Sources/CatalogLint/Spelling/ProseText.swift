/// The bytes of a text with zeros in the place of all that is no prose: placeholders, addresses, markup, code.
struct ProseText {
  /// The bytes; as many as the text has, so that offsets are the same.
  private(set) var bytes: [UInt8]

  /// Looks at a text.
  init(_ text: String) {
    var blanked = BlankedText(withoutAddresses: text)
    if blanked.bytes.contains(UInt8(ascii: "<")) {
      for tag in TagScanner(text).tags { blanked.blank(tag.range) }
    }
    bytes = blanked.bytes
    blankPairs(of: UInt8(ascii: "`"))
    blankEntities()
    blankCode()
  }

  /// Whether nothing of a sentence stands before an offset.
  func startsSentence(at offset: Int) -> Bool {
    let before = bytes[..<offset].reversed().drop { $0 == UInt8(ascii: " ") }
    guard let last = before.first else { return true }
    switch last {
    case 0: return false
    case 0..<0x80: return Self.sentenceEnds.contains(last)
    // The last byte of a mark of general punctuation, U+2000 to U+206F: “ « … •.
    default:
      return before.dropFirst().first.map { $0 == 0x80 || $0 == 0xC2 } ?? false
    }
  }

  /// Whether there is nothing but a hyphen between two words.
  func joins(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    left.upperBound + 1 == right.lowerBound && bytes[left.upperBound] == UInt8(ascii: "-")
  }

  /// Whether a sign of ASCII stands at an offset, be that outside of the text.
  func has(_ sign: Unicode.Scalar, at offset: Int) -> Bool {
    bytes.indices.contains(offset) && bytes[offset] == UInt8(ascii: sign)
  }

  private static let sentenceEnds = Set(".!?:;\"'([*_\n\t".utf8)

  private mutating func blank(_ range: Range<Int>) {
    for index in range { bytes[index] = 0 }
  }

  private mutating func blankPairs(of sign: UInt8) {
    var start: Int?
    for index in bytes.indices where bytes[index] == sign {
      if let first = start {
        blank(first..<index + 1)
        start = nil
      } else {
        start = index
      }
    }
  }

  /// Blanks the names of characters in HTML, such as `&amp;`.
  private mutating func blankEntities() {
    for index in bytes.indices where bytes[index] == UInt8(ascii: "&") {
      let name = bytes[(index + 1)...].prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "#") }
      let end = name.endIndex
      if !name.isEmpty, end < bytes.count, bytes[end] == UInt8(ascii: ";") {
        blank(index..<end + 1)
      }
    }
  }

  /// Paths, names of files, identifiers, options, mentions: what has no space in it and signs that words have not.
  private mutating func blankCode() {
    var start = 0
    while start < bytes.count {
      guard bytes[start] > 0x20 else {
        start += 1
        continue
      }
      let end = bytes[start...].firstIndex { $0 <= 0x20 && $0 != 0 } ?? bytes.count
      if isCode(start..<end) { blank(start..<end) }
      start = end
    }
  }

  private func isCode(_ range: Range<Int>) -> Bool {
    let token = bytes[range]
    if token.contains(where: { Self.codeSigns.contains($0) }) { return true }
    if token.starts(with: "--".utf8) || token.first == UInt8(ascii: "/") { return true }
    if token.count(where: { $0 == UInt8(ascii: "/") }) > 1 { return true }
    return token.indices.dropFirst().dropLast().contains { index in
      let isInside = Self.isInWord(bytes[index - 1]) && Self.isInWord(bytes[index + 1])
      switch bytes[index] {
      case UInt8(ascii: "."), UInt8(ascii: ":"): return isInside
      case UInt8(ascii: "("): return bytes[index + 1] == UInt8(ascii: ")")
      default: return false
      }
    }
  }

  private static func isInWord(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || byte >= 0x80 }

  private static let codeSigns = Set("\\_=~@#$^{}|".utf8)
}
