/// Finds the characters of a message that may be syntax.
enum SyntaxSearch {
  /// Returns the offset of the first `{`, `}`, `|`, `#` or `'` at or after an offset, or the number
  /// of bytes.
  ///
  /// Reads eight bytes at a time where they are there: most of a message is text.
  @inline(__always)
  static func next(in bytes: Span<UInt8>, from start: Int) -> Int {
    let words = unsafe bytes.bytes
    var offset = start
    while offset &+ 8 <= bytes.count {
      let word = UInt64(
        littleEndian: unsafe words.unsafeLoadUnaligned(
          fromByteOffset: offset, as: UInt64.self))
      let found = candidates(in: word)
      if found != 0 {
        let candidate = offset &+ found.trailingZeroBitCount / 8
        if isSyntax(bytes[candidate]) { return candidate }
        offset = candidate &+ 1
      } else {
        offset &+= 8
      }
    }
    while offset < bytes.count, !isSyntax(bytes[offset]) { offset &+= 1 }
    return offset
  }

  /// Sets the high bit of each byte that is `#`, `'` or lies in `{`…U+007F; above the lowest one set
  /// others may be set wrongly.
  @inline(__always)
  private static func candidates(in word: UInt64) -> UInt64 {
    let high: UInt64 = 0x8080_8080_8080_8080
    let braces = (word & ~high) &+ 0x0505_0505_0505_0505
    let quotes = (word & 0xFBFB_FBFB_FBFB_FBFB) ^ 0x2323_2323_2323_2323
    return (braces | (quotes &- 0x0101_0101_0101_0101 & ~quotes)) & ~word & high
  }

  @inline(__always)
  private static func isSyntax(_ byte: UInt8) -> Bool {
    byte & 0xFB == 0x23 || 0x7B...0x7D ~= byte
  }
}
