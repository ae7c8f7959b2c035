internal import CompiledCatalog
internal import ICUKit

/// A number in decimal digits, as many as it has up to a limit.
struct DecimalNumber: Hashable, Sendable {
  /// Whether it is below zero, or the zero of a literal with a sign.
  private(set) var isNegative: Bool
  /// The digits from 0 to 9 without zeros at both ends; none for zero.
  private var digits: [UInt8]
  /// The power of ten that the last digit counts; 0 for zero.
  private var exponent: Int

  private init(isNegative: Bool, digits: [UInt8], exponent: Int) {
    self.isNegative = isNegative
    let leading = digits.prefix { $0 == 0 }.count
    let trailing = digits.count == leading ? 0 : digits.reversed().prefix { $0 == 0 }.count
    self.digits = Array(digits[leading..<digits.count - trailing])
    self.exponent = self.digits.isEmpty ? 0 : exponent + trailing
  }

  /// Creates a whole number.
  init(_ value: some BinaryInteger) {
    self.init(
      isNegative: value < 0, digits: String(value.magnitude).utf8.map { $0 & 0xF }, exponent: 0)
  }

  /// Creates the number with the fewest digits that tell it from others; `nil` for infinity and what is no number.
  init?(_ value: Double) {
    guard value.isFinite else { return nil }
    self.init(text: "\(value)")
  }

  /// Reads a literal of a message; `nil` for other texts and for numbers with more than 4,096 digits.
  init?(literal text: String) {
    guard MessageFormat2Layout.isNumberLiteral(text.utf8) else { return nil }
    self.init(text: text)
  }

  /// Reads digits with an optional sign, decimals and power of ten; `nil` for other texts and for numbers with more than
  /// 4,096 digits.
  init?(text: String) {
    var rest = text.utf8[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    var digits = Self.digits(&rest)
    guard !digits.isEmpty else { return nil }
    var exponent = 0
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      let decimals = Self.digits(&rest)
      guard !decimals.isEmpty else { return nil }
      digits += decimals
      exponent = -decimals.count
    }
    if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      let isBelow = rest.first == UInt8(ascii: "-")
      if isBelow || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      let power = Self.digits(&rest)
      guard !power.isEmpty else { return nil }
      let magnitude = power.reduce(0) { min($0 * 10 + Int($1), 1_000_000) }
      exponent += isBelow ? -magnitude : magnitude
    }
    guard rest.isEmpty else { return nil }
    self.init(isNegative: isNegative, digits: digits, exponent: exponent)
    guard isWithinLimits else { return nil }
  }

  private static func digits(_ rest: inout Substring.UTF8View) -> [UInt8] {
    let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    rest = rest[digits.endIndex...]
    return digits.map { $0 & 0xF }
  }

  private var isWithinLimits: Bool {
    let limit = NumericValue.maximumDigits
    return digits.count <= limit && abs(exponent) <= limit && digits.count + exponent <= limit
  }

  /// All digits, without a power of ten: `-1234.5`; a zero has no sign.
  var text: String {
    guard !digits.isEmpty else { return "0" }
    let ascii = digits.map { $0 | UInt8(ascii: "0") }
    let zeros = Array(
      repeating: UInt8(ascii: "0"), count: max(exponent, 1 - digits.count - exponent, 0))
    let sign = isNegative ? "-" : ""
    if exponent >= 0 {
      return sign + String(decoding: ascii + zeros.prefix(exponent), as: UTF8.self)
    }
    let all = zeros + ascii
    return sign + String(decoding: all.dropLast(-exponent), as: UTF8.self) + "."
      + String(decoding: all.suffix(-exponent), as: UTF8.self)
  }

  /// The number for ICU.
  var numericValue: NumericValue {
    if digits.isEmpty { return isNegative ? .double(-0.0) : .integer(0) }
    if exponent >= 0, digits.count + exponent < 19, let value = Int64(text) {
      return .integer(value)
    }
    return .decimal(text)
  }

  /// A whole number of the same plural category without a sign; `nil` where there are decimals.
  ///
  /// ICU counts with floating-point numbers, which lose the last digits of large ones. No rule of CLDR looks at more than
  /// six of them.
  var countedWhole: UInt64? {
    guard exponent >= 0 else { return nil }
    let keptCount = 10
    let all = digits + Array(repeating: 0, count: min(exponent, keptCount))
    let isLarge = digits.count + exponent > keptCount
    let last = all.suffix(keptCount).reduce(0) { $0 * 10 + UInt64($1) }
    return isLarge ? last + 10_000_000_000 : last
  }

  /// The number for functions of the program.
  var argument: FormatArgument {
    if exponent >= 0, digits.count + exponent < 19, let value = Int64(text) {
      return .integer(value)
    }
    return .decimal(text)
  }

  /// The nearest whole number, halves away from zero.
  var rounded: DecimalNumber {
    guard exponent < 0 else { return self }
    let kept = digits.count + exponent
    guard kept >= 0 else { return DecimalNumber(0) }
    let integer = DecimalNumber(
      isNegative: isNegative && kept > 0, digits: Array(digits.prefix(kept)), exponent: 0)
    guard digits[kept] >= 5 else { return integer }
    return DecimalNumber(
      isNegative: isNegative, digits: Self.sum(Array(digits.prefix(kept)), [1]), exponent: 0)
  }

  /// Returns the number times a power of ten.
  func scaled(byPowerOfTen power: Int) -> DecimalNumber {
    DecimalNumber(isNegative: isNegative, digits: digits, exponent: exponent + power)
  }

  /// Returns the sum of two numbers.
  func adding(_ other: DecimalNumber) -> DecimalNumber {
    let last = min(exponent, other.exponent)
    let left = digits + Array(repeating: 0, count: exponent - last)
    let right = other.digits + Array(repeating: 0, count: other.exponent - last)
    if isNegative == other.isNegative {
      return DecimalNumber(isNegative: isNegative, digits: Self.sum(left, right), exponent: last)
    }
    let difference = Self.difference(left, right)
    return DecimalNumber(
      isNegative: difference.isNegative != isNegative, digits: difference.digits, exponent: last
    )
    .withoutSignOfZero
  }

  private var withoutSignOfZero: DecimalNumber {
    digits.isEmpty ? DecimalNumber(0) : self
  }

  private static func sum(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    var sum: [UInt8] = []
    var carry: UInt8 = 0
    for index in 0..<max(left.count, right.count) {
      let digit = digit(left, index) + digit(right, index) + carry
      sum.append(digit % 10)
      carry = digit / 10
    }
    if carry > 0 { sum.append(carry) }
    return sum.reversed()
  }

  /// The magnitude of a difference, and whether it is below zero.
  private static func difference(
    _ left: [UInt8], _ right: [UInt8]
  ) -> (digits: [UInt8], isNegative: Bool) {
    var difference: [UInt8] = []
    var borrow: UInt8 = 0
    for index in 0..<max(left.count, right.count) {
      let digit = 10 + digit(left, index) - digit(right, index) - borrow
      difference.append(digit % 10)
      borrow = digit < 10 ? 1 : 0
    }
    guard borrow > 0 else { return (difference.reversed(), false) }
    return (Self.difference(right, left).digits, true)
  }

  /// A digit counted from the end.
  private static func digit(_ digits: [UInt8], _ index: Int) -> UInt8 {
    index < digits.count ? digits[digits.count - 1 - index] : 0
  }
}
