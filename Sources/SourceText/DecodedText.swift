/// The text of a file as UTF-8, with the way back from its offsets to the bytes of the file.
package struct DecodedText: Sendable {
  /// Bytes that are no text in the encoding of the file.
  package struct InvalidText: Error, Hashable, Sendable {
    /// The bytes, in the file.
    package let range: SourceRange
    /// The encoding that the file seems to have.
    package let encoding: TextEncoding
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let checkpointDistance = 64

  /// The text in valid UTF-8.
  ///
  /// Of a file that is UTF-8 it is the file itself, byte order mark included.
  package let bytes: [UInt8]
  /// The offset in `bytes` behind the byte order mark.
  package let start: Int
  /// The encoding of the file.
  package let encoding: TextEncoding
  /// For each 64th offset of the text the character that holds it: where it begins in the text and in the file.
  private let checkpoints: [(decoded: UInt32, source: UInt32)]

  /// Decodes a file.
  ///
  /// Takes linear time, and copies nothing where the file is UTF-8. Half of a surrogate pair becomes U+FFFD.
  ///
  /// - Parameters:
  ///   - source: The whole file.
  ///   - encoding: Its encoding, or `nil` to recognize it.
  /// - Throws: `InvalidText` for the first bytes that are no text.
  package init(_ source: [UInt8], as encoding: TextEncoding? = nil) throws(InvalidText) {
    self.encoding = encoding ?? TextEncoding(of: source)
    if self.encoding == .utf8 {
      if let range = source.span.firstInvalidUTF8 {
        throw InvalidText(range: range, encoding: .utf8)
      }
      bytes = source
      checkpoints = []
    } else {
      (bytes, checkpoints) = try DecodedText.decode(source, as: self.encoding)
    }
    start = bytes.starts(with: DecodedText.byteOrderMark) ? DecodedText.byteOrderMark.count : 0
  }

  /// Returns the place in the file of a place in the text; inside a character it is the start of that.
  ///
  /// Takes constant time.
  ///
  /// - Parameter offset: An offset in `bytes`, from 0 to their count.
  package func sourceOffset(_ offset: Int) -> Int {
    guard encoding != .utf8 else { return offset }
    var (decoded, source) = (0, 0)
    if !checkpoints.isEmpty {
      let checkpoint = checkpoints[
        min(offset / DecodedText.checkpointDistance, checkpoints.count - 1)]
      (decoded, source) = (Int(checkpoint.decoded), Int(checkpoint.source))
    }
    while decoded < offset {
      let count = DecodedText.characterByteCount(bytes[decoded])
      guard decoded + count <= offset else { break }
      decoded += count
      source += encoding.byteCount(ofCharacterWith: count)
    }
    return source
  }

  /// Returns the bytes of the file that a range of the text stands for.
  package func sourceRange(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(sourceOffset(start), sourceOffset(end))
  }

  /// Returns the number of bytes of the character in UTF-8 that begins with a byte.
  package static func characterByteCount(_ byte: UInt8) -> Int {
    switch byte {
    case ..<0xC0: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }

  private static func decode(
    _ source: [UInt8], as encoding: TextEncoding
  ) throws(InvalidText) -> (bytes: [UInt8], checkpoints: [(decoded: UInt32, source: UInt32)]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    var checkpoints: [(decoded: UInt32, source: UInt32)] = []
    var units = CodeUnits(source, encoding)
    while units.offset < source.count {
      let (decoded, start) = (bytes.count, units.offset)
      bytes += UTF8.encode(try units.next()) ?? UTF8.encodedReplacementCharacter
      while checkpoints.count * checkpointDistance < bytes.count {
        checkpoints.append((UInt32(decoded), UInt32(start)))
      }
    }
    return (bytes, checkpoints)
  }
}

/// Reads the characters of a text in UTF-16 or UTF-32.
private struct CodeUnits {
  private let source: [UInt8]
  private let encoding: TextEncoding
  private let isBigEndian: Bool
  private(set) var offset = 0

  init(_ source: [UInt8], _ encoding: TextEncoding) {
    self.source = source
    self.encoding = encoding
    switch encoding {
    case .utf8: isBigEndian = false
    case .utf16(let order), .utf32(let order): isBigEndian = order == .bigEndian
    }
  }

  mutating func next() throws(DecodedText.InvalidText) -> Unicode.Scalar {
    let first = try unit()
    guard encoding.unitByteCount == 2, 0xD800...0xDBFF ~= first,
      offset + 2 <= source.count
    else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    let second = try unit()
    guard 0xDC00...0xDFFF ~= second else {
      offset -= 2
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x1_0000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func unit() throws(DecodedText.InvalidText) -> UInt32 {
    let count = encoding.unitByteCount
    guard offset + count <= source.count else {
      throw DecodedText.InvalidText(range: SourceRange(offset, source.count), encoding: encoding)
    }
    var unit: UInt32 = 0
    for index in 0..<count {
      let byte = UInt32(source[offset + (isBigEndian ? index : count - 1 - index)])
      unit = unit << 8 | byte
    }
    offset += count
    return unit
  }
}
