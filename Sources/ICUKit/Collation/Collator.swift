internal import ICUShims

/// An order of strings by their letters, with runs of digits compared as numbers.
///
/// The root order is the one that Xcode keeps the keys of a String Catalog in: punctuation,
/// symbols, digits, letters, lower case before upper case, `Item 2` before `Item 10`. Two different
/// strings are never equal: what collates the same is told apart by the shorter run of digits (`a1`
/// before `a01`), then by code units. Safe to use from any thread.
@safe public final class Collator: Sendable {
  // The collator is not changed after it is opened; ICU allows concurrent comparisons then.
  nonisolated(unsafe) private let handle: OpaquePointer

  /// The root order of CLDR, shared by the whole process.
  public static var root: Collator {
    get throws(ICUError) { try shared.get() }
  }

  private static let shared = Result { () throws(ICUError) in try Collator(locale: "") }

  /// Opens the order of a locale.
  ///
  /// - Parameter locale: The locale; the empty string is the root, and an unknown locale has its
  ///   order.
  /// - Throws: The error of ICU, where it has no collation data.
  public init(locale: String) throws(ICUError) {
    unsafe handle = try unsafe ICUCall.open { status in
      unsafe cicu_collator_open_numeric(locale, &status)
    }
  }

  deinit { unsafe cicu_collator_close(handle) }

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
  /// Makes one sort key a string, then compares bytes: O(n log n), and much faster than as many
  /// calls of ``areInIncreasingOrder(_:_:)``. Equal strings keep their order.
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

  private func collation(of first: String, _ second: String) -> Int32 {
    var first = first
    var second = second
    return first.withUTF8 { first in
      second.withUTF8 { second in
        let order = try? ICUCall.run { status in
          unsafe cicu_collator_compare(
            handle, first.baseAddress, Int32(first.count), second.baseAddress,
            Int32(second.count), &status)
        }
        return order ?? 0
      }
    }
  }
}
