public import LocaleCore

/// Chooses the plural categories of one locale for numbers as they are shown: `1` and `1.0` may differ.
///
/// Whole numbers below 1000 are looked up, larger ones and those with decimals go through ICU’s rules, which takes
/// about a microsecond. A selector does not change after it is made: it may be used from any thread, and most
/// numbers take no lock.
public final class PluralSelector: Sendable {
  private let positions: [UInt8]
  private let rules: PluralRules?

  /// Returns the selector of a locale.
  ///
  /// Selectors are kept: the first call for a locale asks ICU, later ones do not. Safe to call from any thread.
  ///
  /// - Parameters:
  ///   - locale: The locale in any spelling; one that CLDR has no rules for finds `other` for everything.
  ///   - kind: What the numbers count.
  /// - Returns: The selector of the locale or of the nearest parent that CLDR has rules for.
  public static func selector(for locale: String, kind: PluralProfile.Kind) -> PluralSelector {
    cache.value(for: CacheKey(locale: locale, kind: kind)) {
      PluralSelector(locale: LocaleIdentity.canonicalTag(of: locale), kind: kind)
    }
  }

  private struct CacheKey: Hashable {
    let locale: String
    let kind: PluralProfile.Kind
  }

  private static let cache = BoundedCache<CacheKey, PluralSelector>(capacity: 1024)

  private init(locale: LocaleTag, kind: PluralProfile.Kind) {
    let rules = try? PluralRules(
      locale: locale.isWellFormed ? locale.identifier : "und", kind: kind)
    let positions = rules.flatMap { rules in
      try? PluralProfile.positions(of: rules, kind: kind)
    }
    self.rules = positions == nil ? nil : rules
    self.positions = (positions ?? []).map { UInt8(truncatingIfNeeded: $0) }
  }

  /// Returns the category of a whole number shown without decimals.
  ///
  /// - Parameter magnitude: The number without its sign, which does not matter.
  /// - Returns: The category.
  public func category(of magnitude: UInt64) -> PluralCategory {
    if magnitude < UInt64(positions.count) {
      return PluralCategory(position: Int(positions[Int(magnitude)]))
    }
    // Beyond 2^53 a Double loses the last digits. No rule of CLDR looks at more than six of them.
    let kept: UInt64 = 10_000_000_000
    let number = magnitude < 1 << 53 ? magnitude : kept + magnitude % kept
    return (try? rules?.category(of: Double(number))) ?? .other
  }

  /// Returns the category of a number with the fewest digits that tell it from others.
  ///
  /// - Parameter number: The number; its sign does not matter.
  /// - Returns: The category; `other` for what is infinite or no number.
  public func category(of number: Double) -> PluralCategory {
    let magnitude = number.magnitude
    guard magnitude.isFinite else { return .other }
    if magnitude < 0x1p53, let whole = UInt64(exactly: magnitude) { return category(of: whole) }
    return (try? rules?.category(of: magnitude)) ?? .other
  }

  /// Returns the category of a number by the digits that it is shown with (UTS 35 Part 3, Plural Operand Meanings).
  ///
  /// - Parameter shown: The number in ASCII: digits, with decimals after `.`, an optional sign, and an optional power
  ///   of ten after `e`, or after `c` where it is shown as a word: `1`, `-2.50`, `1.5e+06`, `1c6`.
  /// - Returns: The category; `other` for what is no such number, such as infinity.
  public func category(ofShown shown: Span<UInt8>) -> PluralCategory {
    guard let number = ShownDecimal(shown) else { return .other }
    if number.isInteger { return category(of: number.integer) }
    return (try? category(of: number)) ?? .other
  }

  /// Returns the category of a number by the digits that it is shown with.
  ///
  /// - Parameter shown: The number in ASCII, as for the bytes: `1.0`.
  /// - Returns: The category; `other` for what is no number.
  public func category(ofShown shown: String) -> PluralCategory {
    var shown = shown
    return shown.withUTF8 { bytes in category(ofShown: unsafe Span(_unsafeElements: bytes)) }
  }

  private func category(of number: ShownDecimal) throws(ICUError) -> PluralCategory {
    guard let rules else { return .other }
    let formatter = try DigitFormatter.shared(number.notation, decimals: number.decimals.count)
    let text = number.text
    return try rules.category(of: try formatter.sample(text, number: text))
  }
}
