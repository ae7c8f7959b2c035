/// The 64-bit hash of keys and checksums: each word of 8 bytes is mixed in by a multiplication.
///
/// It finds damage, not forgery. Documentation/CompiledFormat.md defines it for other implementations.
package enum ContentHash {
  private static let lengthFactor: UInt64 = 0xD6E8_FEB8_6659_FD93
  private static let wordFactor: UInt64 = 0xA076_1D64_78BD_642F
  private static let finalFactor: UInt64 = 0xE703_7ED1_A0B4_28DB

  /// Returns the hash of bytes.
  ///
  /// Takes linear time and allocates nothing.
  package static func hash(_ bytes: RawSpan, seed: UInt64) -> UInt64 {
    let count = bytes.byteCount
    var state = seed ^ (UInt64(count) &* lengthFactor)
    var offset = 0
    while offset &+ 8 <= count {
      state = fold(state ^ bytes.word64(uncheckedAt: offset), wordFactor)
      offset &+= 8
    }
    let rest = count &- offset
    if rest > 0 {
      state = fold(state ^ tail(bytes, rest), wordFactor)
    }
    return fold(state, finalFactor)
  }

  /// The last bytes as a little-endian number.
  private static func tail(_ bytes: RawSpan, _ rest: Int) -> UInt64 {
    let count = bytes.byteCount
    if count >= 8 {
      return bytes.word64(uncheckedAt: count &- 8) &>> UInt64(truncatingIfNeeded: 64 &- rest &* 8)
    }
    var word: UInt64 = 0
    for offset in (0..<rest).reversed() {
      word = word &<< 8 | UInt64(bytes.byte(uncheckedAt: offset))
    }
    return word
  }

  private static func fold(_ value: UInt64, _ factor: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: factor)
    return product.high ^ product.low
  }
}
