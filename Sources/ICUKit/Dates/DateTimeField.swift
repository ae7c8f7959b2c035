/// What a part of a formatted date or time shows.
public enum DateTimeField: Hashable, Sendable, CaseIterable {
  /// The era: `AD`.
  case era
  /// The year, also one of a week or of another calendar.
  case year
  /// The name of a year in a cycle.
  case yearName
  /// The Gregorian year in which a year of another calendar begins.
  case relatedYear
  /// The quarter of the year.
  case quarter
  /// The month, in digits or as a word.
  case month
  /// The week of the year or of the month.
  case week
  /// The day of the month, of the year or since an epoch.
  case day
  /// The day of the week.
  case weekday
  /// The half of the day or another part of it: `PM`, `in the morning`.
  case dayPeriod
  /// The hour.
  case hour
  /// The minute.
  case minute
  /// The second.
  case second
  /// A part of a second or the milliseconds of the day.
  case fractionalSecond
  /// The time zone.
  case timeZoneName

  /// ICU's numbers of the fields, in their order.
  private static let fields: [DateTimeField?] = [
    .era, .year, .month, .day, .hour, .hour, .minute, .second, .fractionalSecond, .weekday, .day,
    .weekday, .week, .week, .dayPeriod, .hour, .hour, .timeZoneName, .year, .weekday, .year, .day,
    .fractionalSecond, .timeZoneName, .timeZoneName, .weekday, .month, .quarter, .quarter,
    .timeZoneName, .yearName, .timeZoneName, .timeZoneName, .timeZoneName, .relatedYear, .dayPeriod,
    .dayPeriod, nil,
  ]

  init?(category: Int32, field: Int32) {
    guard Self.fields.indices.contains(Int(field)), let known = Self.fields[Int(field)] else {
      return nil
    }
    self = known
  }
}
