/// Why a text is no number.
public enum NumberParseError: Error, Hashable, Sendable {
  /// There is nothing but white space.
  case empty
  /// The text is longer than any number is written.
  case tooLong
  /// Something stands there that is no part of a number in the locale.
  case invalid
  /// A separator of groups stands where the locale has none: `12,34` in English (en).
  case misplacedGrouping
  /// The number has decimals where a whole number is wanted.
  case notWhole
  /// The number is one, but beyond what the type holds.
  case outOfRange
}
