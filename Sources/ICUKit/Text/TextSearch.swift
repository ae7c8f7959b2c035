internal import ICUShims

/// Search for text as a reader takes it, without regard to case and accents.
///
/// What is the same is decided by the collation of the locale: `busqueda` is found in `Búsqueda`, in
/// composed and decomposed spelling, `strasse` in `Straße`; a letter of its own is not the same, as
/// Spanish (es) ñ and n, Swedish (sv) ö and o. Every function is safe to call from any thread. The
/// time is O(n) for natural text, at worst O(n × m) for a pattern of m that repeats itself.
public enum TextSearch {
  /// Returns the places of a pattern in a text.
  ///
  /// A match holds whole characters with their accents, and starts after the one before it.
  ///
  /// - Parameters:
  ///   - pattern: What to search for; one without any letter, digit or sign is nowhere.
  ///   - text: The text to search in.
  ///   - locale: The locale of the reader, in any spelling.
  ///   - strength: Which differences tell letters apart: ``Collator/Strength/primary`` ignores case and accents, ``Collator/Strength/secondary`` ignores case.
  /// - Returns: The ranges in `text`, ascending, without overlap.
  public static func ranges(
    of pattern: String, in text: String, locale: String = "und",
    strength: Collator.Strength = .primary
  ) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    var position = (offset: 0, index: text.startIndex)
    search(pattern, text, locale, strength) { match in
      let start = text.utf16.index(position.index, offsetBy: match.lowerBound - position.offset)
      let end = text.utf16.index(start, offsetBy: match.count)
      position = (match.upperBound, end)
      ranges.append(start..<end)
      return true
    }
    return ranges
  }

  /// Returns whether a pattern is in a text; stops at the first match.
  ///
  /// - Parameters:
  ///   - pattern: What to search for; one without any letter, digit or sign is nowhere.
  ///   - text: The text to search in.
  ///   - locale: The locale of the reader, in any spelling.
  ///   - strength: Which differences tell letters apart.
  /// - Returns: Whether there is a match.
  public static func contains(
    _ pattern: String, in text: String, locale: String = "und",
    strength: Collator.Strength = .primary
  ) -> Bool {
    var isFound = false
    search(pattern, text, locale, strength) { _ in
      isFound = true
      return false
    }
    return isFound
  }

  /// Visits the matches as UTF-16 offsets until `visit` returns false; without collation data there are none.
  private static func search(
    _ pattern: String, _ text: String, _ locale: String, _ strength: Collator.Strength,
    _ visit: (Range<Int>) -> Bool
  ) {
    let options = Collator.Options(strength: strength, digits: .oneByOne)
    guard !text.isEmpty, let collator = try? Collator.shared(for: locale, options: options),
      collator.compare(pattern, "") != .same
    else { return }
    let pattern = Array(pattern.utf16)
    let text = Array(text.utf16)
    unsafe pattern.withUnsafeBufferPointer { pattern in
      unsafe text.withUnsafeBufferPointer { text in
        try? unsafe visitMatches(of: pattern, in: text, collator: collator, visit)
      }
    }
  }

  private static func visitMatches(
    of pattern: UnsafeBufferPointer<UInt16>, in text: UnsafeBufferPointer<UInt16>,
    collator: Collator, _ visit: (Range<Int>) -> Bool
  ) throws(ICUError) {
    guard let patternLength = Int32(exactly: pattern.count),
      let textLength = Int32(exactly: text.count)
    else { throw ICUError(code: cicu_status_input_too_long) }
    let search = try unsafe ICUCall.open { status in
      unsafe cicu_search_open(
        collator.handle, pattern.baseAddress, patternLength, text.baseAddress, textLength, &status)
    }
    defer { unsafe cicu_search_close(search) }
    while true {
      var length: Int32 = 0
      let start = try ICUCall.run { status in
        unsafe cicu_search_next(search, &length, &status)
      }
      guard start >= 0, visit(Int(start)..<Int(start + length)) else { return }
    }
  }
}
