internal import SourceText

/// The escapes of quoted texts in the old syntax of property lists, as CoreFoundation reads them.
///
/// A backslash before one to three octal digits is a byte of NeXTSTEP's character set, before `U` and up to four
/// hexadecimal digits a unit of UTF-16, before `a b f n r t v` a control character, before anything else that
/// character itself.
enum OpenStepEscapes {
  /// Resolves the escapes of a text.
  static func decode(_ raw: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(raw.count)
    var rest = raw
    while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      text += rest[..<backslash]
      let escape = escape(in: raw, at: backslash)
      text += UTF8.encode(escape.scalar) ?? UTF8.encodedReplacementCharacter
      rest = rest[(backslash + escape.sourceCount)...]
    }
    text += rest
    return String(decoding: text, as: UTF8.self)
  }

  /// Maps a place in the decoded text to the place in the file; inside an escape it is the start of that.
  static func sourceOffset(
    ofDecoded decodedOffset: Int, in range: SourceRange, of bytes: [UInt8]
  ) -> Int {
    let raw = bytes[range.start..<range.end]
    var offset = range.start
    var decoded = 0
    while let backslash = raw[offset...].firstIndex(of: UInt8(ascii: "\\")) {
      if decoded + backslash - offset > decodedOffset { break }
      decoded += backslash - offset
      let escape = escape(in: raw, at: backslash)
      if decoded + UTF8.width(escape.scalar) > decodedOffset { return backslash }
      decoded += UTF8.width(escape.scalar)
      offset = backslash + escape.sourceCount
    }
    return min(offset + decodedOffset - decoded, range.end)
  }

  private struct Escape {
    let scalar: Unicode.Scalar
    /// The number of bytes, the backslash included.
    let sourceCount: Int
  }

  /// Reads the escape that a backslash begins; both halves of a surrogate pair are one.
  private static func escape(in raw: ArraySlice<UInt8>, at backslash: Int) -> Escape {
    let first = unit(in: raw, at: backslash)
    guard case .utf16(let high) = first.content, 0xD800...0xDBFF ~= high else {
      return Escape(scalar: first.scalar, sourceCount: first.sourceCount)
    }
    let next = backslash + first.sourceCount
    guard next < raw.endIndex, raw[next] == UInt8(ascii: "\\"),
      case let second = unit(in: raw, at: next), case .utf16(let low) = second.content,
      0xDC00...0xDFFF ~= low,
      let scalar = Unicode.Scalar(0x1_0000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else { return Escape(scalar: first.scalar, sourceCount: first.sourceCount) }
    return Escape(scalar: scalar, sourceCount: first.sourceCount + second.sourceCount)
  }

  private struct Unit {
    enum Content {
      case utf16(UInt32)
      case character(Unicode.Scalar)
    }

    let content: Content
    let sourceCount: Int

    var scalar: Unicode.Scalar {
      switch content {
      case .utf16(let unit): Unicode.Scalar(unit) ?? "\u{FFFD}"
      case .character(let scalar): scalar
      }
    }
  }

  private static func unit(in raw: ArraySlice<UInt8>, at backslash: Int) -> Unit {
    let rest = raw[(backslash + 1)...]
    guard let byte = rest.first else { return Unit(content: .character("\\"), sourceCount: 1) }
    if isOctal(byte) {
      let digits = rest.prefix(3).prefix(while: isOctal)
      let code = digits.reduce(UInt8(0)) { $0 << 3 | ($1 - UInt8(ascii: "0")) }
      return Unit(
        content: .character(NextStepCharacters.scalar(code)), sourceCount: 1 + digits.count)
    }
    if byte == UInt8(ascii: "U") {
      let digits = rest.dropFirst().prefix(4).prefix { hexadecimalValue($0) != nil }
      let unit = digits.reduce(UInt32(0)) { $0 << 4 | UInt32(hexadecimalValue($1) ?? 0) }
      return Unit(content: .utf16(unit), sourceCount: 2 + digits.count)
    }
    if let control = control(byte) { return Unit(content: .character(control), sourceCount: 2) }
    let count = min(DecodedText.characterByteCount(byte), rest.count)
    let character = String(decoding: rest.prefix(count), as: UTF8.self).unicodeScalars.first
    return Unit(content: .character(character ?? "\u{FFFD}"), sourceCount: 1 + count)
  }

  private static func isOctal(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "7") ~= byte
  }

  private static func control(_ letter: UInt8) -> Unicode.Scalar? {
    switch letter {
    case UInt8(ascii: "a"): "\u{07}"
    case UInt8(ascii: "b"): "\u{08}"
    case UInt8(ascii: "f"): "\u{0C}"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    case UInt8(ascii: "v"): "\u{0B}"
    default: nil
    }
  }

  /// The value of a hexadecimal digit in ASCII.
  static func hexadecimalValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
