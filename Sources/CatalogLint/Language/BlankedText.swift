internal import MessageSyntax

/// The bytes of a text, with zeros in the place of its placeholders: what they stand for is not known, and
/// their letters and digits are no part of what people read.
struct BlankedText {
  /// The bytes; as many as the text has, so that offsets are the same.
  private(set) var bytes: [UInt8]

  /// Blanks placeholders.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - traits: What is known of the text.
  init(_ text: String, _ traits: TextTraits = .unknown) {
    bytes = Array(text.utf8)
    guard traits.contains(.placeholderStart) else { return }
    if PrintfText.mayHoldPlaceholders(text) {
      for placeholder in PrintfText(parsing: text).ignoringProse().placeholders {
        blank(placeholder.range)
        blankArgumentName(at: placeholder.range)
      }
    }
    blankBraces()
  }

  /// Blanks placeholders and addresses.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - traits: What is known of the text.
  init(withoutAddresses text: String, _ traits: TextTraits = .unknown) {
    self.init(text, traits)
    let webAddresses = traits.contains(.webAddress) ? WebAddressSearch(self).addresses : []
    let mailAddresses = traits.contains(.at) ? MailAddressSearch(self).addresses : []
    for address in webAddresses + mailAddresses { blank(address.range) }
  }

  /// The characters, each with its offset.
  var scalars: [(scalar: Unicode.Scalar, offset: Int)] {
    let span = bytes.span
    var scalars: [(scalar: Unicode.Scalar, offset: Int)] = []
    scalars.reserveCapacity(span.count)
    var offset = 0
    while offset < span.count {
      let byte = span[offset]
      let (value, length) = byte < 0x80 ? (UInt32(byte), 1) : span.character(at: offset)
      scalars.append((Unicode.Scalar(value) ?? "\u{FFFD}", offset))
      offset += length
    }
    return scalars
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
