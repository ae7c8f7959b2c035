/// How a number is shown, option by option (Unicode MessageFormat, Numeric Value Selection and Formatting).
///
/// The raw values of the options are those of a message: `exceptZero`, `stripIfInteger`. Halves are rounded away from zero unless
/// ``roundingMode`` says otherwise.
public struct NumberOptions: Hashable, Sendable {
  /// What the number is.
  public enum Kind: Hashable, Sendable {
    /// A number, with at most three decimals unless others are asked for.
    case decimal
    /// A share of one, shown as a percentage without decimals unless some are asked for.
    case percent
    /// An amount of a currency by its ISO 4217 code, with the decimals of the currency unless others are asked for.
    case currency(String, CurrencyDisplay = .symbol, CurrencySign = .standard)
    /// An amount of a unit by its CLDR identifier, `kilometer-per-hour`, with at most three decimals unless others are asked for.
    case unit(String, UnitDisplay = .short)
  }

  /// What stands for a currency.
  public enum CurrencyDisplay: String, Hashable, Sendable, CaseIterable {
    /// The shortest symbol: `$` for every dollar.
    case narrowSymbol
    /// The symbol of the locale: `US$`.
    case symbol
    /// The name: `US dollars`.
    case name
    /// The code: `USD`.
    case code
    /// Nothing.
    case never
  }

  /// What negative amounts of a currency look like.
  public enum CurrencySign: String, Hashable, Sendable, CaseIterable {
    /// As in accounting, in many locales in parentheses.
    case accounting
    /// With a minus sign.
    case standard
  }

  /// What stands for a unit.
  public enum UnitDisplay: String, Hashable, Sendable, CaseIterable {
    /// The name: `5 meters`.
    case long
    /// The abbreviation: `5 m`.
    case short
    /// The shortest form: `5m`.
    case narrow
  }

  /// Which numbers show a sign.
  public enum SignDisplay: String, Hashable, Sendable, CaseIterable {
    /// Negative ones and -0.
    case auto
    /// All.
    case always
    /// All but zeros.
    case exceptZero
    /// Negative ones but not -0.
    case negative
    /// None.
    case never
  }

  /// Where digits are separated in groups.
  public enum Grouping: String, Hashable, Sendable, CaseIterable {
    /// As the locale does.
    case auto
    /// Wherever the locale has a separator, also in short numbers.
    case always
    /// Nowhere.
    case never
    /// In numbers whose first group has two digits at least.
    case min2
  }

  /// Whether zeros at the end of the decimals are shown.
  public enum TrailingZeroDisplay: String, Hashable, Sendable, CaseIterable {
    /// As the numbers of digits say.
    case auto
    /// Not where there are zeros alone.
    case stripIfInteger
  }

  /// What decides where both fraction digits and significant digits are given.
  public enum RoundingPriority: String, Hashable, Sendable, CaseIterable {
    /// The significant digits.
    case auto
    /// What keeps more digits.
    case morePrecision
    /// What keeps fewer digits.
    case lessPrecision
  }

  /// Where numbers between two that can be shown go.
  public enum RoundingMode: String, Hashable, Sendable, CaseIterable {
    /// Up.
    case ceil
    /// Down.
    case floor
    /// Away from zero.
    case expand
    /// Towards zero.
    case trunc
    /// To the nearest, halves up.
    case halfCeil
    /// To the nearest, halves down.
    case halfFloor
    /// To the nearest, halves away from zero.
    case halfExpand
    /// To the nearest, halves towards zero.
    case halfTrunc
    /// To the nearest, halves to the even digit.
    case halfEven
  }

  /// The greatest number of digits that counts; more count as this.
  public static let maximumDigits = 100

  /// What the number is.
  public var kind: Kind
  /// Which numbers show a sign.
  public var signDisplay = SignDisplay.auto
  /// Where digits are separated in groups.
  public var grouping = Grouping.auto
  /// The least number of digits before the decimals.
  public var minimumIntegerDigits = 1
  /// The least number of decimals.
  public var minimumFractionDigits: Int?
  /// The greatest number of decimals; counts as the least one where it is smaller.
  public var maximumFractionDigits: Int?
  /// The least number of digits from the first one that is not zero.
  public var minimumSignificantDigits: Int?
  /// The greatest number of digits from the first one that is not zero; counts as the least one where it is smaller.
  public var maximumSignificantDigits: Int?
  /// Whether zeros at the end of the decimals are shown.
  public var trailingZeroDisplay = TrailingZeroDisplay.auto
  /// What decides where both fraction digits and significant digits are given.
  public var roundingPriority = RoundingPriority.auto
  /// How many units of the last decimal numbers are rounded to; counts with fraction digits alone.
  public var roundingIncrement = 1
  /// Where numbers between two that can be shown go.
  public var roundingMode = RoundingMode.halfExpand

  /// Creates options that all have their defaults.
  public init(_ kind: Kind = .decimal) { self.kind = kind }

  /// The style that the options describe.
  public var style: NumberStyle { .skeleton(skeleton) }
}
