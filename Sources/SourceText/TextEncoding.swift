/// How the characters of a file are written as bytes.
package enum TextEncoding: Hashable, Sendable {
  /// The order of the bytes of a code unit.
  package enum ByteOrder: Hashable, Sendable {
    /// The low byte comes first.
    case littleEndian
    /// The high byte comes first.
    case bigEndian
  }

  /// UTF-8, also where it is not known to be anything else.
  case utf8
  /// UTF-16.
  case utf16(ByteOrder)
  /// UTF-32.
  case utf32(ByteOrder)

  /// Recognizes the encoding of a text by its first bytes.
  ///
  /// A byte order mark tells. Without one, two ASCII characters of two bytes each are unmistakable: in UTF-8 every
  /// second character would be NUL.
  ///
  /// - Parameter bytes: The whole file.
  package init(of bytes: [UInt8]) {
    let first = Array(bytes.prefix(4))
    if first.starts(with: [0xFF, 0xFE, 0, 0]) {
      self = .utf32(.littleEndian)
    } else if first == [0, 0, 0xFE, 0xFF] {
      self = .utf32(.bigEndian)
    } else if first.starts(with: [0xFF, 0xFE]) {
      self = .utf16(.littleEndian)
    } else if first.starts(with: [0xFE, 0xFF]) {
      self = .utf16(.bigEndian)
    } else if first.count == 4, first.map({ $0 == 0 }) == [false, true, false, true] {
      self = .utf16(.littleEndian)
    } else if first.count == 4, first.map({ $0 == 0 }) == [true, false, true, false] {
      self = .utf16(.bigEndian)
    } else {
      self = .utf8
    }
  }

  /// The number of bytes of a code unit.
  package var unitByteCount: Int {
    switch self {
    case .utf8: 1
    case .utf16: 2
    case .utf32: 4
    }
  }

  /// The number of bytes that a character takes.
  ///
  /// - Parameter utf8Count: The number of bytes that it takes in UTF-8, from 1 to 4.
  func byteCount(ofCharacterWith utf8Count: Int) -> Int {
    switch self {
    case .utf8: utf8Count
    case .utf16: utf8Count == 4 ? 4 : 2
    case .utf32: 4
    }
  }
}
