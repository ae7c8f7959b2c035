/// A day of the Gregorian calendar, extended to the time before it was introduced (ISO 8601), without a time and a time zone.
public struct CalendarDate: Hashable, Sendable {
  /// The year, from ``yearRange``.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// The years that a date can have: those that ISO 8601 writes with four digits, without the year 0.
  public static let yearRange = 1...9999

  /// Creates a date.
  ///
  /// - Parameters:
  ///   - year: The year, from ``yearRange``.
  ///   - month: The month, from 1 to 12.
  ///   - day: The day of the month, from 1.
  /// - Returns: `nil` where there is no such day: the 29th of February 2023.
  public init?(year: Int, month: Int, day: Int) {
    guard Self.yearRange.contains(year), 1...12 ~= month,
      1...Self.dayCount(year: year, month: month) ~= day
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Returns the number of days of a month.
  private static func dayCount(year: Int, month: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

extension CalendarDate: Comparable {
  /// Returns whether a date is before another one.
  public static func < (first: CalendarDate, second: CalendarDate) -> Bool {
    (first.year, first.month, first.day) < (second.year, second.month, second.day)
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The date as ISO 8601 writes it: `2024-02-29`.
  public var description: String {
    [Self.padded(year, to: 4), Self.padded(month, to: 2), Self.padded(day, to: 2)]
      .joined(separator: "-")
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
