/// The numbers of an MO file, in either byte order.
struct MOBytes {
  /// The file.
  let bytes: [UInt8]
  /// Whether the high byte of a number comes first.
  let isBigEndian: Bool

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isBigEndian = bytes.starts(with: [0x95, 0x04, 0x12, 0xDE])
  }

  /// Whether the file begins as one of gettext's.
  var isMO: Bool { isBigEndian || bytes.starts(with: [0xDE, 0x12, 0x04, 0x95]) }

  /// Returns the number at an offset, or `nil` where the file ends before its end.
  func number(at offset: Int) -> Int? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return (0..<4).reduce(0) { $0 << 8 | Int(bytes[offset + (isBigEndian ? $1 : 3 - $1)]) }
  }
}
