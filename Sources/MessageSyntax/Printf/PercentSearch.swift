/// Finds the places of a text where a placeholder, or what was meant as one, can begin.
enum PercentSearch {
  /// `%`.
  static let percent = UInt8(ascii: "%")

  /// Returns the offset of the first percent sign of any script at or after an offset, or `nil`
  /// where there is none.
  ///
  /// Reads eight bytes at a time: nearly all texts of a catalog hold no percent sign.
  static func first(in bytes: Span<UInt8>, from start: Int) -> Int? {
    let words = unsafe bytes.bytes
    var offset = start
    while offset &+ 8 <= bytes.count {
      let word = unsafe words.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if contains(0x2525_2525_2525_2525, in: word) || contains(0xEFEF_EFEF_EFEF_EFEF, in: word)
        || contains(0xD9D9_D9D9_D9D9_D9D9, in: word),
        let found = first(in: bytes, within: offset..<offset &+ 8)
      {
        return found
      }
      offset &+= 8
    }
    return first(in: bytes, within: offset..<bytes.count)
  }

  /// The number of bytes of a percent sign that is not `%`, or `nil` where none stands at an
  /// offset.
  ///
  /// These are the full-width `％` (U+FF05), the small `﹪` (U+FE6A) and the Arabic `٪` (U+066A).
  static func foreignLength(_ bytes: Span<UInt8>, at offset: Int) -> Int? {
    guard offset + 1 < bytes.count else { return nil }
    if bytes[offset] == 0xD9 { return bytes[offset + 1] == 0xAA ? 2 : nil }
    guard bytes[offset] == 0xEF, offset + 2 < bytes.count else { return nil }
    return switch (bytes[offset + 1], bytes[offset + 2]) {
    case (0xBC, 0x85), (0xB9, 0xAA): 3
    default: nil
    }
  }

  private static func first(in bytes: Span<UInt8>, within range: Range<Int>) -> Int? {
    for offset in range {
      if bytes[offset] == percent || foreignLength(bytes, at: offset) != nil { return offset }
    }
    return nil
  }

  /// Whether a word holds the byte that `pattern` repeats; the order of the bytes does not matter.
  private static func contains(_ pattern: UInt64, in word: UInt64) -> Bool {
    let difference = word ^ pattern
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080 != 0
  }
}
