internal import ICUKit

extension FormatOutput {
  /// Adds a very short text.
  @inline(__always)
  mutating func append(_ text: PackedText) {
    unsafe append(count: text.count) { start in unsafe text.copy(to: start) }
  }

  /// Adds a digit, from 0 to 9, of a numbering system.
  mutating func append(digit: Int, of digits: PackedDigits) {
    unsafe append(count: digits.length) { start in unsafe digits.copy(digit, to: start) }
  }

  /// Adds the digits of a whole number in ASCII.
  ///
  /// The digits are found here and not by ICU or C: one call of theirs takes longer than all the rest of a message.
  /// Nothing is allocated but what the text itself needs.
  ///
  /// - Parameters:
  ///   - magnitude: The number.
  ///   - minimumCount: The smallest number of digits; with 0, the number 0 has none.
  @inline(__always)
  mutating func appendDigits(of magnitude: UInt64, minimumCount: Int) {
    let count = max(Self.digitCount(of: magnitude), minimumCount)
    unsafe append(count: count) { start in
      var rest = magnitude
      var place = count
      while place > 0 {
        place &-= 1
        let quotient = rest / 10
        unsafe start[place] = UInt8(ascii: "0") | UInt8(truncatingIfNeeded: rest &- quotient &* 10)
        rest = quotient
      }
    }
  }

  /// Adds the digits of a whole number as a locale writes them, in groups.
  mutating func appendDigits(
    of magnitude: UInt64, minimumCount: Int, symbols: PreparedNumberSymbols
  ) {
    let count = max(Self.digitCount(of: magnitude), minimumCount)
    let digits = symbols.digits
    let separator = symbols.groupingSeparator
    let grouping = symbols.grouping
    let separatorCount = grouping.separatorCount(digitCount: count)
    let byteCount = count &* digits.length &+ separatorCount &* separator.count
    unsafe append(count: byteCount) { start in
      var end = unsafe start + byteCount
      var rest = magnitude
      var untilSeparator = separatorCount > 0 ? grouping.primary : count
      for _ in 0..<count {
        if untilSeparator == 0 {
          unsafe end -= separator.count
          unsafe separator.copy(to: end)
          untilSeparator = grouping.secondary
        }
        let quotient = rest / 10
        unsafe end -= digits.length
        unsafe digits.copy(Int(truncatingIfNeeded: rest &- quotient &* 10), to: end)
        rest = quotient
        untilSeparator &-= 1
      }
    }
  }

  /// Returns how many digits a number has; 0 for 0.
  @inline(__always)
  private static func digitCount(of magnitude: UInt64) -> Int {
    var count = 0
    var rest = magnitude
    while rest >= 1000 {
      rest /= 1000
      count &+= 3
    }
    return count &+ (rest >= 100 ? 3 : rest >= 10 ? 2 : rest > 0 ? 1 : 0)
  }
}
