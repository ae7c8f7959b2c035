/// Little-endian bytes that grow at their end.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  mutating func append16(_ value: UInt16) {
    append(UInt8(truncatingIfNeeded: value))
    append(UInt8(truncatingIfNeeded: value >> 8))
  }

  mutating func append32(_ value: UInt32) {
    append16(UInt16(truncatingIfNeeded: value))
    append16(UInt16(truncatingIfNeeded: value >> 16))
  }

  mutating func append64(_ value: UInt64) {
    append32(UInt32(truncatingIfNeeded: value))
    append32(UInt32(truncatingIfNeeded: value >> 32))
  }

  /// Fills up with zeros to a multiple of `alignment`.
  mutating func align(to alignment: Int) {
    while bytes.count % alignment != 0 { bytes.append(0) }
  }
}
