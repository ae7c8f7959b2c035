internal import SourceText

/// How XML writes characters (XML 1.0, sections 2.7, 2.11, 3.3.3 and 4.1).
public enum XMLText {
  /// Returns the text that raw content stands for: references, character data sections and line ends resolved,
  /// processing instructions and comments left out.
  static func decodedContent(_ raw: ArraySlice<UInt8>) -> String {
    guard needsDecoding(raw) else { return String(valid: raw.span) }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(raw.count)
    var content = XMLContent(raw)
    while let piece = content.next() { decoded += piece.decoded }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// Returns whether references, markup or carriage returns stand in raw content.
  private static func needsDecoding(_ raw: ArraySlice<UInt8>) -> Bool {
    let bytes = raw.span
    for offset in bytes.indices {
      let byte = bytes[offset]
      // All three are below the letters.
      if byte <= UInt8(ascii: "<"),
        byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == 0x0D
      {
        return true
      }
    }
    return false
  }

  /// Returns the value that an attribute has: references resolved, white space made spaces.
  static func decodedValue(_ raw: ArraySlice<UInt8>) -> String {
    guard raw.contains(where: { $0 == UInt8(ascii: "&") || $0 < 0x20 }) else {
      return String(valid: raw.span)
    }
    var decoded: [UInt8] = []
    var content = XMLContent(raw, isAttribute: true)
    while let piece = content.next() { decoded += piece.decoded }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// The character that one of the five entities of XML stands for.
  static func character(ofEntity name: ArraySlice<UInt8>) -> UInt8? {
    switch name.count {
    case 2 where name.elementsEqual("lt".utf8): UInt8(ascii: "<")
    case 2 where name.elementsEqual("gt".utf8): UInt8(ascii: ">")
    case 3 where name.elementsEqual("amp".utf8): UInt8(ascii: "&")
    case 4 where name.elementsEqual("quot".utf8): UInt8(ascii: "\"")
    case 4 where name.elementsEqual("apos".utf8): UInt8(ascii: "'")
    default: nil
    }
  }

  /// Returns whether XML 1.0 has a character at all, even as a reference.
  public static func allows(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// Appends a text as the content of an element.
  ///
  /// A carriage return is a reference, since XML readers make it a line feed.
  ///
  /// - Parameters:
  ///   - text: The text, all of whose characters XML has.
  ///   - bytes: The file that is written.
  public static func append(_ text: String, to bytes: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case 0x0D: bytes += "&#13;".utf8
      default: bytes.append(byte)
      }
    }
  }

  /// Appends a text as the value of an attribute, between quotation marks that the caller writes.
  ///
  /// White space other than spaces is a reference, since XML readers make it spaces.
  public static func appendValue(_ text: String, to bytes: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      case 0x09: bytes += "&#9;".utf8
      case 0x0A: bytes += "&#10;".utf8
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case 0x0D: bytes += "&#13;".utf8
      default: bytes.append(byte)
      }
    }
  }
}

/// Walks through raw content, one character or run of characters at a time.
struct XMLContent {
  struct Piece {
    /// Where the piece begins in the raw content.
    let start: Int
    /// What it stands for; for a piece that is no reference or line end the bytes themselves.
    let decoded: ArraySlice<UInt8>
    /// Whether the raw bytes are the decoded ones.
    let isVerbatim: Bool
  }

  private let raw: ArraySlice<UInt8>
  private let isAttribute: Bool
  private(set) var offset: Int
  private var isCharacterData = false

  init(_ raw: ArraySlice<UInt8>, isAttribute: Bool = false) {
    self.raw = raw
    self.isAttribute = isAttribute
    offset = raw.startIndex
  }

  mutating func next() -> Piece? {
    while !isAttribute, skipMarkup() {}
    guard offset < raw.endIndex else { return nil }
    let start = offset
    switch raw[offset] {
    case UInt8(ascii: "&") where !isCharacterData:
      let end = raw[offset...].firstIndex(of: UInt8(ascii: ";")) ?? raw.endIndex - 1
      let name = raw[min(offset + 1, end)..<end]
      offset = end + 1
      return Piece(start: start, decoded: XMLContent.decoded(name)[...], isVerbatim: false)
    case 0x0D:
      offset += offset + 1 < raw.endIndex && raw[offset + 1] == 0x0A ? 2 : 1
      return Piece(start: start, decoded: [isAttribute ? 0x20 : 0x0A], isVerbatim: false)
    case 0x09, 0x0A:
      guard isAttribute else { return verbatim(start) }
      offset += 1
      return Piece(start: start, decoded: [0x20], isVerbatim: false)
    default: return verbatim(start)
    }
  }

  private mutating func verbatim(_ start: Int) -> Piece {
    offset += 1
    while offset < raw.endIndex, !isSpecial(raw[offset]) { offset += 1 }
    return Piece(start: start, decoded: raw[start..<offset], isVerbatim: true)
  }

  private func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: "]"), 0x0D: true
    case 0x09, 0x0A: isAttribute
    default: false
    }
  }

  /// Passes over what is no text: comments, processing instructions, the ends of character data sections.
  private mutating func skipMarkup() -> Bool {
    guard offset < raw.endIndex else { return false }
    if isCharacterData {
      guard skip("]]>") else { return false }
      isCharacterData = false
    } else if raw[offset] != UInt8(ascii: "<") {
      return false
    } else if skip("<![CDATA[") {
      isCharacterData = true
    } else if skip("<!--") {
      skip(upTo: "-->")
    } else if skip("<?") {
      skip(upTo: "?>")
    } else {
      return false
    }
    return true
  }

  private mutating func skip(_ markup: StaticString) -> Bool {
    let count = markup.utf8CodeUnitCount
    guard offset + count <= raw.endIndex else { return false }
    let isThere = markup.withUTF8Buffer { buffer in
      for index in 0..<count where unsafe buffer[index] != raw[offset + index] { return false }
      return true
    }
    if isThere { offset += count }
    return isThere
  }

  private mutating func skip(upTo end: StaticString) {
    while offset < raw.endIndex, !skip(end) { offset += 1 }
  }

  private static func decoded(_ name: ArraySlice<UInt8>) -> [UInt8] {
    guard name.first == UInt8(ascii: "#") else {
      return XMLText.character(ofEntity: name).map { [$0] } ?? Array(name)
    }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == UInt8(ascii: "x")
    let text = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
    let scalar = UInt32(text, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
    return scalar.map { Array(String(Character($0)).utf8) } ?? []
  }
}
