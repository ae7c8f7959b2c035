#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension Span<UInt8> {
  /// Returns the first offset of a byte from a place on, or `nil` where it does not stand there.
  ///
  /// The system’s `memchr` looks at as many bytes at a time as the processor can.
  ///
  /// - Parameters:
  ///   - byte: The byte.
  ///   - start: Where to begin, from 0 to the number of bytes.
  package func firstOffset(of byte: UInt8, from start: Int = 0) -> Int? {
    unsafe withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, start < buffer.count else { return nil }
      let found = unsafe memchr(base + start, Int32(byte), buffer.count - start)
      return unsafe found.map { unsafe UnsafeRawPointer($0) - UnsafeRawPointer(base) }
    }
  }
}
