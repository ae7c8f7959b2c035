extension Span<UInt8> {
  /// The first bytes that are not well-formed UTF-8, or `nil` where all are.
  ///
  /// - Complexity: linear in the number of bytes, a fraction of a step for each byte of ASCII.
  package var firstInvalidUTF8: SourceRange? {
    let valid = lengthOfCertainUTF8
    do {
      if valid < count { _ = try UTF8Span(validating: extracting(valid..<count)) }
      return nil
    } catch {
      return SourceRange(
        valid + error.byteOffsets.lowerBound, valid + error.byteOffsets.upperBound)
    }
  }

  /// The number of bytes up to the end of a character that are well-formed for certain (Unicode 16, section 3.9, table
  /// 3-7): up to the last few, or to the first fault.
  ///
  /// Reads eight bytes of ASCII at a time, and each character beyond ASCII in one step.
  private var lengthOfCertainUTF8: Int {
    let words = unsafe bytes
    var offset = 0
    while offset &+ 8 <= count {
      let word = unsafe UInt64(
        littleEndian: words.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
      let beyondASCII = word & 0x8080_8080_8080_8080
      offset &+= beyondASCII == 0 ? 8 : beyondASCII.trailingZeroBitCount &>> 3
      guard beyondASCII != 0 else { continue }
      var length = 2
      while offset &+ 4 <= count, length > 1 {
        length = Span.lengthOfCharacter(
          unsafe UInt32(
            littleEndian: words.unsafeLoadUnaligned(
              fromUncheckedByteOffset: offset, as: UInt32.self)))
        if length == 0 { return offset }
        offset &+= length
      }
    }
    return offset
  }

  /// Returns the number of bytes of the character that four bytes begin with, the first in the lowest place; 0 where
  /// they begin with none.
  @inline(__always)
  private static func lengthOfCharacter(_ word: UInt32) -> Int {
    if word & 0x80 == 0 { return 1 }
    if word & 0xC0E0 == 0x80C0 { return word & 0x1E == 0 ? 0 : 2 }
    if word & 0xC0_C0F0 == 0x80_80E0 {
      // Neither longer than needed nor a surrogate.
      let bits = word & 0x200F
      return bits == 0 || bits == 0x200D ? 0 : 3
    }
    guard word & 0xC0C0_C0F8 == 0x8080_80F0 else { return 0 }
    // From U+10000 to U+10FFFF.
    let bits = word & 0x3007
    switch bits & 7 {
    case 0: return bits == 0 ? 0 : 4
    case 1...3: return 4
    case 4: return bits == 4 ? 4 : 0
    default: return 0
    }
  }
}
