/// A whole number of `Int64` or `UInt64`.
struct IntegerValue: Hashable, Sendable {
  /// Whether the number is below 0.
  let isNegative: Bool
  /// The number without its sign.
  let magnitude: UInt64

  /// Creates a value.
  @inline(__always)
  init(_ value: Int64) {
    isNegative = value < 0
    magnitude = value.magnitude
  }

  /// Creates a value.
  @inline(__always)
  init(_ value: UInt64) {
    isNegative = false
    magnitude = value
  }

  /// Creates a value from a number without decimals; `nil` for others and for numbers that neither type holds.
  init?(exactly value: Double) {
    if let integer = Int64(exactly: value) {
      self.init(integer)
    } else if let integer = UInt64(exactly: value) {
      self.init(integer)
    } else {
      return nil
    }
  }

  /// The number in two’s complement of 64 bits.
  var bits: UInt64 { isNegative ? 0 &- magnitude : magnitude }

  /// The number in two’s complement of 32 bits where it fits, else of 64 bits.
  var shortestBits: UInt64 {
    isNegative && magnitude <= 1 << 31 ? bits & 0xFFFF_FFFF : bits
  }
}
