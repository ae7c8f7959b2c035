internal import CatalogModel
internal import ICUKit
internal import SourceText

/// The escapes of strings in PO files: those of C.
enum POEscapes {
  /// Reads the escape at a backslash.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - offset: The offset of the backslash.
  ///   - end: The end of the string or of the text.
  /// - Returns: The byte that it stands for and the number of bytes that it takes, or `nil` where there is no such
  ///   escape.
  static func step(in bytes: [UInt8], at offset: Int, before end: Int) -> (byte: UInt8, count: Int)?
  {
    guard offset + 1 < end else { return nil }
    switch bytes[offset + 1] {
    case UInt8(ascii: "n"): return (0x0A, 2)
    case UInt8(ascii: "t"): return (0x09, 2)
    case UInt8(ascii: "r"): return (0x0D, 2)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return (bytes[offset + 1], 2)
    case UInt8(ascii: "a"): return (0x07, 2)
    case UInt8(ascii: "b"): return (0x08, 2)
    case UInt8(ascii: "f"): return (0x0C, 2)
    case UInt8(ascii: "v"): return (0x0B, 2)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      return number(in: bytes, from: offset + 1, before: min(end, offset + 4), radix: 8)
    case UInt8(ascii: "x"): return number(in: bytes, from: offset + 2, before: end, radix: 16)
    default: return nil
    }
  }

  private static func number(
    in bytes: [UInt8], from start: Int, before end: Int, radix: Int
  ) -> (byte: UInt8, count: Int)? {
    var (value, offset) = (0, start)
    while offset < end, let digit = Character(Unicode.Scalar(bytes[offset])).hexDigitValue,
      digit < radix
    {
      value = (value * radix + digit) & 0xFF
      offset += 1
    }
    guard offset > start else { return nil }
    return (UInt8(value), offset - start + (radix == 8 ? 1 : 2))
  }

  /// Returns what stands for a byte that is written as an escape, or `nil` where it stands for itself.
  static func escape(of byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "\""): "\\\""
    case UInt8(ascii: "\\"): "\\\\"
    case 0x07: "\\a"
    case 0x08: "\\b"
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0B: "\\v"
    case 0x0C: "\\f"
    case 0x0D: "\\r"
    default: nil
    }
  }
}

/// Leads from texts back to the strings of a PO file, over the marks between adjacent strings.
struct POSourceEscapes: SourceEscapes {
  /// The encoding of the file where it is not UTF-8.
  let encoding: CharacterEncoding?

  func sourceOffset(ofDecoded target: Int, in range: SourceRange, of bytes: [UInt8]) -> Int {
    guard let encoding else {
      return Self.offset(ofDecoded: target, in: range.start, range.end, of: bytes)
    }
    let decoded = encoding.decodeWithOffsets(Array(bytes[range.start..<range.end]))
    let offset = Self.offset(ofDecoded: target, in: 0, decoded.text.count, of: decoded.text)
    return range.start + Int(decoded.offsets[offset])
  }

  /// Spells a text; in a file that is not UTF-8 only ASCII can be spelt.
  func spelling(of text: String, in range: SourceRange, of bytes: [UInt8]) -> String? {
    guard encoding == nil || text.utf8.allSatisfy({ $0 < 0x80 }), !text.utf8.contains(0) else {
      return nil
    }
    let spelling = text.utf8.flatMap { byte in
      POEscapes.escape(of: byte).map { Array($0.utf8) } ?? [byte]
    }
    return String(decoding: spelling, as: UTF8.self)
  }

  private static func offset(ofDecoded target: Int, in start: Int, _ end: Int, of bytes: [UInt8])
    -> Int
  {
    var (decoded, offset) = (0, start)
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        let next = bytes[(offset + 1)..<end].firstIndex(of: UInt8(ascii: "\"")) ?? end
        if decoded == target, target > 0 { return offset }
        offset = min(next + 1, end)
      case UInt8(ascii: "\\"):
        if decoded >= target { return offset }
        offset += POEscapes.step(in: bytes, at: offset, before: end)?.count ?? 1
        decoded += 1
      case let byte:
        let count = DecodedText.characterByteCount(byte)
        if decoded + count > target { return offset }
        decoded += count
        offset = min(offset + count, end)
      }
    }
    return end
  }
}
