internal import ICUShims

/// A number that is to be shown.
public enum NumericValue: Hashable, Sendable {
  /// A whole number.
  case integer(Int64)
  /// A whole number that is not negative.
  case unsignedInteger(UInt64)
  /// A number with the fewest digits that tell it from all others; may be infinite or no number.
  case double(Double)
  /// All digits of a number in ASCII, with an optional sign, decimals after `.` and an optional power of ten after `e` or `E`:
  /// `-1234.50`, `0.42e+1`. Zeros at the end of the decimals do not count.
  case decimal(String)

  /// The greatest number of digits of a decimal number, and the greatest power of ten.
  public static let maximumDigits = 4096

  /// Passes the number to a call into ICU.
  ///
  /// - Throws: `U_DECIMAL_NUMBER_SYNTAX_ERROR` for what is no decimal number, `U_INPUT_TOO_LONG_ERROR` for one beyond
  ///   ``maximumDigits``.
  @inline(__always)
  func withNumber<Result>(
    _ body: (inout cicu_number, inout cicu_status) -> Result
  ) throws(ICUError) -> Result {
    var number = unsafe cicu_number()
    switch self {
    case .integer(let value):
      unsafe number.kind = Int32(cicu_number_integer)
      unsafe number.integer = value
    case .double(let value):
      unsafe number.kind = Int32(cicu_number_double)
      unsafe number.real = value
    case .unsignedInteger(let value):
      guard let signed = Int64(exactly: value) else {
        return try unsafe Self.withDigits(String(value), body)
      }
      unsafe number.kind = Int32(cicu_number_integer)
      unsafe number.integer = signed
    case .decimal(let text):
      return try unsafe Self.withDigits(text, body)
    }
    return try ICUCall.run { status in unsafe body(&number, &status) }
  }

  private static func withDigits<Result>(
    _ text: String, _ body: (inout cicu_number, inout cicu_status) -> Result
  ) throws(ICUError) -> Result {
    guard let size = DecimalSize(text) else {
      throw ICUError(code: cicu_status_decimal_number_syntax)
    }
    guard size.digits <= maximumDigits, size.exponent <= maximumDigits else {
      throw ICUError(code: cicu_status_input_too_long)
    }
    return try unsafe ICUCall.reading(text) { bytes, length, status in
      var number = unsafe cicu_number()
      unsafe number.kind = Int32(cicu_number_digits)
      unsafe number.digits = unsafe bytes
      unsafe number.digit_count = length
      return unsafe body(&number, &status)
    }
  }
}

/// How many digits a decimal number in ASCII has.
struct DecimalSize {
  /// The number of digits before and behind the decimal point.
  private(set) var digits = 0
  /// The magnitude of the power of ten, not more than a million.
  private(set) var exponent = 0

  /// Reads a number; `nil` where the text is none.
  init?(_ text: String) {
    var rest = text.utf8[...]
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    let integer = Self.digits(&rest)
    guard !integer.isEmpty else { return nil }
    digits = integer.count
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      let decimals = Self.digits(&rest)
      guard !decimals.isEmpty else { return nil }
      digits += decimals.count
    }
    if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      let power = Self.digits(&rest)
      guard !power.isEmpty else { return nil }
      exponent = power.reduce(0) { min($0 * 10 + Int($1 & 0xF), 1_000_000) }
    }
    guard rest.isEmpty else { return nil }
  }

  private static func digits(_ rest: inout Substring.UTF8View) -> Substring.UTF8View {
    let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    rest = rest[digits.endIndex...]
    return digits
  }
}
