internal import ICUKit

/// The symbols of a locale as numbers are written with them: made once for a locale, read for every number.
final class PreparedNumberSymbols: Sendable {
  /// What stands around the digits of a number.
  struct Affixes: Sendable {
    let prefix: PackedText
    let suffix: PackedText

    init(_ affixes: NumberSymbols.Affixes) {
      prefix = PackedText(affixes.prefix)
      suffix = PackedText(affixes.suffix)
    }
  }

  let digits: PackedDigits
  let grouping: NumberGrouping
  let groupingSeparator: PackedText
  let decimalSeparator: PackedText
  let exponent: PackedText
  let minusSign: PackedText
  let plusSign: PackedText
  let positive: Affixes
  let negative: Affixes
  let explicitlyPositive: Affixes
  let infinity: String
  let notANumber: String
  /// The smallest number that is not written with ASCII digits alone; 0 where none is.
  let plainLimit: UInt64

  /// Prepares symbols.
  ///
  /// - Parameters:
  ///   - symbols: The symbols.
  ///   - minimumGrouping: How many digits a first group must have; `nil` for what the locale asks for.
  init(_ symbols: NumberSymbols, minimumGrouping: Int? = nil) {
    digits = PackedDigits(symbols.digits, length: symbols.digitLength)
    grouping =
      minimumGrouping.map { symbols.grouping.withMinimum($0) } ?? symbols.grouping
    groupingSeparator = PackedText(symbols.groupingSeparator)
    decimalSeparator = PackedText(symbols.decimalSeparator)
    exponent = PackedText(symbols.exponent)
    minusSign = PackedText(symbols.minusSign)
    plusSign = PackedText(symbols.plusSign)
    positive = Affixes(symbols.positive)
    negative = Affixes(symbols.negative)
    explicitlyPositive = Affixes(symbols.explicitlyPositive)
    infinity = symbols.infinity
    notANumber = symbols.notANumber
    plainLimit = Self.plainLimit(of: symbols, grouping)
  }

  private static func plainLimit(
    of symbols: NumberSymbols, _ grouping: NumberGrouping
  ) -> UInt64 {
    let affixes = symbols.positive
    guard symbols.digitLength == 1, affixes.prefix.isEmpty, affixes.suffix.isEmpty else { return 0 }
    var limit: UInt64 = 1
    for digitCount in 1...19 where grouping.separatorCount(digitCount: digitCount) == 0 {
      limit *= 10
    }
    return grouping.primary == 0 ? .max : limit
  }
}
