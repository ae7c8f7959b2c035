internal import ICUKit

/// The digits of a number as C writes them, `1234.50` or `1.5e+06`, in their parts.
struct FloatingDigits: ~Escapable {
  private let text: Span<UInt8>
  private let integerEnd: Int
  private let mantissaEnd: Int

  /// Finds the parts of a number without a sign.
  @_lifetime(copy text)
  init(_ text: Span<UInt8>) {
    self.text = text
    var integerEnd = 0
    while integerEnd < text.count, text[integerEnd].isDigit { integerEnd += 1 }
    var mantissaEnd = integerEnd
    while mantissaEnd < text.count, text[mantissaEnd] | 0x20 != UInt8(ascii: "e") {
      mantissaEnd += 1
    }
    self.integerEnd = integerEnd
    self.mantissaEnd = mantissaEnd
  }

  /// Adds the number to a text with the symbols of a locale.
  ///
  /// - Parameters:
  ///   - zeroCount: How many zeros stand before the first digit.
  ///   - symbols: The symbols of the locale.
  ///   - output: The text.
  func write(zeroCount: Int, symbols: PreparedNumberSymbols, to output: inout FormatOutput) {
    writeInteger(zeroCount: zeroCount, symbols: symbols, to: &output)
    if integerEnd < mantissaEnd {
      output.append(symbols.decimalSeparator)
      for index in integerEnd + 1..<mantissaEnd {
        output.append(digit: Int(text[index] & 0xF), of: symbols.digits)
      }
    }
    guard mantissaEnd < text.count else { return }
    output.append(symbols.exponent)
    for index in mantissaEnd + 1..<text.count {
      switch text[index] {
      case UInt8(ascii: "-"): output.append(symbols.minusSign)
      case UInt8(ascii: "+"): output.append(symbols.plusSign)
      default: output.append(digit: Int(text[index] & 0xF), of: symbols.digits)
      }
    }
  }

  private func writeInteger(
    zeroCount: Int, symbols: PreparedNumberSymbols, to output: inout FormatOutput
  ) {
    let count = zeroCount + integerEnd
    let isGrouped = symbols.grouping.separatorCount(digitCount: count) > 0
    for index in 0..<count {
      if isGrouped, index > 0, symbols.grouping.isBoundary(digitCount: count - index) {
        output.append(symbols.groupingSeparator)
      }
      let digit = index < zeroCount ? UInt8(ascii: "0") : text[index - zeroCount]
      output.append(digit: Int(digit & 0xF), of: symbols.digits)
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
