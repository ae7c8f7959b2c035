internal import SourceText

/// How the characters of a `.properties` file are written.
enum PropertiesEncoding: Hashable, Sendable {
  /// ASCII alone: other characters are escapes.
  case ascii
  /// UTF-8.
  case utf8
  /// ISO-8859-1, which Java takes where a file is no valid UTF-8.
  case latin1

  /// Recognizes the encoding of a file as Java does; takes linear time.
  init(of bytes: [UInt8]) {
    if bytes.isASCII {
      self = .ascii
    } else {
      self = bytes.span.firstInvalidUTF8 == nil ? .utf8 : .latin1
    }
  }

  /// The number of bytes that a character takes in UTF-8 whose first byte in the file is given.
  func decodedCount(_ byte: UInt8) -> Int { self == .latin1 && byte >= 0x80 ? 2 : 1 }
}
