internal import CompiledCatalog
internal import Glibc
internal import ICUKit

extension NumberConversion {
  /// Adds a number with decimals, an exponent or neither to a text.
  func writeFloating(_ value: Double, symbols: NumberSymbols?, to output: inout FormatOutput) {
    let symbols = style == .hexadecimalFloat ? nil : symbols
    let isNegative = value.sign == .minus && !value.isNaN
    let start = output.count
    appendPrefix(isNegative: isNegative, symbols: symbols, to: &output)
    withDigits(of: value.magnitude) { digits in
      if !value.isFinite, let symbols {
        output.append(value.isNaN ? symbols.notANumber : symbols.infinity)
        return
      }
      let hasSign = output.count > start
      let zeroCount = value.isFinite ? missingZeros(digits.count + (hasSign ? 1 : 0)) : 0
      if let symbols {
        FloatingDigits(digits).write(zeroCount: zeroCount, symbols: symbols, to: &output)
      } else {
        appendUnlocalized(digits, zeroCount: zeroCount, to: &output)
      }
    }
    appendSuffix(isNegative: isNegative, symbols: symbols, to: &output)
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
      let count = unsafe Self.print(value, format: cFormat, precision: precision, to: buffer)
      return unsafe body(UnsafeBufferPointer(start: buffer.baseAddress, count: count).span)
    }
  }

  /// The format for C: the magnitude with its digits, without field and sign.
  private var cFormat: [CChar] {
    var format: [UInt8] = [UInt8(ascii: "%")]
    if flags.contains(.alternative) { format.append(UInt8(ascii: "#")) }
    if precision != nil { format += [UInt8(ascii: "."), UInt8(ascii: "*")] }
    return (format + [letter, 0]).map(CChar.init(bitPattern:))
  }

  private static func print(
    _ value: Double, format: [CChar], precision: Int?, to buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    let arguments: [any CVarArg] =
      precision.map { [CInt(truncatingIfNeeded: $0), value] } ?? [value]
    let written = unsafe buffer.withMemoryRebound(to: CChar.self) { buffer in
      unsafe withVaList(arguments) {
        unsafe vsnprintf(buffer.baseAddress, buffer.count, format, $0)
      }
    }
    return unsafe withoutLocale(buffer, count: max(0, min(Int(written), buffer.count - 1)))
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

  /// Returns how many zeros fill the field up; as C counts, without separators of groups.
  private func missingZeros(_ count: Int) -> Int { isZeroPadded ? max(0, width - count) : 0 }

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
