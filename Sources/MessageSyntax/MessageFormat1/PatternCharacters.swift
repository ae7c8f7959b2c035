/// The characters of the syntax: both properties are immutable (UAX #31, section 4).
enum PatternCharacters {
  /// Returns the number of bytes of the pattern white space at an offset, 0 where there is none.
  @inline(__always)
  static func whiteSpaceLength(_ bytes: Span<UInt8>, at offset: Int) -> Int {
    guard offset < bytes.count else { return 0 }
    let byte = bytes[offset]
    if byte &- 0x21 < 0x5F { return 0 }
    if byte < 0x80 { return byte == 0x20 || byte &- 0x09 <= 0x04 ? 1 : 0 }
    return wideWhiteSpaceLength(bytes, at: offset)
  }

  /// Returns the offset of the first byte at or after an offset that begins no pattern white space.
  @inline(__always)
  static func skipWhiteSpace(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    while true {
      let length = whiteSpaceLength(bytes, at: offset)
      if length == 0 { return offset }
      offset &+= length
    }
  }

  /// Returns the offset of the first byte at or after an offset that begins pattern syntax or
  /// pattern white space: where an identifier ends.
  @inline(__always)
  static func skipIdentifier(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      if isLetter(byte) {
        offset &+= 1
      } else if byte < 0x80 {
        if !isIdentifier(byte) { return offset }
        offset &+= 1
      } else {
        let (scalar, length) = wideScalar(bytes, at: offset)
        if isSyntaxOrWhiteSpace(scalar) { return offset }
        offset &+= length
      }
    }
    return offset
  }

  /// Whether a byte is an ASCII letter.
  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  /// Whether an ASCII character may stand in an identifier.
  @inline(__always)
  private static func isIdentifier(_ byte: UInt8) -> Bool {
    byte < 64
      ? (0x03FF_0000_FFFF_C1FF as UInt64) &>> UInt64(byte) & 1 != 0
      : (0x87FF_FFFE_87FF_FFFE as UInt64) &>> UInt64(byte &- 64) & 1 != 0
  }

  private static func wideWhiteSpaceLength(_ bytes: Span<UInt8>, at offset: Int) -> Int {
    let (scalar, length) = wideScalar(bytes, at: offset)
    return switch scalar {
    case 0x85, 0x200E, 0x200F, 0x2028, 0x2029: length
    default: 0
    }
  }

  /// Decodes the scalar that begins at an offset of valid UTF-8 and is not ASCII.
  static func wideScalar(_ bytes: Span<UInt8>, at offset: Int) -> (scalar: UInt32, length: Int) {
    let lead = bytes[offset]
    func trail(_ distance: Int) -> UInt32 {
      offset + distance < bytes.count ? UInt32(bytes[offset + distance] & 0x3F) : 0
    }
    if lead < 0xE0 { return (UInt32(lead & 0x1F) << 6 | trail(1), min(2, bytes.count - offset)) }
    if lead < 0xF0 {
      return (
        UInt32(lead & 0x0F) << 12 | trail(1) << 6 | trail(2), min(3, bytes.count - offset)
      )
    }
    return (
      UInt32(lead & 0x07) << 18 | trail(1) << 12 | trail(2) << 6 | trail(3),
      min(4, bytes.count - offset)
    )
  }

  /// Returns the offset where an identifier of FormatJS ends: it holds no white space of any kind, but
  /// the two marks of direction that are pattern white space.
  static func skipFormatJSIdentifier(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x80 {
        if !isIdentifier(byte) { return offset }
        offset &+= 1
      } else {
        let (scalar, length) = wideScalar(bytes, at: offset)
        switch scalar {
        case 0x200E, 0x200F: break
        case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: return offset
        default: if isSyntaxOrWhiteSpace(scalar) { return offset }
        }
        offset &+= length
      }
    }
    return offset
  }

  /// Whether a scalar beyond ASCII has the property Pattern_Syntax or Pattern_White_Space.
  private static func isSyntaxOrWhiteSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x85, 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x200E...0x2029, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x245F,
      0x2500...0x2775,
      0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030, 0xFD3E, 0xFD3F,
      0xFE45, 0xFE46:
      true
    default: false
    }
  }
}
