internal import ICUShims

extension DateTimeStyle {
  /// The text that ICU reads.
  var source: String? {
    switch self {
    case .date, .time, .dateAndTime: nil
    case .skeleton(let text), .pattern(let text): text
    }
  }

  func open(
    _ locale: String, calendar: String?, zone: String?, _ status: inout cicu_status
  ) -> OpaquePointer? {
    switch self {
    case .date(let date):
      return unsafe cicu_date_time_format_open_style(
        date.code, Int32(cicu_date_time_none), locale, calendar, zone, &status)
    case .time(let time):
      return unsafe cicu_date_time_format_open_style(
        Int32(cicu_date_time_none), time.code, locale, calendar, zone, &status)
    case .dateAndTime(let date, let time):
      return unsafe cicu_date_time_format_open_style(
        date.code, time.code, locale, calendar, zone, &status)
    case .skeleton(let text):
      return unsafe ICUCall.withUTF16(text) { units, length in
        unsafe cicu_date_time_format_open_skeleton(
          units, length, locale, calendar, zone, &status)
      }
    case .pattern(let text):
      return unsafe ICUCall.withUTF16(text) { units, length in
        unsafe cicu_date_time_format_open_pattern(units, length, locale, calendar, zone, &status)
      }
    }
  }
}

extension DateTimeStyle.Length {
  fileprivate var code: Int32 {
    let code =
      switch self {
      case .short: cicu_date_time_short
      case .medium: cicu_date_time_medium
      case .long: cicu_date_time_long
      case .full: cicu_date_time_full
      }
    return Int32(code)
  }
}
