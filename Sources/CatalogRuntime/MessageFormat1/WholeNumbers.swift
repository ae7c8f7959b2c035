internal import ICUKit

/// How whole numbers are written without ICU, as its `DecimalFormat` writes them.
///
/// That separates digits also where the locale leaves a first group of one digit alone: `1.234` in Spanish (es).
final class WholeNumbers: Sendable {
  /// The symbols; `nil` where ICU writes something that is not made of them, such as Roman numerals.
  let symbols: PreparedNumberSymbols?
  /// The smallest number that is not written with ASCII digits alone; 0 where none is.
  let plainLimit: UInt64

  /// Prepares the numbers of a locale, and compares them with ICU’s.
  init(tag: String) {
    let symbols = PreparedNumberSymbols(NumberSymbols.symbols(for: tag), minimumGrouping: 1)
    let isSame = Self.samples.allSatisfy { number in
      let text = FormatOutput.string {
        NumberConversion.decimal.write(number, symbols: symbols, to: &$0)
      }
      let format = try? NumberFormat.shared(for: tag, style: .decimal)
      return text == (try? format?.text(of: .integer(number)))
    }
    self.symbols = isSame ? symbols : nil
    plainLimit = isSame ? symbols.plainLimit : 0
  }

  private static let samples: [Int64] = [
    0, 7, 98, 123, 1234, 12_345, 678_901, 2_345_678, -1, -9012, -34_567_890, .max, .min,
  ]
}
