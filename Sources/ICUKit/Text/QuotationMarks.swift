internal import ICUShims

/// The quotation marks of a language (UTS 35 Part 1, Delimiter Elements).
public struct QuotationMarks: Hashable, Sendable {
  /// Two marks that belong together.
  public struct Pair: Hashable, Sendable {
    /// The mark in front of what is quoted.
    public let opening: String
    /// The mark behind what is quoted; in Swedish the same one.
    public let closing: String
  }

  /// The marks of a quotation: `„` and `“` in German.
  public let outer: Pair
  /// The marks of a quotation inside a quotation: `‚` and `‘` in German.
  public let inner: Pair

  /// Returns the marks of a locale, or `nil` where CLDR has no data for its language.
  ///
  /// Marks are kept for the whole process; safe to call from any thread.
  ///
  /// - Parameter locale: The locale in any spelling that ICU reads.
  public static func marks(for locale: String) -> QuotationMarks? {
    cache.value(for: locale) { QuotationMarks(lookingUp: locale) }
  }

  private static let cache = BoundedCache<String, QuotationMarks?>(capacity: 1024)

  private init?(lookingUp locale: String) {
    let marks = [
      cicu_quotation_opening, cicu_quotation_closing, cicu_quotation_inner_opening,
      cicu_quotation_inner_closing,
    ].compactMap { mark in
      try? unsafe ICUCall.utf16 { buffer, capacity, status in
        unsafe cicu_quotation_mark(locale, Int32(mark), buffer, capacity, &status)
      }
    }
    guard marks.count == 4 else { return nil }
    outer = Pair(opening: marks[0], closing: marks[1])
    inner = Pair(opening: marks[2], closing: marks[3])
  }
}
