/// Which fields of an instant are shown, and how (Unicode MessageFormat, Date and Time Value Formatting).
///
/// The raw values of the options are those of a message: `year-month-day`, `minute`.
public struct DateTimeOptions: Hashable, Sendable {
  /// The fields of a date.
  public enum DateFields: String, Hashable, Sendable, CaseIterable {
    /// The day of the week.
    case weekday
    /// The day of the month and that of the week.
    case dayWeekday = "day-weekday"
    /// The month and the day.
    case monthDay = "month-day"
    /// The month, the day and the day of the week.
    case monthDayWeekday = "month-day-weekday"
    /// The year, the month and the day.
    case yearMonthDay = "year-month-day"
    /// The year, the month, the day and the day of the week.
    case yearMonthDayWeekday = "year-month-day-weekday"
  }

  /// How long the fields of a date are.
  public enum DateLength: String, Hashable, Sendable, CaseIterable {
    /// Words in full.
    case long
    /// Words that are shortened.
    case medium
    /// Months in digits.
    case short
  }

  /// The last field of a time.
  public enum TimePrecision: String, Hashable, Sendable, CaseIterable {
    /// Hours alone.
    case hour
    /// Hours and minutes.
    case minute
    /// Hours, minutes and seconds.
    case second
  }

  /// How long the name of a time zone is.
  public enum TimeZoneStyle: String, Hashable, Sendable, CaseIterable {
    /// `Central European Standard Time`.
    case long
    /// `GMT+1`, `PST`.
    case short
  }

  /// How the hours of a day are counted.
  public enum HourCycle: Hashable, Sendable {
    /// As the locale does.
    case automatic
    /// Twice to twelve, as the locale does that.
    case twelveHours
    /// Once to twenty-four, as the locale does that.
    case twentyFourHours
  }

  /// The fields of the date, or `nil` for none.
  public var dateFields: DateFields?
  /// How long the fields of the date are.
  public var dateLength: DateLength
  /// The last field of the time, or `nil` for no time.
  public var timePrecision: TimePrecision?
  /// How long the name of the time zone is, or `nil` for none.
  public var timeZoneStyle: TimeZoneStyle?
  /// How hours are counted.
  public var hourCycle: HourCycle

  /// Creates options.
  ///
  /// - Parameters:
  ///   - dateFields: The fields of the date, or `nil` for none.
  ///   - dateLength: How long they are.
  ///   - timePrecision: The last field of the time, or `nil` for no time.
  ///   - timeZoneStyle: How long the name of the time zone is, or `nil` for none.
  ///   - hourCycle: How hours are counted.
  public init(
    dateFields: DateFields? = nil, dateLength: DateLength = .medium,
    timePrecision: TimePrecision? = nil, timeZoneStyle: TimeZoneStyle? = nil,
    hourCycle: HourCycle = .automatic
  ) {
    self.dateFields = dateFields
    self.dateLength = dateLength
    self.timePrecision = timePrecision
    self.timeZoneStyle = timeZoneStyle
    self.hourCycle = hourCycle
  }

  /// The date to the day and the time to the minute: what `:datetime` shows without options.
  public static let dateAndTime = DateTimeOptions(
    dateFields: .yearMonthDay, timePrecision: .minute)
  /// The date to the day: what `:date` shows without options.
  public static let date = DateTimeOptions(dateFields: .yearMonthDay)
  /// The time to the minute: what `:time` shows without options.
  public static let time = DateTimeOptions(timePrecision: .minute)

  /// The skeleton of the fields (UTS 35 Part 4, Date Field Symbol Table): `yMMMdjm`.
  public var skeleton: String { dateSkeleton + timeSkeleton + zoneSkeleton }

  /// The style of the fields.
  public var style: DateTimeStyle { .skeleton(skeleton) }

  private var dateSkeleton: String {
    switch dateFields {
    case nil: ""
    case .weekday: weekday
    case .dayWeekday: "d" + weekday
    case .monthDay: month + "d"
    case .monthDayWeekday: month + "d" + weekday
    case .yearMonthDay: "y" + month + "d"
    case .yearMonthDayWeekday: "y" + month + "d" + weekday
    }
  }

  private var month: String {
    switch dateLength {
    case .long: "MMMM"
    case .medium: "MMM"
    case .short: "M"
    }
  }

  private var weekday: String { dateLength == .long ? "EEEE" : "EEE" }

  private var timeSkeleton: String {
    switch timePrecision {
    case nil: ""
    case .hour: hour
    case .minute: hour + "m"
    case .second: hour + "ms"
    }
  }

  private var hour: String {
    switch hourCycle {
    case .automatic: "j"
    case .twelveHours: "h"
    case .twentyFourHours: "H"
    }
  }

  private var zoneSkeleton: String {
    switch timeZoneStyle {
    case nil: ""
    case .long: "zzzz"
    case .short: "z"
    }
  }
}
