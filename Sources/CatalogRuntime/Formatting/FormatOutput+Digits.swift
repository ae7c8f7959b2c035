internal import ICUKit

extension FormatOutput {
  /// Adds the decimal digits of a whole number, grouped as a locale does.
  ///
  /// The digits are found here and not by ICU: a call of ICU takes longer than all the rest of a message. Nothing is
  /// allocated but what the text itself needs.
  ///
  /// - Parameters:
  ///   - magnitude: The number.
  ///   - minimumCount: The smallest number of digits; with 0, the number 0 has none.
  ///   - symbols: The symbols of the locale; without them the digits are ASCII and not grouped.
  @inline(__always)
  mutating func appendDigits(of magnitude: UInt64, minimumCount: Int, symbols: NumberSymbols?) {
    let count = max(Self.digitCount(of: magnitude), minimumCount)
    guard let symbols else { return appendASCIIDigits(of: magnitude, count: count) }
    let separatorCount = symbols.grouping.separatorCount(digitCount: count)
    if separatorCount == 0, symbols.digitLength == 1 {
      appendASCIIDigits(of: magnitude, count: count)
    } else {
      appendDigits(
        of: magnitude, count: count, separatorCount: separatorCount, symbols: symbols)
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

  @inline(__always)
  private mutating func appendASCIIDigits(of magnitude: UInt64, count: Int) {
    unsafe append(count: count) { start in
      var rest = magnitude
      var place = count
      while place > 0 {
        place &-= 1
        unsafe start[place] = UInt8(ascii: "0") | UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
    }
  }

  private mutating func appendDigits(
    of magnitude: UInt64, count: Int, separatorCount: Int, symbols: NumberSymbols
  ) {
    let length = symbols.digitLength
    let allDigits = symbols.digits
    var separator = symbols.groupingSeparator
    separator.withUTF8 { separator in
      let digits = allDigits.span
      let byteCount = count * length + separatorCount * separator.count
      unsafe append(count: byteCount) { start in
        var end = unsafe start + byteCount
        var rest = magnitude
        var untilSeparator = separatorCount > 0 ? symbols.grouping.primary : count
        for _ in 0..<count {
          if untilSeparator == 0, let bytes = separator.baseAddress {
            unsafe end -= separator.count
            unsafe end.update(from: bytes, count: separator.count)
            untilSeparator = symbols.grouping.secondary
          }
          let digit = Int(truncatingIfNeeded: rest % 10)
          rest /= 10
          for offset in (0..<length).reversed() {
            unsafe end -= 1
            unsafe end.pointee = digits[digit &* length &+ offset]
          }
          untilSeparator &-= 1
        }
      }
    }
  }
}
