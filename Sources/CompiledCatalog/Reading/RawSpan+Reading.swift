extension RawSpan {
  /// Returns the little-endian number of 4 bytes at an offset, or `nil` where it is not all inside.
  @inlinable @inline(__always)
  package func word32(at offset: Int) -> UInt32? {
    guard offset >= 0, offset <= byteCount &- 4 else { return nil }
    return word32(uncheckedAt: offset)
  }

  /// Returns the little-endian number of 8 bytes at an offset, or `nil` where it is not all inside.
  @inlinable @inline(__always)
  package func word64(at offset: Int) -> UInt64? {
    guard offset >= 0, offset <= byteCount &- 8 else { return nil }
    return word64(uncheckedAt: offset)
  }

  /// Returns the byte at an offset, or `nil` where it is outside.
  @inlinable @inline(__always)
  package func byte(at offset: Int) -> UInt8? {
    guard offset >= 0, offset < byteCount else { return nil }
    return byte(uncheckedAt: offset)
  }

  /// Returns the little-endian number of 4 bytes at an offset that the caller has checked.
  @inlinable @inline(__always)
  package func word32(uncheckedAt offset: Int) -> UInt32 {
    unsafe UInt32(
      littleEndian: unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt32.self))
  }

  /// Returns the little-endian number of 8 bytes at an offset that the caller has checked.
  @inlinable @inline(__always)
  package func word64(uncheckedAt offset: Int) -> UInt64 {
    unsafe UInt64(
      littleEndian: unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
  }

  /// Returns the byte at an offset that the caller has checked.
  @inlinable @inline(__always)
  package func byte(uncheckedAt offset: Int) -> UInt8 {
    unsafe unsafeLoad(fromUncheckedByteOffset: offset, as: UInt8.self)
  }

  /// Returns `count` bytes from an offset, or `nil` where they are not all inside.
  @inlinable @inline(__always)
  @_lifetime(copy self)
  package func part(at offset: Int, count: Int) -> RawSpan? {
    guard offset >= 0, count >= 0, offset <= byteCount, count <= byteCount &- offset else {
      return nil
    }
    return unsafe extracting(unchecked: Range(uncheckedBounds: (offset, offset &+ count)))
  }

  /// Returns the text whose length stands at an offset (LEB128), or `nil` where it is not all inside.
  @inlinable @inline(__always)
  @_lifetime(copy self)
  package func string(at offset: Int) -> RawSpan? {
    guard let first = byte(at: offset) else { return nil }
    if first < 0x80 { return part(at: offset &+ 1, count: Int(first)) }
    return longString(at: offset)
  }

  @usableFromInline @inline(never)
  @_lifetime(copy self)
  package func longString(at offset: Int) -> RawSpan? {
    var count = 0
    for index in 0..<5 {
      guard let byte = byte(at: offset &+ index) else { return nil }
      count |= Int(byte & 0x7F) << (7 * index)
      if byte < 0x80 { return part(at: offset &+ index &+ 1, count: count) }
    }
    return nil
  }

  /// Returns whether two spans hold the same bytes.
  @inline(__always)
  func holdsSameBytes(as other: RawSpan) -> Bool {
    let count = byteCount
    guard count == other.byteCount else { return false }
    guard count >= 8 else {
      for offset in 0..<count
      where byte(uncheckedAt: offset) != other.byte(uncheckedAt: offset) {
        return false
      }
      return true
    }
    var offset = 0
    while offset &+ 8 < count {
      guard word64(uncheckedAt: offset) == other.word64(uncheckedAt: offset) else { return false }
      offset &+= 8
    }
    // The last word may overlap the one before it.
    let last = count &- 8
    return word64(uncheckedAt: last) == other.word64(uncheckedAt: last)
  }

  /// The bytes as a span of `UInt8`.
  @inlinable @inline(__always)
  package var utf8: Span<UInt8> {
    @_lifetime(copy self)
    get { Span<UInt8>(_bytes: self) }
  }
}
