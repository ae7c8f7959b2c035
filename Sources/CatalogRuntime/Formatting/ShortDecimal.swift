/// A number with at most three decimals and twelve digits before them.
struct ShortDecimal {
  private static let scale: UInt64 = 1000

  /// Whether it has a minus sign, which zero may have.
  private let isNegative: Bool
  private let integer: UInt64
  /// The decimals as a number below 1000.
  private let thousandths: UInt64

  private init(isNegative: Bool, integer: UInt64, thousandths: UInt64) {
    self.isNegative = isNegative
    self.integer = integer
    self.thousandths = thousandths
  }

  /// Finds the decimals of a number; `nil` where it has more of them or too many digits, or is infinite or no number.
  @inline(__always)
  init?(_ value: Double) {
    let magnitude = value.magnitude
    guard magnitude < 1e12 else { return nil }
    let scaled = UInt64((magnitude * Double(Self.scale)).rounded())
    // No two numbers of up to fifteen digits are the same Double: this is the one with the fewest digits.
    guard Double(scaled) / Double(Self.scale) == magnitude else { return nil }
    self.init(
      isNegative: value.sign == .minus, integer: scaled / Self.scale,
      thousandths: scaled % Self.scale)
  }

  /// The nearest whole number, halves to the even one.
  var roundedToEven: ShortDecimal {
    let half = Self.scale / 2
    let isUp = thousandths > half || thousandths == half && integer % 2 == 1
    return ShortDecimal(
      isNegative: isNegative, integer: isUp ? integer + 1 : integer, thousandths: 0)
  }

  /// Writes the number with the symbols of a locale, and no more decimals than it has.
  func write(with symbols: PreparedNumberSymbols, to output: inout FormatOutput) {
    let affixes = isNegative ? symbols.negative : symbols.positive
    output.append(affixes.prefix)
    output.appendDigits(of: integer, minimumCount: 1, symbols: symbols)
    if thousandths > 0 {
      output.append(symbols.decimalSeparator)
      var rest = thousandths
      var place = Self.scale / 10
      while rest > 0 {
        output.append(digit: Int(truncatingIfNeeded: rest / place), of: symbols.digits)
        rest %= place
        place /= 10
      }
    }
    output.append(affixes.suffix)
  }
}
