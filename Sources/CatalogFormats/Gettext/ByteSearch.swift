internal import SourceText

extension [UInt8] {
  /// Returns the first offset of a byte from a place on, or the end.
  func firstOffset(of byte: UInt8, from start: Int) -> Int {
    span.firstOffset(of: byte, from: start) ?? count
  }

  /// Returns the first offset of a quotation mark, a backslash or a control character from a place on, or the end.
  @inline(__always)
  func endOfPlainText(from start: Int) -> Int {
    var offset = start
    let words = unsafe span.bytes
    while offset + 8 <= count {
      let word = unsafe UInt64(
        littleEndian: words.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let hits =
        Self.zeroBytes(in: word ^ 0x2222_2222_2222_2222)
        | Self.zeroBytes(in: word ^ 0x5C5C_5C5C_5C5C_5C5C)
        | Self.zeroBytes(in: word & 0xE0E0_E0E0_E0E0_E0E0)
      if hits != 0 { return offset + hits.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < count {
      let byte = self[offset]
      if byte == 0x22 || byte == 0x5C || byte < 0x20 { return offset }
      offset += 1
    }
    return count
  }

  /// Whether all bytes are ASCII.
  ///
  /// Looks at eight bytes a step.
  var isASCII: Bool {
    let words = unsafe span.bytes
    var (offset, all): (Int, UInt64) = (0, 0)
    while offset + 8 <= count {
      unsafe all |= words.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      offset += 8
    }
    return all & 0x8080_8080_8080_8080 == 0 && self[offset...].allSatisfy { $0 < 0x80 }
  }

  /// The high bit of each byte that is zero; exact up to the first that is.
  @inline(__always)
  private static func zeroBytes(in word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }
}
