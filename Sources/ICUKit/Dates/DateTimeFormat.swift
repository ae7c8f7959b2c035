internal import ICUShims

/// Shows instants in one style, locale, calendar and time zone.
///
/// Any thread may use a format, and no call takes a lock: each works with a copy of ICU’s object that no other call has
/// meanwhile, of which up to eight are kept. Dates before 15 October 1582 are Julian where the calendar is `gregory`, as
/// everywhere in ICU, unless the format is made to have them Gregorian.
@safe public final class DateTimeFormat: Sendable {
  private struct Key: Hashable {
    let style: DateTimeStyle
    let locale: String
    let timeZone: TimeZoneIdentifier?
    let calendar: String?
    let isProleptic: Bool
  }

  /// The greatest number of formats that are kept.
  package static let capacity = 512
  /// The number of formats that are kept.
  package static var keptCount: Int { cache.count }
  private static let cache =
    BoundedCache<Key, Result<DateTimeFormat, FormatStyleError>>(capacity: capacity)

  // Safe to use from any thread, as the shim makes it.
  nonisolated(unsafe) private let handle: OpaquePointer

  /// Returns the format of a locale and a style.
  ///
  /// Formats are kept: the first call asks ICU, which takes up to some milliseconds, later ones find the format under a lock.
  /// Safe to call from any thread.
  ///
  /// - Parameters:
  ///   - locale: The locale in any spelling, with a calendar and a numbering system after `-u-ca-` and `-u-nu-`, and an hour
  ///     cycle after `-u-hc-`, which ICU obeys for the letter `j` of skeletons alone; one that ICU does not know has the dates
  ///     of the root locale.
  ///   - style: What dates and times look like.
  ///   - timeZone: The time zone; `nil` is that of the process when the format is made.
  ///   - calendar: The calendar by its Unicode identifier, `buddhist`; `nil` is that of the locale.
  ///   - isProleptic: Whether the calendar `gregory` has Gregorian dates before 1582 too, as ISO 8601 has them.
  /// - Throws: What is wrong with the style or the calendar.
  public static func shared(
    for locale: String, style: DateTimeStyle, timeZone: TimeZoneIdentifier? = nil,
    calendar: String? = nil, isProleptic: Bool = false
  ) throws(FormatStyleError) -> DateTimeFormat {
    let key = Key(
      style: style, locale: locale, timeZone: timeZone, calendar: calendar,
      isProleptic: isProleptic)
    return try cache.value(for: key) {
      Result { () throws(FormatStyleError) in
        try DateTimeFormat(
          locale: locale, style: style, timeZone: timeZone, calendar: calendar,
          isProleptic: isProleptic)
      }
    }.get()
  }

  /// Creates the format of a locale and a style.
  ///
  /// - Parameters:
  ///   - locale: The locale in any spelling.
  ///   - style: What dates and times look like.
  ///   - timeZone: The time zone; `nil` is that of the process now.
  ///   - calendar: The calendar by its Unicode identifier; `nil` is that of the locale.
  ///   - isProleptic: Whether the calendar `gregory` has Gregorian dates before 1582 too.
  /// - Throws: What is wrong with the style or the calendar.
  public init(
    locale: String, style: DateTimeStyle, timeZone: TimeZoneIdentifier? = nil,
    calendar: String? = nil, isProleptic: Bool = false
  ) throws(FormatStyleError) {
    if let source = style.source, source.utf16.count > DateTimeStyle.maximumLength {
      throw FormatStyleError(source, ICUError(code: cicu_status_input_too_long))
    }
    let name = DataLocale.name(of: locale)
    do {
      unsafe handle = try unsafe ICUCall.open { status in
        unsafe style.open(name, calendar: calendar, zone: timeZone?.identifier, &status)
      }
    } catch {
      throw FormatStyleError(style.source ?? calendar ?? locale, error)
    }
    if isProleptic { unsafe cicu_date_time_format_begin_gregorian(handle) }
  }

  deinit { unsafe cicu_date_time_format_close(handle) }

  /// The pattern of the format (UTS 35 Part 4): `MMM d, y`.
  public var pattern: String {
    let pattern = try? unsafe ICUCall.utf16 { buffer, capacity, status in
      unsafe cicu_date_time_format_pattern(handle, buffer, capacity, &status)
    }
    return pattern ?? ""
  }

  /// Returns the text of an instant.
  ///
  /// - Parameter milliseconds: Milliseconds since 1 January 1970 in UTC; beyond some million years the last instant of ICU’s.
  /// - Throws: ICU’s error for a number that is not finite.
  public func text(of milliseconds: Double) throws(ICUError) -> String {
    try Self.validate(milliseconds)
    return try ICUCall.run { status in
      unsafe ICUCall.utf8(capacity: 64, &status) { buffer, capacity, status in
        unsafe cicu_date_time_format_write(handle, milliseconds, buffer, capacity, &status)
      }
    }
  }

  /// Writes the text of an instant in UTF-8.
  ///
  /// - Parameters:
  ///   - milliseconds: Milliseconds since 1 January 1970 in UTC.
  ///   - buffer: The place for the text, 64 bytes for most of them.
  /// - Returns: The number of bytes of the text. Where it is greater than the number of bytes in the buffer, the buffer holds
  ///   nothing that counts; call again with one that is large enough.
  /// - Throws: ICU’s error for a number that is not finite.
  public func write(
    _ milliseconds: Double, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) throws(ICUError) -> Int {
    try Self.validate(milliseconds)
    return try ICUCall.run { status in
      unsafe ICUCall.write(into: buffer, &status) { buffer, capacity, status in
        unsafe cicu_date_time_format_write(handle, milliseconds, buffer, capacity, &status)
      }
    }
  }

  /// Returns the text of an instant in pieces: year, month, hour.
  ///
  /// - Parameter milliseconds: Milliseconds since 1 January 1970 in UTC.
  /// - Throws: ICU’s error for a number that is not finite.
  public func parts(of milliseconds: Double) throws(ICUError) -> [FormattedPart<DateTimeField>] {
    try Self.validate(milliseconds)
    let text = try ICUCall.run { status in
      unsafe FieldedText(&status) { units, capacity, fields, fieldCapacity, count, status in
        unsafe cicu_date_time_format_fields(
          handle, milliseconds, units, capacity, fields, fieldCapacity, &count, &status)
      }
    }
    return text.parts(DateTimeField.init)
  }

  private static func validate(_ milliseconds: Double) throws(ICUError) {
    guard milliseconds.isFinite else { throw ICUError(code: cicu_status_illegal_argument) }
  }
}
