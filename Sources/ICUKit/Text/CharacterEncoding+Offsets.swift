internal import ICUShims

extension CharacterEncoding {
  /// A text in UTF-8 with the way back to the bytes that it was decoded from.
  package struct DecodedBytes: Sendable {
    /// The text.
    package let text: [UInt8]
    /// For each byte of the text and for its end, the offset of the character in the bytes that were decoded.
    package let offsets: [UInt32]
    /// The first bytes that are no text; each such place is U+FFFD in the text.
    package let invalid: Range<Int>?
  }

  /// Decodes bytes and keeps where each character came from.
  ///
  /// Takes O(n).
  package func decodeWithOffsets(_ bytes: [UInt8]) -> DecodedBytes {
    var text: [UInt8] = []
    var offsets: [UInt32] = []
    text.reserveCapacity(bytes.count)
    offsets.reserveCapacity(bytes.count)
    var invalid: Range<Int>?
    var units = [UInt16](repeating: 0, count: bytes.count + 16)
    var places = [Int32](repeating: 0, count: bytes.count + 16)
    var first: Int32 = -1
    var last: Int32 = -1
    var status: cicu_status = 0
    let count = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe units.withUnsafeMutableBufferPointer { units in
        unsafe places.withUnsafeMutableBufferPointer { places in
          unsafe cicu_encoding_decode_with_offsets(
            name, bytes.baseAddress, Int32(clamping: bytes.count), units.baseAddress,
            places.baseAddress, Int32(clamping: units.count), &first, &last, &status)
        }
      }
    }
    if first >= 0 { invalid = Int(first)..<Int(max(first, last)) }
    var index = 0
    let length = status > 0 ? 0 : Int(count)
    while index < length {
      let start = index
      var scalar = UInt32(units[index])
      index += 1
      if scalar & 0xFC00 == 0xD800, index < length {
        scalar = 0x1_0000 + (scalar - 0xD800) << 10 + (UInt32(units[index]) & 0x3FF)
        index += 1
      }
      for byte in UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}")
        ?? UTF8.encodedReplacementCharacter
      {
        text.append(byte)
        offsets.append(UInt32(clamping: places[start]))
      }
    }
    offsets.append(UInt32(clamping: bytes.count))
    return DecodedBytes(text: text, offsets: offsets, invalid: invalid)
  }
}
