internal import LocaleCore

/// How a locale writes numbers: its digits, its separators and signs, and where digits are separated (UTS 35 Part 3).
///
/// The texts are those of CLDR, invisible marks included: Arabic (ar) has U+061C before a sign. Symbols do not
/// change once they are made: they may be read from any thread.
public final class NumberSymbols: Sendable {
  /// What stands around the digits of a number.
  public struct Affixes: Hashable, Sendable {
    /// The text before the first digit.
    public let prefix: String
    /// The text behind the last digit.
    public let suffix: String
  }

  /// The UTF-8 bytes of the digits from 0 to 9, one after another, each ``digitLength`` bytes long.
  ///
  /// They are those of the locale’s own numbering system or of the one that the keyword `nu` names, `th-u-nu-thai`.
  public let digits: [UInt8]
  /// The number of UTF-8 bytes of each digit, from 1 to 4.
  public let digitLength: Int
  /// The separator before the decimals: `.`, `,`, `٫`.
  public let decimalSeparator: String
  /// The separator between groups of digits: `,`, `.`, U+202F; there to be used where ``grouping`` says.
  public let groupingSeparator: String
  /// Where the digits of a whole number are separated.
  public let grouping: NumberGrouping
  /// The sign of a negative exponent: `-`, in Swedish (sv) `−`.
  public let minusSign: String
  /// The sign of a positive exponent.
  public let plusSign: String
  /// What stands before an exponent: `E`, in Swedish (sv) `×10^`.
  public let exponent: String
  /// Infinity without a sign: `∞`.
  public let infinity: String
  /// What is no number: `NaN`.
  public let notANumber: String
  /// The percent sign: `%`, `٪؜`.
  public let percentSign: String
  /// What stands around a number that is not negative.
  public let positive: Affixes
  /// What stands around a negative number; holds the minus sign.
  public let negative: Affixes
  /// What stands around a number that is not negative and shows its sign.
  public let explicitlyPositive: Affixes

  /// Returns the symbols of a locale.
  ///
  /// Symbols are kept: the first call for a locale asks ICU, later ones do not. Safe to call from any thread.
  ///
  /// - Parameter locale: The locale in any spelling. One that ICU does not know has the symbols of the root locale;
  ///   a numbering system without ten digits, such as Roman numerals, is left out of account.
  /// - Returns: The symbols of the locale or of its nearest parent.
  public static func symbols(for locale: String) -> NumberSymbols {
    cache.value(for: locale) { make(for: locale) }
  }

  private static let cache = BoundedCache<String, NumberSymbols>(capacity: 1024)

  private static func make(for locale: String) -> NumberSymbols {
    let tag = LocaleIdentity.canonicalTag(of: locale)
    let names = tag.isWellFormed ? [tag.identifier, tag.parent?.identifier, ""] : [""]
    for name in names.compactMap(\.self) {
      guard let source = try? NumberSymbolSource(locale: name) else { continue }
      if let symbols = try? NumberSymbols(source) { return symbols }
    }
    return NumberSymbols()
  }

  private init(_ source: NumberSymbolSource) throws(ICUError) {
    digits = try source.digits()
    digitLength = digits.count / 10
    decimalSeparator = try source.symbol(.decimalSeparator)
    groupingSeparator = try source.symbol(.groupingSeparator)
    grouping = try source.grouping(separator: groupingSeparator)
    minusSign = try source.symbol(.minusSign)
    plusSign = try source.symbol(.plusSign)
    exponent = try source.symbol(.exponent)
    infinity = try source.symbol(.infinity)
    notANumber = try source.symbol(.notANumber)
    percentSign = try source.symbol(.percentSign)
    positive = try source.positiveAffixes(showsPlus: false)
    negative = try source.negativeAffixes()
    explicitlyPositive = try source.positiveAffixes(showsPlus: true)
  }

  /// The symbols of CLDR’s root locale, for where ICU has no data at all.
  private init() {
    digits = Array("0123456789".utf8)
    digitLength = 1
    decimalSeparator = "."
    groupingSeparator = ","
    grouping = NumberGrouping(primary: 3, secondary: 3, minimum: 1)
    minusSign = "-"
    plusSign = "+"
    exponent = "E"
    infinity = "∞"
    notANumber = "NaN"
    percentSign = "%"
    positive = Affixes(prefix: "", suffix: "")
    negative = Affixes(prefix: "-", suffix: "")
    explicitlyPositive = Affixes(prefix: "+", suffix: "")
  }
}
