/// Why a text is no date.
public enum DateParseError: Error, Hashable, Sendable {
  /// There is nothing but white space.
  case empty
  /// The text is longer than any date is written.
  case tooLong
  /// The text is no date in the order and with the words of the locale.
  case invalid
  /// The year does not have four digits, so that the century would be a guess.
  case shortYear
  /// The text has the form of a date, but there is no such day: 31 February, month 13, year 0000.
  case noSuchDay
}
