internal import CompiledCatalog
internal import ICUKit

extension NumberConversion {
  /// Adds a whole number to a text.
  @inline(__always)
  func write(_ value: IntegerValue, symbols: NumberSymbols?, to output: inout FormatOutput) {
    if style == .decimal {
      writeDecimal(shown(value), symbols: symbols, to: &output)
    } else {
      writeUnlocalized(value, to: &output)
    }
  }

  /// Returns the number that is shown: `hh` and `h` cut it.
  @inline(__always)
  func shown(_ value: IntegerValue) -> IntegerValue {
    switch length {
    case .hh, .h: cut(value)
    default: value
    }
  }

  private func cut(_ value: IntegerValue) -> IntegerValue {
    let bits = value.bits
    let isUnsigned = letter | 0x20 == UInt8(ascii: "u")
    switch (length, isUnsigned) {
    case (.hh, true): return IntegerValue(UInt64(UInt8(truncatingIfNeeded: bits)))
    case (.hh, false): return IntegerValue(Int64(Int8(truncatingIfNeeded: bits)))
    case (_, true): return IntegerValue(UInt64(UInt16(truncatingIfNeeded: bits)))
    case (_, false): return IntegerValue(Int64(Int16(truncatingIfNeeded: bits)))
    }
  }

  @inline(__always)
  private func writeDecimal(
    _ value: IntegerValue, symbols: NumberSymbols?, to output: inout FormatOutput
  ) {
    let start = output.count
    appendPrefix(isNegative: value.isNegative, symbols: symbols, to: &output)
    output.appendDigits(
      of: value.magnitude, minimumCount: minimumDigitCount(value, symbols: symbols),
      symbols: symbols)
    appendSuffix(isNegative: value.isNegative, symbols: symbols, to: &output)
    pad(&output, from: start)
  }

  /// Returns how many digits are shown at least.
  ///
  /// In a locale the width of `%05d` is a number of digits, as in Foundation: `00,042`, `-00,042`.
  @inline(__always)
  private func minimumDigitCount(_ value: IntegerValue, symbols: NumberSymbols?) -> Int {
    if let precision { return symbols == nil ? precision : max(precision, 1) }
    guard isZeroPadded else { return 1 }
    let hasSign = value.isNegative || !flags.isDisjoint(with: [.signed, .spaced])
    return max(symbols == nil && hasSign ? width - 1 : width, 1)
  }

  /// Adds what stands before the digits of a decimal number.
  @inline(__always)
  func appendPrefix(isNegative: Bool, symbols: NumberSymbols?, to output: inout FormatOutput) {
    if let symbols {
      let prefix =
        isNegative
        ? symbols.negative.prefix
        : flags.contains(.signed) ? symbols.explicitlyPositive.prefix : symbols.positive.prefix
      if !prefix.isEmpty { output.append(prefix) }
    } else if isNegative {
      output.append(UInt8(ascii: "-"))
    } else if flags.contains(.signed) {
      output.append(UInt8(ascii: "+"))
    } else if flags.contains(.spaced) {
      output.append(UInt8(ascii: " "))
    }
  }

  /// Adds what stands behind the digits of a decimal number.
  @inline(__always)
  func appendSuffix(isNegative: Bool, symbols: NumberSymbols?, to output: inout FormatOutput) {
    guard let symbols else { return }
    let suffix =
      isNegative
      ? symbols.negative.suffix
      : flags.contains(.signed) ? symbols.explicitlyPositive.suffix : symbols.positive.suffix
    if !suffix.isEmpty { output.append(suffix) }
  }

  private func writeUnlocalized(_ value: IntegerValue, to output: inout FormatOutput) {
    let start = output.count
    switch style {
    case .character: output.append(String(Character(scalar(value))))
    case .octal: writeBits(bits(of: value), shift: 3, to: &output)
    default: writeBits(bits(of: value), shift: 4, to: &output)
    }
    pad(&output, from: start)
  }

  /// Returns the Unicode scalar with a number, U+FFFD where there is none.
  private func scalar(_ value: IntegerValue) -> Unicode.Scalar {
    guard !value.isNegative, let number = UInt32(exactly: value.magnitude) else {
      return "\u{FFFD}"
    }
    return Unicode.Scalar(number) ?? "\u{FFFD}"
  }

  /// Returns a number in two’s complement of the length; of 32 bits where there is no length and it fits.
  private func bits(of value: IntegerValue) -> UInt64 {
    switch length {
    case .hh: value.bits & 0xFF
    case .h: value.bits & 0xFFFF
    case .none: letter == UInt8(ascii: "O") ? value.bits : value.shortestBits
    default: value.bits
    }
  }

  private func writeBits(_ bits: UInt64, shift: Int, to output: inout FormatOutput) {
    let significantCount = (UInt64.bitWidth - bits.leadingZeroBitCount + shift - 1) / shift
    let isAlternative = flags.contains(.alternative)
    let hasPrefix = isAlternative && style == .hexadecimal && bits != 0
    var count = max(significantCount, precision ?? 1)
    if isAlternative, style == .octal { count = max(count, significantCount + 1) }
    if precision == nil, isZeroPadded { count = max(count, hasPrefix ? width - 2 : width) }
    if hasPrefix {
      output.append(UInt8(ascii: "0"))
      output.append(letter)
    }
    let ten = (isUppercase ? UInt8(ascii: "A") : UInt8(ascii: "a")) - 10
    output.append(UInt8(ascii: "0"), count: count - significantCount)
    for place in (0..<significantCount).reversed() {
      let digit = UInt8(truncatingIfNeeded: bits >> (place * shift)) & (1 << shift - 1)
      output.append(digit < 10 ? UInt8(ascii: "0") + digit : ten + digit)
    }
  }
}
