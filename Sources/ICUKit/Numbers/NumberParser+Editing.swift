extension NumberParser {
  /// Returns a whole number as a person of the locale would type it.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - isGrouped: Whether digits are separated as the locale does.
  /// - Returns: The text, which ``integer(_:)`` reads as the same number.
  public func text(of value: Int64, isGrouped: Bool = false) -> String {
    text(ofASCII: String(value), isGrouped: isGrouped)
  }

  /// Returns a number as a person of the locale would type it, with the fewest digits that tell it from all others.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - isGrouped: Whether digits are separated as the locale does.
  /// - Returns: The text, which ``double(_:)`` reads as the same number; the locale's symbol where it is not finite, which is not read.
  public func text(of value: Double, isGrouped: Bool = false) -> String {
    if value.isNaN { return symbols.notANumber }
    if value.isInfinite {
      let affixes = value < 0 ? symbols.negative : symbols.positive
      return affixes.prefix + symbols.infinity + affixes.suffix
    }
    return text(ofASCII: Self.plainDecimal(value), isGrouped: isGrouped)
  }

  /// Returns a number in ASCII as a person of the locale would type it; no digit is lost.
  ///
  /// - Parameters:
  ///   - decimal: The number, as ``decimal(_:)`` returns it: `-1234.50`.
  ///   - isGrouped: Whether digits are separated as the locale does.
  /// - Returns: The text, which ``decimal(_:)`` reads as the same number, or `nil` where `decimal` is none.
  public func text(ofDecimal decimal: String, isGrouped: Bool = false) -> String? {
    let unsigned = decimal.hasPrefix("-") ? decimal.dropFirst() : decimal[...]
    let parts = unsigned.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let areDigits = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }
    return areDigits ? text(ofASCII: decimal, isGrouped: isGrouped) : nil
  }

  private func text(ofASCII decimal: String, isGrouped: Bool) -> String {
    let isNegative = decimal.hasPrefix("-")
    let parts = decimal.drop { $0 == "-" }.split(separator: ".")
    let affixes = isNegative ? symbols.negative : symbols.positive
    var bytes = Array(affixes.prefix.utf8)
    let integer = parts.first ?? "0"
    let isSeparated =
      isGrouped && symbols.grouping.separatorCount(digitCount: integer.utf8.count) > 0
    for (index, digit) in integer.utf8.enumerated() {
      let rest = integer.utf8.count - index
      if isSeparated, index > 0, symbols.grouping.isBoundary(digitCount: rest) {
        bytes += Array(symbols.groupingSeparator.utf8)
      }
      bytes += localized(digit)
    }
    if parts.count > 1 {
      bytes += Array(symbols.decimalSeparator.utf8)
      for digit in parts[1].utf8 { bytes += localized(digit) }
    }
    return String(decoding: bytes + Array(affixes.suffix.utf8), as: UTF8.self)
  }

  private func localized(_ digit: UInt8) -> ArraySlice<UInt8> {
    let start = Int(digit & 0xF) * symbols.digitLength
    return symbols.digits[start..<start + symbols.digitLength]
  }

  /// Returns the shortest digits of a finite number without an exponent: `1e+21` is a one and 21 zeros.
  private static func plainDecimal(_ value: Double) -> String {
    let shortest = value.magnitude.description
    let parts = shortest.split { $0 == "e" || $0 == "E" }
    let mantissa = parts[0].split(separator: ".")
    let integer = String(mantissa[0])
    let decimals = mantissa.count > 1 && mantissa[1] != "0" ? String(mantissa[1]) : ""
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let digits = integer + decimals
    let point = integer.utf8.count + exponent
    let plain: String
    if point <= 0 {
      plain = "0." + String(repeating: "0", count: -point) + digits
    } else if point >= digits.utf8.count {
      plain = digits + String(repeating: "0", count: point - digits.utf8.count)
    } else {
      plain = digits.prefix(point) + "." + digits.dropFirst(point)
    }
    return value < 0 ? "-" + plain : plain
  }
}
