/// A number of the syntax: an offset, an explicit value or the limit of a choice.
enum SyntaxNumber {
  case integer(Int)
  case double(Double)
  case malformed

  /// Returns the offset behind the digits, signs, points, `e` and `∞` at an offset.
  static func skip(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
        offset += 1
      case 0xE2 where isInfinity(bytes, at: offset): offset += 3
      default: return offset
      }
    }
    return offset
  }

  /// Reads the number that takes a whole range, which `skip` has found.
  init(_ bytes: Span<UInt8>, _ range: Range<Int>, allowsInfinity: Bool) {
    let isNegative = bytes[range.lowerBound] == UInt8(ascii: "-")
    let hasSign = isNegative || bytes[range.lowerBound] == UInt8(ascii: "+")
    let digits = hasSign ? range.dropFirst() : range
    if digits.count == 3, Self.isInfinity(bytes, at: digits.lowerBound) {
      self =
        allowsInfinity ? .double(isNegative ? -.infinity : .infinity) : .malformed
      return
    }
    if let value = Self.smallInteger(bytes, digits, isNegative: isNegative) {
      self = .integer(isNegative ? -value : value)
    } else {
      self = Self.double(bytes, range).map { .double($0) } ?? .malformed
    }
  }

  private static func isInfinity(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    offset + 2 < bytes.count && bytes[offset] == 0xE2 && bytes[offset + 1] == 0x88
      && bytes[offset + 2] == 0x9E
  }

  /// The value of digits that fits into a part.
  private static func smallInteger(
    _ bytes: Span<UInt8>, _ range: Range<Int>, isNegative: Bool
  ) -> Int? {
    guard !range.isEmpty else { return nil }
    var value = 0
    for offset in range {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[offset] else { return nil }
      value = value * 10 + Int(bytes[offset] &- UInt8(ascii: "0"))
      guard value <= Int(Int16.max) + (isNegative ? 1 : 0) else { return nil }
    }
    return value
  }

  /// The value of a number as C writes it, of fewer than 128 characters.
  private static func double(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Double? {
    guard range.count < 128, isDecimal(bytes, range) else { return nil }
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      Double(unsafe String(decoding: buffer[range], as: UTF8.self))
    }
  }

  /// Whether a range holds a sign at most, digits with a point at most, and an exponent at most.
  private static func isDecimal(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    func isAt(_ byte: UInt8) -> Bool { offset < range.upperBound && bytes[offset] == byte }
    func skipSign() { if isAt(UInt8(ascii: "+")) || isAt(UInt8(ascii: "-")) { offset += 1 } }
    func digitCount() -> Int {
      let start = offset
      while offset < range.upperBound, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[offset] {
        offset += 1
      }
      return offset - start
    }
    skipSign()
    var count = digitCount()
    if isAt(UInt8(ascii: ".")) {
      offset += 1
      count += digitCount()
    }
    guard count > 0 else { return false }
    if isAt(UInt8(ascii: "e")) || isAt(UInt8(ascii: "E")) {
      offset += 1
      skipSign()
      guard digitCount() > 0 else { return false }
    }
    return offset == range.upperBound
  }
}
