internal import ICUShims
internal import LocaleCore

/// The characters that a language is written with (UTS 35 Part 2, Exemplars).
///
/// Values do not change and may be used from any thread.
public struct ExemplarSet: Sendable {
  /// The characters below U+10000, a bit each.
  private let basic: [UInt64]
  private let others: [ClosedRange<UInt32>]

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

  /// Returns whether a character is among them; takes constant time below U+10000.
  ///
  /// - Parameter scalar: The character.
  public func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    guard value < 0x10000 else { return others.contains { $0.contains(value) } }
    return basic[Int(value >> 6)] >> UInt64(value & 63) & 1 != 0
  }

  private static let cache = BoundedCache<String, ExemplarSet?>(capacity: 1024)

  private init(of locale: String) throws(ICUError) {
    let main = try Self.ranges(of: locale, Int32(cicu_exemplars_main))
    let auxiliary = try Self.ranges(of: locale, Int32(cicu_exemplars_auxiliary))
    var basic = [UInt64](repeating: 0, count: 0x10000 / 64)
    var others: [ClosedRange<UInt32>] = []
    for range in main + auxiliary {
      for value in range.clamped(to: 0...0xFFFF) where range.contains(value) {
        basic[Int(value >> 6)] |= 1 << UInt64(value & 63)
      }
      if range.upperBound >= 0x10000 { others.append(range) }
    }
    self.basic = basic
    self.others = others
  }

  private static func ranges(
    of locale: String, _ type: Int32
  ) throws(ICUError) -> [ClosedRange<UInt32>] {
    let set = try unsafe ICUCall.open { status in
      unsafe cicu_exemplars_open(locale, type, &status)
    }
    defer { unsafe cicu_exemplars_close(set) }
    let rangeCount = unsafe cicu_exemplars_range_count(set)
    var bounds = [UInt32](repeating: 0, count: 2 * Int(rangeCount))
    unsafe bounds.withUnsafeMutableBufferPointer { buffer in
      if let start = buffer.baseAddress { unsafe cicu_exemplars_ranges(set, start, rangeCount) }
    }
    var ranges = stride(from: 0, to: bounds.count, by: 2).map { bounds[$0]...bounds[$0 + 1] }
    for index in rangeCount..<(unsafe cicu_exemplars_item_count(set)) {
      let sequence = try unsafe ICUCall.utf16 { buffer, capacity, status in
        unsafe cicu_exemplars_sequence(set, index, buffer, capacity, &status)
      }
      ranges += sequence.unicodeScalars.map { $0.value...$0.value }
    }
    return ranges
  }
}
