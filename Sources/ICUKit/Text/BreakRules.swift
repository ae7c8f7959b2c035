internal import ICUShims

/// The rules of a language that divide text into units (UAX 29).
@safe final class BreakRules: Sendable {
  enum Unit: Hashable, Sendable {
    case graphemeCluster
    case word
    case sentence
  }

  // Only cloned after it is opened, which is safe on any thread.
  nonisolated(unsafe) let handle: OpaquePointer

  private init(unit: Unit, language: LanguageCode) throws(ICUError) {
    unsafe handle = try unsafe ICUCall.open { status in
      unsafe cicu_break_iterator_open(unit.code, language.text, &status)
    }
  }

  deinit { unsafe cicu_break_iterator_close(handle) }

  /// Returns the rules of a language, opened at its first use: a clone takes a tenth of the time.
  static func rules(for unit: Unit, language: LanguageCode) throws(ICUError) -> BreakRules {
    try cache.value(for: CacheKey(unit: unit, language: language)) {
      Result { () throws(ICUError) in try BreakRules(unit: unit, language: language) }
    }
    .get()
  }

  /// Calls a closure with the UTF-8 offset of each end of a unit, ascending; with the length of the text alone
  /// where ICU cannot divide it.
  static func forEachBoundary(
    of unit: Unit, in text: String, language: LanguageCode = LanguageCode("und"),
    _ visit: (Int) -> Void
  ) {
    if text.isEmpty { return }
    do throws(ICUError) {
      let rules = try rules(for: unit, language: language)
      try unsafe ICUCall.reading(text) { source, length, status in
        guard
          let boundaries = unsafe cicu_boundaries_open(rules.handle, source, length, &status)
        else { return }
        defer { unsafe cicu_boundaries_close(boundaries) }
        while true {
          let offset = unsafe cicu_boundaries_next(boundaries)
          if offset < 0 { return }
          visit(Int(offset))
        }
      }
    } catch {
      visit(text.utf8.count)
    }
  }

  private struct CacheKey: Hashable {
    let unit: Unit
    let language: LanguageCode
  }

  private static let cache = BoundedCache<CacheKey, Result<BreakRules, ICUError>>(capacity: 256)
}

extension BreakRules.Unit {
  fileprivate var code: Int32 {
    switch self {
    case .graphemeCluster: Int32(cicu_unit_grapheme_cluster)
    case .word: Int32(cicu_unit_word)
    case .sentence: Int32(cicu_unit_sentence)
    }
  }
}
