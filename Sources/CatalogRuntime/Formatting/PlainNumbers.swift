internal import ICUKit

/// How numbers of at most three decimals are written without ICU, as one of its formats writes them.
final class PlainNumbers: Sendable {
  /// The symbols; `nil` where ICU writes something that is not made of them, such as Roman numerals.
  let symbols: PreparedNumberSymbols?
  /// The smallest number that is not written with ASCII digits alone; 0 where none is.
  let plainLimit: UInt64

  /// Prepares numbers, and compares them with those of ICU.
  ///
  /// - Parameters:
  ///   - symbols: The symbols; `nil` for none.
  ///   - format: A format that shows no more than three decimals, and those that a number has; `nil` where ICU has none.
  init(_ symbols: PreparedNumberSymbols?, as format: NumberFormat?) {
    let isSame =
      if let symbols, let format { Self.isSame(symbols, as: format) } else { false }
    self.symbols = isSame ? symbols : nil
    plainLimit = isSame ? symbols?.plainLimit ?? 0 : 0
  }

  private static func isSame(_ symbols: PreparedNumberSymbols, as format: NumberFormat) -> Bool {
    let areWholeNumbersSame = wholeSamples.allSatisfy { number in
      let text = FormatOutput.string {
        NumberConversion.decimal.write(number, symbols: symbols, to: &$0)
      }
      return text == (try? format.text(of: .integer(number)))
    }
    return areWholeNumbersSame
      && decimalSamples.allSatisfy { number in
        guard let decimal = ShortDecimal(number) else { return false }
        let text = FormatOutput.string { decimal.write(with: symbols, to: &$0) }
        return text == (try? format.text(of: .double(number)))
      }
  }

  private static let wholeSamples: [Int64] = [
    0, 7, 98, 123, 1234, 12_345, 678_901, 2_345_678, -1, -9012, -34_567_890, .max, .min,
  ]
  private static let decimalSamples = [0.5, -0.0, -0.25, 12.125, 1234.7, -98_765.438, 1e11 + 0.5]

  /// Writes a whole number, and returns whether it is one of those that need no ICU.
  func write(_ number: Int64, to output: inout FormatOutput) -> Bool {
    guard let symbols else { return false }
    NumberConversion.decimal.write(number, symbols: symbols, to: &output)
    return true
  }

  /// Writes a number, and returns whether it is one of those that need no ICU.
  func write(_ number: ShortDecimal, to output: inout FormatOutput) -> Bool {
    guard let symbols else { return false }
    number.write(with: symbols, to: &output)
    return true
  }
}
