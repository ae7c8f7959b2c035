internal import ICUShims

/// Text that passes for other text: mixed scripts, hidden characters, letters of the same look (UTS 39).
///
/// Every function is safe to call from any thread and takes O(n) for natural text.
public enum SpoofChecker {
  /// How far the scripts of a text are mixed, the safest first (UTS 39, section 5.2).
  public enum RestrictionLevel: Int32, Hashable, Sendable, Comparable, CaseIterable {
    /// ASCII alone.
    case ascii
    /// Letters of one script, Japanese and Korean with Han counting as one: `привет`, `日本の`.
    case singleScript
    /// One script, or Latin with Han and what is written beside it in Chinese, Japanese or Korean: `Tシャツ`.
    case highlyRestrictive
    /// Latin with one other script of everyday use that is neither Cyrillic nor Greek: `aक`.
    case moderatelyRestrictive
    /// Any mixture of scripts: `pаypal` with a Cyrillic `а`.
    case minimallyRestrictive
    /// Characters that are not for identifiers, too.
    case unrestricted

    /// Returns whether a level is safer than another one.
    public static func < (first: RestrictionLevel, second: RestrictionLevel) -> Bool {
      first.rawValue < second.rawValue
    }
  }

  /// What was found in a text.
  public struct Report: Hashable, Sendable {
    /// How far its scripts are mixed.
    public let restrictionLevel: RestrictionLevel
    /// Whether it has digits of several numbering systems: `1١`.
    public let hasMixedNumbers: Bool
    /// Whether it has the same mark twice on a letter, of which only one is seen.
    public let hasInvisibleMarks: Bool
    /// Whether it has a mark that disappears in the letter before it: `i̇`.
    public let hasHiddenOverlay: Bool
    /// Whether all of its characters are recommended for identifiers; see ``SpoofChecker/isRecommended(_:)``.
    public let hasOnlyRecommendedCharacters: Bool

    /// Whether letters of several scripts stand beside each other, in whatever safe mixture.
    public var isMixedScript: Bool { restrictionLevel > .singleScript }
  }

  /// Checks a text.
  ///
  /// - Parameter text: The text, at most ``maximumLength`` UTF-8 bytes long.
  /// - Returns: What was found.
  /// - Throws: `U_INPUT_TOO_LONG_ERROR` for a longer text.
  public static func check(_ text: String) throws(ICUError) -> Report {
    try checkLength(text)
    let checker = try shared.get()
    let result = try unsafe ICUCall.reading(text) { source, length, status in
      unsafe cicu_spoof_check(checker.handle, source, length, &status)
    }
    return Report(
      restrictionLevel: RestrictionLevel(rawValue: result.restriction) ?? .unrestricted,
      hasMixedNumbers: result.has_mixed_numbers, hasInvisibleMarks: result.has_invisible,
      hasHiddenOverlay: result.has_hidden_overlay,
      hasOnlyRecommendedCharacters: text.unicodeScalars.allSatisfy(isRecommended))
  }

  /// Returns what all texts of the same look have in common, for comparing and for keeping in an index.
  ///
  /// It is not for showing. Case counts: names that are compared without case are folded first
  /// (``CaseMapping/folded(_:locale:)``).
  ///
  /// - Parameter text: The text, at most ``maximumLength`` UTF-8 bytes long.
  /// - Returns: The skeleton (UTS 39, section 4): `paypal` for `pаypal` with a Cyrillic `а`.
  /// - Throws: `U_INPUT_TOO_LONG_ERROR` for a longer text.
  public static func skeleton(of text: String) throws(ICUError) -> String {
    try checkLength(text)
    let checker = try shared.get()
    return try unsafe ICUCall.utf8(mapping: text) { source, length, buffer, capacity, status in
      unsafe cicu_spoof_skeleton(checker.handle, source, length, buffer, capacity, &status)
    }
  }

  /// Returns whether two texts look the same; so does a text to itself.
  ///
  /// - Parameters:
  ///   - first: A text.
  ///   - second: Another text.
  /// - Returns: Whether they have the same skeleton.
  /// - Throws: `U_INPUT_TOO_LONG_ERROR` for a text of more than ``maximumLength`` UTF-8 bytes.
  public static func areConfusable(_ first: String, _ second: String) throws(ICUError) -> Bool {
    try skeleton(of: first).utf8.elementsEqual(try skeleton(of: second).utf8)
  }

  /// Returns whether a character is one for identifiers (UTS 39, Identifier_Status is Allowed).
  ///
  /// - Parameter scalar: The character.
  /// - Returns: True for the letters and digits of scripts in everyday use; false for white space, emoji, controls and historic letters.
  public static func isRecommended(_ scalar: Unicode.Scalar) -> Bool {
    let isRecommended = try? ICUCall.run { status in
      unsafe cicu_spoof_is_recommended(scalar.value, &status)
    }
    return isRecommended ?? false
  }

  /// The greatest number of UTF-8 bytes of a text that is checked: identifiers are short, and the
  /// time of some checks grows faster than the text.
  public static let maximumLength = 16_384

  private static func checkLength(_ text: String) throws(ICUError) {
    guard text.utf8.count <= maximumLength else {
      throw ICUError(code: cicu_status_input_too_long)
    }
  }

  private static let shared = Result { () throws(ICUError) in try Handle() }

  @safe private final class Handle: Sendable {
    // Not changed after it is opened; ICU allows concurrent checks then.
    nonisolated(unsafe) let handle: OpaquePointer

    init() throws(ICUError) {
      unsafe handle = try unsafe ICUCall.open { status in
        unsafe cicu_spoof_checker_open(&status)
      }
    }

    deinit { unsafe cicu_spoof_checker_close(handle) }
  }
}
