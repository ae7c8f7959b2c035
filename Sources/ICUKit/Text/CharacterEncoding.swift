internal import ICUShims

/// An encoding other than UTF-8, such as that of an old file.
///
/// Safe to use from any thread; a conversion takes a microsecond and O(n).
public struct CharacterEncoding: Hashable, Sendable {
  /// The name, as it was given.
  public let name: String

  /// Finds an encoding.
  ///
  /// - Parameter name: A name that ICU knows, in any case, with or without separators: `ISO-8859-1`, `iso88591`, `KOI8-R`, `windows-1251`. `nil` is returned for any other.
  public init?(name: String) {
    guard !name.isEmpty, name.utf8.count <= 60, name.utf8.allSatisfy({ 0x21...0x7E ~= $0 }),
      (try? Self.decode([], name)) != nil
    else { return nil }
    self.name = name
  }

  /// Returns a text in the encoding, or `nil` where it has a character that the encoding lacks.
  public func encode(_ text: String) -> [UInt8]? {
    let units = Array(text.utf16)
    guard let length = Int32(exactly: units.count), length < Int32.max / 8 else { return nil }
    let capacity = units.count * 8 + 16
    var status: cicu_status = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      unsafe buffer.withMemoryRebound(to: CChar.self) { buffer in
        guard let start = buffer.baseAddress else { return }
        let written = unsafe units.withUnsafeBufferPointer { units in
          unsafe cicu_encoding_encode(
            name, units.baseAddress, length, start, Int32(capacity), &status)
        }
        count = status > 0 ? 0 : Int(written)
      }
    }
    return status > 0 ? nil : bytes
  }

  /// Returns the text that some bytes are, or `nil` where they are none in the encoding.
  public func decode(_ bytes: [UInt8]) -> String? { try? Self.decode(bytes, name) }

  private static func decode(_ bytes: [UInt8], _ name: String) throws(ICUError) -> String {
    guard let length = Int32(exactly: bytes.count) else {
      throw ICUError(code: cicu_status_input_too_long)
    }
    return try unsafe ICUCall.utf16 { buffer, capacity, status in
      unsafe bytes.withUnsafeBufferPointer { bytes in
        unsafe cicu_encoding_decode(
          name, bytes.baseAddress, length, buffer, capacity, &status)
      }
    }
  }
}
