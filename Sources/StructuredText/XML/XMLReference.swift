/// A reference to a character or to one of the five entities of XML (XML 1.0, sections 4.1 and 4.6).
public struct XMLReference: Hashable, Sendable {
  /// The character.
  public let scalar: Unicode.Scalar
  /// The offset behind the semicolon.
  public let end: Int

  /// Reads a reference.
  ///
  /// - Parameters:
  ///   - start: The offset of its ampersand.
  ///   - bytes: The text.
  ///   - end: The offset behind the last byte that may belong to it; `nil` for all bytes.
  /// - Returns: `nil` where there is none, or one to an entity that XML does not define.
  public init?(at start: Int, in bytes: [UInt8], end: Int? = nil) {
    let longest = 16
    let limit = min(end ?? bytes.count, start + longest)
    var offset = start + 1
    while offset < limit, bytes[offset] != UInt8(ascii: ";") { offset += 1 }
    guard start < offset, offset < limit,
      let scalar = XMLReference.scalar(of: bytes[(start + 1)..<offset])
    else { return nil }
    self.scalar = scalar
    self.end = offset + 1
  }

  private static func scalar(of name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    if name.first == UInt8(ascii: "#") { return scalar(ofDigits: name.dropFirst()) }
    return switch String(decoding: name, as: UTF8.self) {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    default: nil
    }
  }

  private static func scalar(ofDigits digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let isHexadecimal = digits.first == UInt8(ascii: "x")
    let digits = isHexadecimal ? digits.dropFirst() : digits
    guard digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-"),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10)
    else { return nil }
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x1_0000...0x10_FFFF: return Unicode.Scalar(value)
    default: return nil
    }
  }
}
