internal import ICUKit

/// A number in decimal digits as a printf placeholder shows it, with all its decimals or as many as are asked for.
struct DecimalText {
  /// The number for ICU.
  let value: NumericValue
  /// The nearest number that a `Double` can hold, perhaps an infinite one.
  let double: Double
  /// The number of decimals, zeros at the end among them.
  let decimalCount: Int

  /// Reads a number; `nil` where the text is none.
  init?(_ text: String) {
    guard let number = MessageNumber(.decimal(text)) else { return nil }
    value = number.value
    double = number.double
    let mantissa = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    let decimals = mantissa.drop { $0 != UInt8(ascii: ".") }.dropFirst().count
    let exponent = Int(
      text.utf8.dropFirst(mantissa.count + 1).reduce(into: "") {
        $0.unicodeScalars.append(Unicode.Scalar($1))
      })
    decimalCount = max(0, decimals - min(exponent ?? 0, decimals))
  }

  /// Returns the format of a conversion; `nil` for one that shows what a `Double` can hold, or in another base.
  func format(_ conversion: NumberConversion?, locale: String) -> NumberFormat? {
    let decimals: Int
    switch conversion?.style {
    case .decimal, nil: decimals = decimalCount
    case .fixed: decimals = conversion?.precision ?? 6
    case .octal, .hexadecimal, .scientific, .general, .hexadecimalFloat, .character: return nil
    }
    guard decimals <= NumberStyle.maximumLength / 2 else { return nil }
    let precision =
      decimals == 0 ? "precision-integer" : "." + String(repeating: "0", count: decimals)
    let sign = conversion?.isSigned == true ? " sign-always" : ""
    return try? NumberFormat.shared(for: locale, style: .skeleton(precision + sign))
  }
}
