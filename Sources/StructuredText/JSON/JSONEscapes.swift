public import SourceText

/// The escapes of JSON strings (RFC 8259, section 7).
public enum JSONEscapes {
  /// Resolves the escapes of a string that the parser has accepted.
  package static func decode(_ raw: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(raw.count)
    var rest = raw
    while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      text += rest[..<backslash]
      let step = step(in: raw, at: backslash)
      text +=
        UTF8.encode(Unicode.Scalar(step.scalar) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter
      rest = rest[(backslash + step.sourceCount)...]
    }
    text += rest
    return String(decoding: text, as: UTF8.self)
  }

  /// Spells a text as Apple's tools do: only quotation marks, backslashes and control characters are
  /// escaped.
  ///
  /// - Parameter text: Any text.
  /// - Returns: What stands between the quotation marks of a string.
  public static func encode(_ text: String) -> String {
    guard text.utf8.contains(where: needsEscape) else { return text }
    var spelling: [UInt8] = []
    for byte in text.utf8 {
      if needsEscape(byte) { spelling += escape(of: byte) } else { spelling.append(byte) }
    }
    return String(decoding: spelling, as: UTF8.self)
  }

  /// Whether a byte cannot stand in a string as it is.
  static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Returns the escape of a byte that cannot stand in a string as it is.
  static func escape(of byte: UInt8) -> [UInt8] {
    let backslash = UInt8(ascii: "\\")
    switch byte {
    case 0x08: return [backslash, UInt8(ascii: "b")]
    case 0x09: return [backslash, UInt8(ascii: "t")]
    case 0x0A: return [backslash, UInt8(ascii: "n")]
    case 0x0C: return [backslash, UInt8(ascii: "f")]
    case 0x0D: return [backslash, UInt8(ascii: "r")]
    case ..<0x20:
      return Array((byte < 0x10 ? "\\u000" : "\\u00").utf8) + String(byte, radix: 16).utf8
    default: return [backslash, byte]
    }
  }

  /// Finds the escapes of a string that are not as `encode` writes them.
  ///
  /// - Parameters:
  ///   - range: The bytes of the string between its quotation marks.
  ///   - bytes: The file.
  ///   - body: Receives the bytes of an escape and what stands for the same character.
  static func forEachRespelling(
    in range: Range<Int>, of bytes: [UInt8], _ body: (SourceRange, String) -> Void
  ) {
    let raw = bytes[range]
    var offset = range.lowerBound
    while let backslash = raw[offset...].firstIndex(of: UInt8(ascii: "\\")) {
      let step = step(in: raw, at: backslash)
      offset = backslash + step.sourceCount
      guard let scalar = Unicode.Scalar(step.scalar) else { continue }
      let spelling = encode(String(scalar))
      if !raw[backslash..<offset].elementsEqual(spelling.utf8) {
        body(SourceRange(backslash, offset), spelling)
      }
    }
  }

  /// Maps a place in the decoded text of a string to the place in the file.
  ///
  /// - Parameters:
  ///   - decodedOffset: An offset in UTF-8 bytes of the decoded text, from 0 to its length.
  ///   - range: The bytes of the string between its quotation marks.
  ///   - bytes: The file.
  /// - Returns: The offset in the file. A place inside a character that is written as an escape is
  ///   the start of the escape.
  public static func sourceOffset(
    ofDecoded decodedOffset: Int, in range: SourceRange, of bytes: [UInt8]
  ) -> Int {
    let raw = bytes[range.start..<range.end]
    var offset = range.start
    var decoded = 0
    while offset < range.end {
      let rest = raw[offset...]
      let plainCount = (rest.firstIndex(of: UInt8(ascii: "\\")) ?? rest.endIndex) - offset
      if decoded + plainCount > decodedOffset { return offset + decodedOffset - decoded }
      decoded += plainCount
      offset += plainCount
      guard offset < range.end else { break }
      let step = step(in: raw, at: offset)
      if decoded + step.decodedCount > decodedOffset { return offset }
      decoded += step.decodedCount
      offset += step.sourceCount
    }
    return range.end
  }

  private struct Step {
    let scalar: UInt32
    let isEscape: Bool
    let sourceCount: Int

    var decodedCount: Int {
      guard isEscape else { return 1 }
      switch scalar {
      case ..<0x80: return 1
      case ..<0x800: return 2
      case ..<0x1_0000: return 3
      default: return 4
      }
    }
  }

  private static func step(in raw: ArraySlice<UInt8>, at offset: Int) -> Step {
    guard raw[offset] == UInt8(ascii: "\\"), offset + 1 < raw.endIndex else {
      return Step(scalar: UInt32(raw[offset]), isEscape: false, sourceCount: 1)
    }
    guard raw[offset + 1] == UInt8(ascii: "u") else {
      return Step(scalar: simple(raw[offset + 1]), isEscape: true, sourceCount: 2)
    }
    guard let unit = codeUnit(in: raw, at: offset) else {
      return Step(scalar: 0xFFFD, isEscape: true, sourceCount: 2)
    }
    if unit & 0xFC00 == 0xD800, let low = codeUnit(in: raw, at: offset + 6), low & 0xFC00 == 0xDC00
    {
      let scalar = 0x1_0000 + (UInt32(unit & 0x3FF) << 10) + UInt32(low & 0x3FF)
      return Step(scalar: scalar, isEscape: true, sourceCount: 12)
    }
    return Step(scalar: UInt32(unit), isEscape: true, sourceCount: 6)
  }

  /// The UTF-16 code unit of an escape `\uXXXX` at an offset, or `nil` where there is none.
  static func codeUnit(in raw: ArraySlice<UInt8>, at offset: Int) -> UInt16? {
    guard offset + 6 <= raw.endIndex, raw[offset] == UInt8(ascii: "\\"),
      raw[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for digit in raw[(offset + 2)..<(offset + 6)] {
      guard let value = hexadecimalValue(digit) else { return nil }
      unit = unit << 4 | UInt16(value)
    }
    return unit
  }

  private static func hexadecimalValue(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func simple(_ letter: UInt8) -> UInt32 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: UInt32(letter)
    }
  }
}
