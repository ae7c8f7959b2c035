internal import ICUShims
internal import LocaleCore

/// The characters that a language is written with (UTS 35 Part 2, Exemplars).
///
/// Values do not change and may be used from any thread.
public struct ExemplarSet: Sendable {
  private let firsts: [UInt32]
  private let lasts: [UInt32]

  /// Returns the characters of everyday text in a language together with those of foreign words and names
  /// that it takes as they are: for German (de) `a` to `z`, `ä`, `ß`, and `é` of `Café`.
  ///
  /// Letters are there in upper and lower case, and composed. Sets are kept: the first call for a
  /// locale asks ICU.
  ///
  /// - Parameter locale: The locale, in any spelling.
  /// - Returns: The characters, or `nil` for a locale that CLDR does not know.
  public static func characters(for locale: String) -> ExemplarSet? {
    cache.value(for: locale) {
      let tag = LocaleIdentity.canonicalTag(of: locale)
      guard tag.isWellFormed, tag.language != "und" else { return nil }
      return try? ExemplarSet(of: tag.identifier)
    }
  }

  /// Returns whether a character is among them; O(log n).
  ///
  /// - Parameter scalar: The character.
  public func contains(_ scalar: Unicode.Scalar) -> Bool {
    var low = 0
    var high = firsts.count
    while low < high {
      let middle = (low + high) / 2
      if lasts[middle] < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < firsts.count && firsts[low] <= scalar.value
  }

  private static let cache = BoundedCache<String, ExemplarSet?>(capacity: 1024)

  private init(of locale: String) throws(ICUError) {
    let main = try Self.ranges(of: locale, Int32(cicu_exemplars_main))
    let auxiliary = try Self.ranges(of: locale, Int32(cicu_exemplars_auxiliary))
    let ranges = (main + auxiliary).sorted { $0.lowerBound < $1.lowerBound }
    var joined: [ClosedRange<UInt32>] = []
    for range in ranges {
      if let last = joined.last, range.lowerBound <= last.upperBound + 1 {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    firsts = joined.map(\.lowerBound)
    lasts = joined.map(\.upperBound)
  }

  private static func ranges(
    of locale: String, _ type: Int32
  ) throws(ICUError) -> [ClosedRange<UInt32>] {
    let set = try unsafe ICUCall.open { status in
      unsafe cicu_exemplars_open(locale, type, &status)
    }
    defer { unsafe cicu_exemplars_close(set) }
    var ranges: [ClosedRange<UInt32>] = []
    for index in 0..<(unsafe cicu_exemplars_item_count(set)) {
      var first: UInt32 = 0
      var last: UInt32 = 0
      let sequence = try unsafe ICUCall.utf16 { buffer, capacity, status in
        unsafe cicu_exemplars_item(set, index, &first, &last, buffer, capacity, &status)
      }
      if !sequence.isEmpty {
        ranges += sequence.unicodeScalars.map { $0.value...$0.value }
      } else if first <= last {
        ranges.append(first...last)
      }
    }
    return ranges
  }
}
