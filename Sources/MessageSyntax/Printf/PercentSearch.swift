/// Finds the places of a text where a placeholder, or what was meant as one, can begin.
enum PercentSearch {
  /// `%`.
  static let percent = UInt8(ascii: "%")
  /// The number of bytes of the full-width percent sign `％` (U+FF05).
  static let fullWidthLength = 3

  /// Returns the offset of the first `%` or `％` at or after an offset, or `nil` where there is none.
  ///
  /// Reads eight bytes at a time: nearly all texts of a catalog hold no percent sign.
  static func first(in bytes: Span<UInt8>, from start: Int) -> Int? {
    let words = unsafe bytes.bytes
    var offset = start
    while offset &+ 8 <= bytes.count {
      let word = unsafe words.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if contains(0x2525_2525_2525_2525, in: word) || contains(0xEFEF_EFEF_EFEF_EFEF, in: word),
        let found = first(in: bytes, within: offset..<offset &+ 8)
      {
        return found
      }
      offset &+= 8
    }
    return first(in: bytes, within: offset..<bytes.count)
  }

  /// Whether the full-width percent sign stands at an offset.
  static func isFullWidth(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    offset + fullWidthLength <= bytes.count
      && bytes[offset] == 0xEF && bytes[offset + 1] == 0xBC && bytes[offset + 2] == 0x85
  }

  private static func first(in bytes: Span<UInt8>, within range: Range<Int>) -> Int? {
    for offset in range {
      let byte = bytes[offset]
      if byte == percent || (byte == 0xEF && isFullWidth(bytes, at: offset)) { return offset }
    }
    return nil
  }

  /// Whether a word holds the byte that `pattern` repeats; the order of the bytes does not matter.
  private static func contains(_ pattern: UInt64, in word: UInt64) -> Bool {
    let difference = word ^ pattern
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080 != 0
  }
}
