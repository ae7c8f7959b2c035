internal import ICUShims

/// Shows times relative to now in one locale: `in 3 days`, `yesterday`.
///
/// A format does not change after it is made: any thread may use it.
@safe public final class RelativeTimeFormat: Sendable {
  /// How long words are.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// `in 3 months`.
    case long
    /// `in 3 mo.`.
    case short
    /// `in 3mo`, where the locale has such a form.
    case narrow
  }

  /// What is counted.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    /// Years.
    case year
    /// Quarters of a year.
    case quarter
    /// Months.
    case month
    /// Weeks.
    case week
    /// Days.
    case day
    /// Hours.
    case hour
    /// Minutes.
    case minute
    /// Seconds.
    case second
  }

  /// Whether a word may stand for a number.
  public enum Numbers: String, Hashable, Sendable, CaseIterable {
    /// `1 day ago`.
    case always
    /// `yesterday`, where the locale has a word.
    case auto
  }

  private struct Key: Hashable {
    let locale: String
    let style: Style
  }

  private static let cache = BoundedCache<Key, Result<RelativeTimeFormat, ICUError>>(capacity: 512)

  // Immutable in ICU.
  nonisolated(unsafe) private let handle: OpaquePointer

  /// Returns the format of a locale.
  ///
  /// Formats are kept: the first call asks ICU, later ones find the format under a lock. Safe to call from any thread.
  ///
  /// - Parameters:
  ///   - locale: The locale in any spelling; one that ICU does not know has the times of the root locale.
  ///   - style: How long words are.
  /// - Throws: ICU’s error where its data is missing.
  public static func shared(
    for locale: String, style: Style = .long
  ) throws(ICUError) -> RelativeTimeFormat {
    try cache.value(for: Key(locale: locale, style: style)) {
      Result { () throws(ICUError) in
        try RelativeTimeFormat(locale: DataLocale.name(of: locale), style)
      }
    }.get()
  }

  private init(locale: String, _ style: Style) throws(ICUError) {
    unsafe handle = try unsafe ICUCall.open { status in
      unsafe cicu_relative_time_format_open(locale, style.code, &status)
    }
  }

  deinit { unsafe cicu_relative_time_format_close(handle) }

  /// Returns the text of an offset from now.
  ///
  /// - Parameters:
  ///   - offset: How many units, below 0 and -0 for the past.
  ///   - unit: What is counted.
  ///   - numbers: Whether a word may stand for the number.
  /// - Throws: ICU’s error for a number that is not finite.
  public func text(
    of offset: Double, _ unit: Unit, numbers: Numbers = .always
  ) throws(ICUError) -> String {
    try Self.validate(offset)
    return try ICUCall.run { status in
      unsafe ICUCall.utf8(capacity: 64, &status) { buffer, capacity, status in
        unsafe cicu_relative_time_format_write(
          handle, offset, unit.code, numbers == .auto, buffer, capacity, &status)
      }
    }
  }

  /// Returns the text of an offset from now in pieces; the digits have the fields of numbers.
  ///
  /// - Parameters:
  ///   - offset: How many units, below 0 and -0 for the past.
  ///   - unit: What is counted.
  ///   - numbers: Whether a word may stand for the number.
  /// - Throws: ICU’s error for a number that is not finite.
  public func parts(
    of offset: Double, _ unit: Unit, numbers: Numbers = .always
  ) throws(ICUError) -> [FormattedPart<NumberField>] {
    try fielded(offset, unit, numbers).parts(NumberField.init)
  }

  private func fielded(
    _ offset: Double, _ unit: Unit, _ numbers: Numbers
  ) throws(ICUError) -> FieldedText {
    try Self.validate(offset)
    return try ICUCall.run { status in
      unsafe FieldedText(&status) { units, capacity, fields, fieldCapacity, count, status in
        unsafe cicu_relative_time_format_fields(
          handle, offset, unit.code, numbers == .auto, units, capacity, fields, fieldCapacity,
          &count, &status)
      }
    }
  }

  private static func validate(_ offset: Double) throws(ICUError) {
    guard offset.isFinite else { throw ICUError(code: cicu_status_illegal_argument) }
  }
}

extension RelativeTimeFormat.Style {
  fileprivate var code: Int32 {
    let code =
      switch self {
      case .long: cicu_relative_time_long
      case .short: cicu_relative_time_short
      case .narrow: cicu_relative_time_narrow
      }
    return Int32(code)
  }
}

extension RelativeTimeFormat.Unit {
  fileprivate var code: Int32 {
    let code =
      switch self {
      case .year: cicu_relative_time_year
      case .quarter: cicu_relative_time_quarter
      case .month: cicu_relative_time_month
      case .week: cicu_relative_time_week
      case .day: cicu_relative_time_day
      case .hour: cicu_relative_time_hour
      case .minute: cicu_relative_time_minute
      case .second: cicu_relative_time_second
      }
    return Int32(code)
  }
}
