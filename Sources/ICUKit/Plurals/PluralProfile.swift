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
    /// Whether a whole number from 0 to 1000 is in the category.
    public var isNeededByIntegers: Bool { integerCount > 0 }
  }

  /// The categories of the locale, in CLDR's order (zero, one, two, few, many, other).
  public let numbers: [Numbers]

  /// Whether CLDR has rules of this kind for the language; without them everything is `other`,
  /// which says nothing about the language.
  public let isKnown: Bool

  private let kind: Kind
  private let rules: PluralRules?

  /// Returns the numbers of a category, or `nil` where the locale does not have the category.
  public subscript(category: PluralCategory) -> Numbers? {
    numbers.first { $0.category == category }
  }

  /// Returns the category of a whole number of any size and sign.
  ///
  /// - Parameter integer: The number; the sign does not matter.
  /// - Returns: The category, one of ``numbers``.
  public func category(of integer: Int) -> PluralCategory {
    let magnitude = integer.magnitude
    // Beyond 2^53 a Double loses the last digits. No rule of CLDR looks at more than six of them.
    let exact: UInt = 10_000_000_000
    let number = magnitude < 1 << 53 ? magnitude : exact + magnitude % exact
    return (try? rules?.category(of: Double(number))) ?? .other
  }

  /// Returns the profile of a locale; a locale that ICU does not know has only `other`.
  ///
  /// Profiles are kept: the first call for a locale asks ICU, later ones do not. Safe to call from
  /// any thread.
  ///
  /// - Parameters:
  ///   - locale: The locale in any spelling.
  ///   - kind: What the numbers count.
  /// - Returns: The profile of the locale or of the nearest parent that CLDR has rules for.
  public static func profile(for locale: String, kind: Kind) -> PluralProfile {
    cache.value(for: CacheKey(locale: locale, kind: kind)) {
      PluralProfile(locale: LocaleIdentity.canonicalTag(of: locale), kind: kind)
    }
  }

  private struct CacheKey: Hashable {
    let locale: String
    let kind: Kind
  }

  private static let cache = BoundedCache<CacheKey, PluralProfile>(capacity: 1024)
}

extension PluralProfile {
  private static let integerRange = 0...1000

  private init(locale: LocaleTag, kind: Kind) {
    do throws(ICUError) {
      let rules = try PluralRules(
        locale: locale.isWellFormed ? locale.identifier : "und", kind: kind)
      self.init(
        numbers: try Self.numbers(of: rules, kind: kind),
        isKnown: PluralRules.exist(for: locale, kind: kind), kind: kind, rules: rules)
    } catch {
      let everything = Numbers(
        category: .other, integers: Array(Self.integerRange.prefix(5)),
        integerCount: Self.integerRange.count)
      self.init(numbers: [everything], isKnown: false, kind: kind, rules: nil)
    }
  }

  private static func numbers(of rules: PluralRules, kind: Kind) throws(ICUError) -> [Numbers] {
    let positions = try positions(of: rules, kind: kind)
    let categories = PluralCategory.allCases
    var firstIntegers = [[Int]](repeating: [], count: categories.count)
    var counts = [Int](repeating: 0, count: categories.count)
    for (integer, position) in zip(integerRange, positions) {
      counts[position] += 1
      if counts[position] <= 5 { firstIntegers[position].append(integer) }
    }
    let available = try rules.categories()
    return categories.indices.filter { available.contains(categories[$0]) }.map { position in
      Numbers(
        category: categories[position], integers: firstIntegers[position],
        integerCount: counts[position])
    }
  }

  /// The categories of the whole numbers from 0 to 1000, as positions among all categories.
  ///
  /// From 100 on the cardinal rules of CLDR look at the last two digits, up to 1000 itself: every language
  /// is asked for 0 to 199 and for a few numbers that would show another habit. With one, and for
  /// ordinals, every number is asked for.
  static func positions(
    of rules: PluralRules, kind: Kind
  ) throws(ICUError) -> [Int] {
    var positions: [Int] = []
    positions.reserveCapacity(integerRange.count)
    for integer in 0..<200 { positions.append(try rules.position(of: Double(integer))) }
    var repeats = kind == .cardinal
    for probe in [200, 201, 302, 411, 500, 623, 700, 812, 999] where repeats {
      repeats = try rules.position(of: Double(probe)) == positions[100 + probe % 100]
    }
    for integer in 200...1000 {
      let isKnown = repeats && integer < 1000
      let position =
        isKnown ? positions[100 + integer % 100] : try rules.position(of: Double(integer))
      positions.append(position)
    }
    return positions
  }

  /// Returns numbers of a category that are no whole numbers up to 1000, at most 4: decimals such as `1.5`,
  /// large ones such as `1000000`, and compact ones such as `1c6` (1 million in words) where nothing else
  /// is in the category.
  ///
  /// ICU is asked at each call, which takes a millisecond.
  public func otherSamples(of category: PluralCategory) -> [String] {
    guard let rules else { return [] }
    let isCardinal = kind == .cardinal
    let candidates = (isCardinal ? Self.decimals : []) + Self.largeIntegers
    let samples = candidates.lazy.filter { (try? rules.category(of: $0)) == category }
    let texts = samples.prefix(4).map(\.text)
    guard texts.isEmpty, isCardinal else { return Array(texts) }
    return Self.compactNumbers.first { (try? rules.category(of: $0)) == category }
      .map { [$0.text] } ?? []
  }

  private static let decimals = samples([
    "0.0", "0.1", "1.0", "1.1", "1.5", "2.0", "10.0", "0.2", "0.3", "0.4", "0.5", "0.9", "1.2",
    "1.3", "1.9", "2.1", "2.5", "3.0", "3.5", "5.0", "5.5", "6.0", "11.0", "21.0", "21.1", "22.0",
    "100.0", "101.0", "102.0", "103.0", "0.00", "0.01", "1.00", "1.01", "1.25", "10.10",
  ])

  private static let largeIntegers = samples([
    "1000000", "2000000", "3000000", "1001", "1002", "1003", "1005", "1011", "10000", "100000",
    "1000001", "20000", "40000", "120000",
  ])

  private static let compactNumbers = samples(["1c6", "2c6", "1.1c6", "1c3"])

  private static func samples(_ texts: [String]) -> [PluralSample] {
    var maker = PluralSampleMaker()
    return texts.compactMap { try? maker.sample($0) }
  }
}
