internal import ICUShims

/// A pattern of text in the syntax of ICU (UTS 18), with limits so that no pattern takes for ever.
///
/// Text is compared by code points: normalize it first (``Normalization``). A pattern is safe to use
/// from any thread.
@safe public final class RegularExpression: Sendable {
  /// What changes the meaning of a pattern.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates options of their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Letters match in any case, by full case folding without regard to a language.
    public static let ignoresCase = Options(rawValue: UInt32(cicu_pattern_ignores_case))
    /// A dot matches line ends, too.
    public static let dotMatchesLineEnds = Options(
      rawValue: UInt32(cicu_pattern_dot_matches_lines))
    /// `^` and `$` match at each line, not at the ends of the text alone.
    public static let anchorsMatchLines = Options(
      rawValue: UInt32(cicu_pattern_anchors_match_lines))
  }

  /// How much one match may cost.
  public struct Limits: Hashable, Sendable {
    /// The number of steps, each of the order of a millisecond.
    public let steps: Int
    /// The bytes of memory for going back.
    public let stackBytes: Int

    /// Creates limits; values below 1 or above `Int32.max` are taken as the nearest one within.
    ///
    /// - Parameters:
    ///   - steps: The number of steps.
    ///   - stackBytes: The bytes of memory.
    public init(steps: Int = 200, stackBytes: Int = 8_000_000) {
      self.steps = min(max(1, steps), Int(Int32.max))
      self.stackBytes = min(max(1, stackBytes), Int(Int32.max))
    }
  }

  /// The pattern as it was given.
  public let pattern: String
  /// What one match may cost.
  public let limits: Limits

  // Only cloned after it is opened, which is safe on any thread.
  nonisolated(unsafe) private let handle: OpaquePointer

  /// Compiles a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern, at most 4096 UTF-16 code units long. An escape of a letter that means nothing is a mistake.
  ///   - options: What changes its meaning.
  ///   - limits: What one match may cost.
  /// - Throws: The mistake in the pattern and its place.
  public init(
    _ pattern: String, options: Options = [], limits: Limits = Limits()
  ) throws(RegularExpressionError) {
    let units = Array(pattern.utf16.prefix(Self.maximumPatternLength + 1))
    guard units.count <= Self.maximumPatternLength else {
      throw RegularExpressionError.patternTooLong
    }
    self.pattern = pattern
    self.limits = limits
    var line: Int32 = 0
    var offset: Int32 = 0
    do throws(ICUError) {
      unsafe handle = try unsafe ICUCall.open { status in
        unsafe cicu_pattern_open(
          units, Int32(units.count), options.rawValue, &line, &offset, &status)
      }
    } catch {
      throw RegularExpressionError.invalidPattern(
        error, offset: Self.scalarOffset(in: pattern, line: Int(line), offset: Int(offset)))
    }
  }

  deinit { unsafe cicu_pattern_close(handle) }

  /// Returns whether a whole text matches.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether it matches from its start to its end.
  /// - Throws: The limit that was reached.
  public func matchesWhole(_ text: String) throws(RegularExpressionError) -> Bool {
    try match(text, searches: false) != nil
  }

  /// Returns the first part of a text that matches.
  ///
  /// - Parameter text: The text.
  /// - Returns: The range in `text`, or `nil` for no match.
  /// - Throws: The limit that was reached.
  public func firstRange(in text: String) throws(RegularExpressionError) -> Range<String.Index>? {
    guard let match = try match(text, searches: true) else { return nil }
    let start = text.utf16.index(text.startIndex, offsetBy: match.lowerBound)
    return start..<text.utf16.index(start, offsetBy: match.count)
  }

  private func match(
    _ text: String, searches: Bool
  ) throws(RegularExpressionError) -> Range<Int>? {
    let units = Array(text.utf16)
    guard let length = Int32(exactly: units.count) else {
      throw RegularExpressionError.textTooLong
    }
    var start: Int32 = 0
    var end: Int32 = 0
    do throws(ICUError) {
      let isFound = try ICUCall.run { status in
        unsafe cicu_pattern_matches(
          handle, searches, units, length, Int32(limits.steps), Int32(limits.stackBytes), &start,
          &end, &status)
      }
      return isFound ? Int(start)..<Int(end) : nil
    } catch {
      throw RegularExpressionError(matching: error)
    }
  }

  private static let maximumPatternLength = 4096

  /// The number of code points before a place; `nil` where ICU names none.
  private static func scalarOffset(in pattern: String, line: Int, offset: Int) -> Int? {
    guard line > 0 else { return nil }
    var rest = pattern.unicodeScalars[...]
    for _ in 1..<line {
      guard let lineEnd = rest.firstIndex(where: { $0.properties.isWhitespace && isLineEnd($0) })
      else { break }
      rest = rest[rest.index(after: lineEnd)...]
    }
    let before = pattern.unicodeScalars.count - rest.count
    return min(before + offset, pattern.unicodeScalars.count)
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{85}" || scalar == "\u{2028}"
  }
}
