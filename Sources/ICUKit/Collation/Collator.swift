internal import ICUShims
internal import LocaleCore

/// An order of strings by their letters, with runs of digits compared as numbers.
///
/// The root order is the one that Xcode keeps the keys of a String Catalog in: punctuation, symbols,
/// digits, letters, lower case before upper case, `Item 2` before `Item 10`. Sorting never takes two
/// different strings for equal: what collates the same is told apart by the shorter run of digits
/// (`a1` before `a01`), then by code units. Safe to use from any thread.
@safe public final class Collator: Sendable {
  // The collator is not changed after it is opened; ICU allows concurrent comparisons then.
  nonisolated(unsafe) let handle: OpaquePointer

  /// The root order of CLDR, shared by the whole process.
  public static var root: Collator {
    get throws(ICUError) { try shared.get() }
  }

  private static let shared = Result { () throws(ICUError) in try Collator(locale: "") }

  /// Opens the order of a locale.
  ///
  /// - Parameters:
  ///   - locale: The locale; the empty string is the root, and an unknown locale has its order. Keywords choose a kind of order: `de-u-co-phonebk`.
  ///   - options: What tells two strings apart.
  /// - Throws: The error of ICU, where it has no collation data.
  public init(locale: String, options: Options = Options()) throws(ICUError) {
    unsafe handle = try unsafe ICUCall.open { status in
      unsafe cicu_collator_open(
        locale, options.strength.code, options.digits == .byValue, options.hasCaseLevel, &status)
    }
  }

  deinit { unsafe cicu_collator_close(handle) }

  /// Returns the order of a locale, opened once for the process.
  ///
  /// - Parameters:
  ///   - locale: The locale in any spelling; an unknown one has the root order.
  ///   - options: What tells two strings apart.
  /// - Returns: A collator that others use too.
  /// - Throws: The error of ICU, where it has no collation data.
  public static func shared(
    for locale: String, options: Options = Options()
  ) throws(ICUError) -> Collator {
    try cache.value(for: CacheKey(locale: locale, options: options)) {
      let tag = LocaleIdentity.canonicalTag(of: locale)
      return Result { () throws(ICUError) in
        try Collator(locale: tag.isWellFormed ? tag.identifier : "", options: options)
      }
    }
    .get()
  }

  private struct CacheKey: Hashable {
    let locale: String
    let options: Options
  }

  private static let cache = BoundedCache<CacheKey, Result<Collator, ICUError>>(capacity: 256)

  /// Compares two strings by what the options tell apart.
  ///
  /// - Parameters:
  ///   - first: A string.
  ///   - second: Another string.
  /// - Returns: The order; with primary strength `Résumé` and `resume` are the same.
  public func compare(_ first: String, _ second: String) -> Order {
    let order = collation(of: first, second)
    if order == 0 { return .same }
    return order < 0 ? .before : .after
  }

  /// Returns whether one string comes before another one; false for the same string.
  ///
  /// - Parameters:
  ///   - first: A string.
  ///   - second: Another string.
  /// - Returns: Whether the first string comes before the second.
  public func areInIncreasingOrder(_ first: String, _ second: String) -> Bool {
    let order = collation(of: first, second)
    return order == 0 ? CollationTie.precedes(first, second) : order < 0
  }

  /// Returns the order of strings: the index of the smallest first.
  ///
  /// Makes one sort key a string, then compares bytes: O(n log n), and much faster than as many calls
  /// of ``areInIncreasingOrder(_:_:)``. Equal strings keep their order.
  ///
  /// - Parameter strings: The strings.
  /// - Returns: Every index of `strings` once.
  public func sorted(_ strings: [String]) -> [Int] {
    let keys = unsafe SortKeys(of: strings, collator: handle)
    return keys.sortedIndices { first, second in
      if CollationTie.precedes(strings[first], strings[second]) { return true }
      return first < second && !CollationTie.precedes(strings[second], strings[first])
    }
  }

  /// Sorts strings in place, as ``sorted(_:)`` orders them.
  ///
  /// - Parameter strings: The strings.
  public func sort(_ strings: inout [String]) {
    strings = sorted(strings).map { strings[$0] }
  }

  private func collation(of first: String, _ second: String) -> Int32 {
    var second = second
    let order = try? unsafe ICUCall.reading(first) { first, length, status in
      second.withUTF8 { second in
        guard let secondLength = Int32(exactly: second.count) else { return Int32(0) }
        return unsafe cicu_collator_compare(
          handle, first, length, second.baseAddress, secondLength, &status)
      }
    }
    return order ?? 0
  }
}
