internal import CompiledCatalog

extension NumberConversion {
  /// Adds a whole number to a text.
  @inline(__always)
  func write(_ value: IntegerValue, symbols: PreparedNumberSymbols?, to output: inout FormatOutput)
  {
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
    _ value: IntegerValue, symbols: PreparedNumberSymbols?, to output: inout FormatOutput
  ) {
    let start = output.count
    if let symbols {
      writeLocalized(value, symbols: symbols, to: &output)
    } else {
      appendSign(isNegative: value.isNegative, to: &output)
      output.appendDigits(of: value.magnitude, minimumCount: minimumDigitCount(value))
    }
    pad(&output, from: start)
  }

  private func writeLocalized(
    _ value: IntegerValue, symbols: PreparedNumberSymbols, to output: inout FormatOutput
  ) {
    let affixes = affixes(isNegative: value.isNegative, of: symbols)
    output.append(affixes.prefix)
    output.appendDigits(
      of: value.magnitude, minimumCount: localizedDigitCount, symbols: symbols)
    output.append(affixes.suffix)
  }

  /// How many digits a locale shows at least.
  ///
  /// The width of `%05d` is a number of digits, as in Foundation: `00,042`, `-00,042`.
  private var localizedDigitCount: Int { max(precision ?? (isZeroPadded ? width : 1), 1) }

  /// Returns how many digits C shows at least.
  @inline(__always)
  private func minimumDigitCount(_ value: IntegerValue) -> Int {
    if let precision { return precision }
    guard isZeroPadded else { return 1 }
    let hasSign = value.isNegative || isSigned || isSpaced
    return max(hasSign ? width - 1 : width, 1)
  }

  /// Adds the sign of a decimal number as C writes it.
  @inline(__always)
  func appendSign(isNegative: Bool, to output: inout FormatOutput) {
    if isNegative {
      output.append(UInt8(ascii: "-"))
    } else if isSigned {
      output.append(UInt8(ascii: "+"))
    } else if isSpaced {
      output.append(UInt8(ascii: " "))
    }
  }

  /// Returns what stands around the digits of a decimal number.
  @inline(__always)
  func affixes(
    isNegative: Bool, of symbols: PreparedNumberSymbols
  ) -> PreparedNumberSymbols.Affixes {
    if isNegative { return symbols.negative }
    return isSigned ? symbols.explicitlyPositive : symbols.positive
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
