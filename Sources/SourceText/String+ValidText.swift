extension String {
  /// Creates a text of bytes that are known to be UTF-8, which are not checked again.
  ///
  /// Takes linear time: whether all bytes are ASCII is found out on the way, since such texts compare and hash faster.
  ///
  /// - Parameter bytes: A part of a text that was checked as a whole, cut between two characters.
  package init(valid bytes: Span<UInt8>) {
    self = unsafe String(
      copying: UTF8Span(unchecked: bytes, isKnownASCII: String.isASCII(bytes.bytes)))
  }

  private static func isASCII(_ bytes: RawSpan) -> Bool {
    var (offset, all): (Int, UInt64) = (0, 0)
    let count = bytes.byteCount
    while offset + 8 <= count {
      unsafe all |= bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
      offset += 8
    }
    while offset < count {
      unsafe all |= UInt64(
        bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt8.self))
      offset += 1
    }
    return all & 0x8080_8080_8080_8080 == 0
  }
}
