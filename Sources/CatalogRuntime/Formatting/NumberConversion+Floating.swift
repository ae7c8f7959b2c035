internal import PrintfShims

extension NumberConversion {
  /// Adds a number with decimals, an exponent or neither to a text.
  func writeFloating(
    _ value: Double, symbols: PreparedNumberSymbols?, to output: inout FormatOutput
  ) {
    let isNegative = value.sign == .minus && !value.isNaN
    let start = output.count
    withDigits(of: value.magnitude) { digits in
      let hasSign = isNegative || isSigned || symbols == nil && isSpaced
      let isFilled = isZeroPadded && value.isFinite
      let zeroCount = isFilled ? max(0, width - digits.count - (hasSign ? 1 : 0)) : 0
      if let symbols, style != .hexadecimalFloat {
        let affixes = affixes(isNegative: isNegative, of: symbols)
        output.append(affixes.prefix)
        if value.isFinite {
          FloatingDigits(digits).write(zeroCount: zeroCount, symbols: symbols, to: &output)
        } else {
          output.append(value.isNaN ? symbols.notANumber : symbols.infinity)
        }
        output.append(affixes.suffix)
      } else {
        appendSign(isNegative: isNegative, to: &output)
        appendUnlocalized(digits, zeroCount: zeroCount, to: &output)
      }
    }
    pad(&output, from: start)
  }

  /// Calls a function with the digits that C’s library writes in its own locale for a number that is not negative:
  /// `1234.50`, `1.5e+06`, `0x1.8p+1`, `inf`.
  ///
  /// For a conversion of whole numbers they are the fewest digits that tell the number from all others.
  func withDigits<Result>(of value: Double, _ body: (Span<UInt8>) -> Result) -> Result {
    if !isFloating {
      let digits = Array(value.description.utf8)
      return body(digits.span)
    }
    // The largest number has 309 digits before the separator.
    let capacity = (precision ?? 0) + 352
    return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      let count = unsafe print(value, to: buffer)
      return unsafe body(UnsafeBufferPointer(start: buffer.baseAddress, count: count).span)
    }
  }

  private func print(_ value: Double, to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    let written = unsafe buffer.withMemoryRebound(to: CChar.self) { buffer -> Int32 in
      guard let start = buffer.baseAddress else { return 0 }
      return unsafe cprintf_number(
        start, Int32(buffer.count), CChar(letter), isAlternative, Int32(precision ?? -1), value)
    }
    return unsafe Self.withoutLocale(buffer, count: max(0, min(Int(written), buffer.count - 1)))
  }

  /// Makes a point of the decimal separator, which is that of C’s current locale and may be several bytes, and
  /// returns the number of bytes.
  static func withoutLocale(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, count: Int
  ) -> Int {
    var end = 0
    var isInSeparator = false
    for index in 0..<count {
      let byte = unsafe buffer[index]
      let isSeparator = !byte.isLetterDigitOrSign
      if isSeparator && isInSeparator { continue }
      unsafe buffer[end] = isSeparator ? UInt8(ascii: ".") : byte
      isInSeparator = isSeparator
      end += 1
    }
    return end
  }

  private func appendUnlocalized(
    _ digits: Span<UInt8>, zeroCount: Int, to output: inout FormatOutput
  ) {
    let prefixCount = style == .hexadecimalFloat && zeroCount > 0 ? min(2, digits.count) : 0
    output.append(digits.extracting(first: prefixCount))
    output.append(UInt8(ascii: "0"), count: zeroCount)
    output.append(digits.extracting(droppingFirst: prefixCount))
  }
}

extension UInt8 {
  fileprivate var isLetterDigitOrSign: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"): true
    default: UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
    }
  }
}
