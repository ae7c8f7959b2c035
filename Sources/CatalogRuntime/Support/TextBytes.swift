#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The UTF-8 bytes of a text that somebody else keeps meanwhile.
@safe struct TextBytes {
  let bytes: UnsafeBufferPointer<UInt8>

  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>) { unsafe self.bytes = unsafe bytes }

  /// Passes the bytes of a string on.
  @inline(__always)
  static func with<Result>(_ text: String, _ body: (TextBytes) -> Result) -> Result {
    let result = unsafe text.utf8.withContiguousStorageIfAvailable { body(unsafe TextBytes($0)) }
    if let result { return result }
    var native = text
    return native.withUTF8 { body(unsafe TextBytes($0)) }
  }

  /// Passes bytes on.
  @inline(__always)
  static func with<Result>(_ bytes: [UInt8], _ body: (TextBytes) -> Result) -> Result {
    unsafe bytes.withUnsafeBufferPointer { body(unsafe TextBytes($0)) }
  }

  /// A copy of the text; bytes that are no UTF-8 become U+FFFD.
  @inline(__always)
  var string: String { unsafe String(decoding: bytes, as: UTF8.self) }

  @inline(__always)
  var span: Span<UInt8> {
    @_lifetime(borrow self)
    get { unsafe _overrideLifetime(bytes.span, borrowing: self) }
  }

  /// The length and the first bytes.
  @inline(__always)
  var beginning: TextBeginning { TextBeginning(self) }

  /// Whether the text is made of these bytes.
  @inline(__always)
  func hasSameBytes(as other: Span<UInt8>) -> Bool {
    unsafe other.withUnsafeBufferPointer { other in
      guard unsafe other.count == bytes.count else { return false }
      guard let left = unsafe bytes.baseAddress, let right = other.baseAddress else { return true }
      return unsafe memcmp(left, right, other.count) == 0
    }
  }

  /// Whether a percent sign is in the text.
  @inline(__always)
  var holdsPercentSign: Bool {
    for index in unsafe bytes.indices where unsafe bytes[index] == UInt8(ascii: "%") { return true }
    return false
  }
}

/// The length of a text and its first bytes, in which most texts that are no longer than those differ.
struct TextBeginning {
  /// The number of bytes.
  let count: Int
  /// The first eight bytes as a number, the first one lowest; those that are missing are 0.
  let prefix: UInt64

  @inline(__always)
  fileprivate init(_ text: TextBytes) {
    count = unsafe text.bytes.count
    guard let start = unsafe text.bytes.baseAddress, count > 0 else {
      prefix = 0
      return
    }
    // Halves of shorter texts may overlap: what they share is the same in both.
    let bytes = unsafe UnsafeRawPointer(start)
    switch count {
    case 8...:
      prefix = unsafe UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self))
    case 4...7:
      let last = count &- 4
      let low = unsafe UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self))
      let high = unsafe UInt32(
        littleEndian: bytes.loadUnaligned(fromByteOffset: last, as: UInt32.self))
      prefix = UInt64(low) | UInt64(high) &<< UInt64(last &* 8)
    default:
      let (middle, last) = (count / 2, count &- 1)
      prefix =
        unsafe UInt64(start[0]) | UInt64(start[middle]) &<< UInt64(middle &* 8)
        | UInt64(start[last]) &<< UInt64(last &* 8)
    }
  }
}
