public import SourceText

/// The way back from the text of an element to its place in a file (XML 1.0, sections 2.7, 2.11 and 4.1).
public enum XMLEscapes {
  /// Maps a place in the text of an element to the place in the file.
  ///
  /// - Parameters:
  ///   - decodedOffset: An offset in UTF-8 bytes of the text, from 0 to its length.
  ///   - range: The bytes between the tags of the element, which holds no other element.
  ///   - bytes: The file.
  /// - Returns: The offset in the file. A place inside a character that is written as a reference is the start of
  ///   the reference.
  public static func sourceOffset(
    ofDecoded decodedOffset: Int, in range: SourceRange, of bytes: [UInt8]
  ) -> Int {
    var content = XMLContent(bytes[range.start..<range.end])
    var decoded = 0
    while let piece = content.next() {
      if decoded + piece.decodedCount > decodedOffset { return piece.start }
      decoded += piece.decodedCount
    }
    return range.end
  }
}

/// Walks through the raw content of an element, one character at a time.
private struct XMLContent {
  struct Piece {
    let start: Int
    let decodedCount: Int
  }

  private let raw: ArraySlice<UInt8>
  private var offset: Int
  private var isCharacterData = false

  init(_ raw: ArraySlice<UInt8>) {
    self.raw = raw
    offset = raw.startIndex
  }

  mutating func next() -> Piece? {
    while skipMarkup() {}
    guard offset < raw.endIndex else { return nil }
    let start = offset
    switch raw[offset] {
    case UInt8(ascii: "&") where !isCharacterData:
      let end = raw[offset...].firstIndex(of: UInt8(ascii: ";")) ?? raw.endIndex - 1
      let name = raw[(offset + 1)..<end]
      offset = end + 1
      return Piece(start: start, decodedCount: XMLContent.decodedCount(ofReference: name))
    case 0x0D:
      offset += offset + 1 < raw.endIndex && raw[offset + 1] == 0x0A ? 2 : 1
    default:
      offset += 1
    }
    return Piece(start: start, decodedCount: 1)
  }

  /// Passes over what is no text: comments, processing instructions, the ends of character data sections.
  private mutating func skipMarkup() -> Bool {
    if isCharacterData {
      guard skip("]]>") else { return false }
      isCharacterData = false
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
    guard raw[offset...].starts(with: "\(markup)".utf8) else { return false }
    offset += count
    return true
  }

  private mutating func skip(upTo end: StaticString) {
    while offset < raw.endIndex, !skip(end) { offset += 1 }
  }

  private static func decodedCount(ofReference name: ArraySlice<UInt8>) -> Int {
    guard name.first == UInt8(ascii: "#") else { return 1 }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == UInt8(ascii: "x")
    let text = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
    let scalar = UInt32(text, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
    return scalar.map { UTF8.width($0) } ?? 1
  }
}
