internal import ICUShims

/// Which units of a text get a capital, and what becomes of the rest.
public struct TitleCaseStyle: Hashable, Sendable {
  /// What gets one capital.
  public enum Unit: Hashable, Sendable {
    /// Every word: `the quick fox` is `The Quick Fox`.
    case word
    /// Every sentence (UAX 29): `one! two` is `One! Two`; a full stop before a lower-case letter ends none.
    case sentence
    /// The whole text: for a label that starts a line.
    case text
    /// Every grapheme cluster.
    case graphemeCluster
  }

  /// What is done to the letters after the capital.
  public enum Rest: Hashable, Sendable {
    /// They are put into lower case: `iPhone` is `Iphone`.
    case lowercased
    /// They stay as they are: `iPhone` is `IPhone`, `NATO` stays.
    case kept
  }

  /// Where the capital is looked for.
  public enum Start: Hashable, Sendable {
    /// At the first letter, number or symbol: `'oh` is `'Oh`.
    case firstLetter
    /// At the first character, be it a letter or not: `'oh` stays.
    case firstCharacter
  }

  /// What gets one capital.
  public var unit: Unit
  /// What is done to the letters after the capital.
  public var rest: Rest
  /// Where the capital is looked for.
  public var start: Start

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - unit: What gets one capital.
  ///   - rest: What is done to the letters after the capital.
  ///   - start: Where the capital is looked for.
  public init(unit: Unit = .word, rest: Rest = .lowercased, start: Start = .firstLetter) {
    self.unit = unit
    self.rest = rest
    self.start = start
  }

  func titlecased(_ text: String, locale: String) throws(ICUError) -> String {
    let language = LanguageCode(locale)
    guard let rules = unit.breakRules else {
      return try unsafe map(text, language: language.text, flags: cicu_title_whole_text, rules: nil)
    }
    let boundaries = try BreakRules.rules(for: rules, language: language)
    return try unsafe map(text, language: language.text, flags: 0, rules: boundaries.handle)
  }

  private func map(
    _ text: String, language: String, flags: some BinaryInteger, rules: OpaquePointer?
  ) throws(ICUError) -> String {
    var flags = Int32(flags)
    if rest == .kept { flags |= Int32(cicu_title_keeps_rest) }
    if start == .firstCharacter { flags |= Int32(cicu_title_at_boundary) }
    return try unsafe ICUCall.utf8(mapping: text) { source, length, buffer, capacity, status in
      unsafe cicu_case_map_title(
        language, flags, rules, source, length, buffer, capacity, &status)
    }
  }
}

extension TitleCaseStyle.Unit {
  fileprivate var breakRules: BreakRules.Unit? {
    switch self {
    case .word: .word
    case .sentence: .sentence
    case .graphemeCluster: .graphemeCluster
    case .text: nil
    }
  }
}
