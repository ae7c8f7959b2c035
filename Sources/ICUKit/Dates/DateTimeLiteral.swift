/// A date or a date with a time as it stands in a message (Unicode MessageFormat, Date and Time Operands):
/// `2006-01-02`, `2006-01-02T15:04:06.789+01:00`.
public struct DateTimeLiteral: Hashable, Sendable {
  /// What calendar and clock show, in milliseconds since 1970 as if it were a time of UTC; midnight where there is no time.
  public let localMilliseconds: Double
  /// The offset of the clock from UTC in minutes, or `nil` where the text has none.
  public let offsetMinutes: Int?

  /// Reads a text; `nil` where it is no such date or there is no such day.
  public init?(_ text: String) {
    var cursor = Cursor(rest: text.utf8[...])
    guard let year = cursor.number(4), cursor.skip("-"), let month = cursor.number(2),
      cursor.skip("-"), let day = cursor.number(2),
      let date = CalendarDate(year: year, month: month, day: day)
    else { return nil }
    var time = 0
    var offset: Int?
    if cursor.skip("T") {
      guard let shown = cursor.time() else { return nil }
      time = shown
      if !cursor.rest.isEmpty {
        offset = cursor.offset()
        guard offset != nil else { return nil }
      }
    }
    guard cursor.rest.isEmpty else { return nil }
    localMilliseconds = Double(date.daysSince1970 * 86_400_000 + time)
    offsetMinutes = offset
  }

  /// Returns the instant of the date.
  ///
  /// - Parameter zone: The time zone of a date that has no offset.
  /// - Returns: Milliseconds since 1970 in UTC.
  /// - Throws: ICU’s error where its data of the zone is missing.
  public func milliseconds(in zone: TimeZoneIdentifier) throws(ICUError) -> Double {
    if let offsetMinutes { return localMilliseconds - Double(offsetMinutes * 60_000) }
    return try zone.milliseconds(ofLocal: localMilliseconds)
  }

  /// A place in the text.
  private struct Cursor {
    var rest: Substring.UTF8View

    mutating func number(_ digitCount: Int) -> Int? {
      let digits = rest.prefix(digitCount)
      guard digits.count == digitCount,
        digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
      else { return nil }
      rest = rest.dropFirst(digitCount)
      return digits.reduce(0) { $0 * 10 + Int($1 & 0xF) }
    }

    mutating func skip(_ sign: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: sign) else { return false }
      rest = rest.dropFirst()
      return true
    }

    /// Reads a time of day in milliseconds.
    mutating func time() -> Int? {
      guard let hour = number(2), hour < 24, skip(":"), let minute = number(2), minute < 60,
        skip(":"), let second = number(2), second < 60
      else { return nil }
      var milliseconds = ((hour * 60 + minute) * 60 + second) * 1000
      if skip(".") {
        let count = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
        guard 1...3 ~= count, let fraction = number(count) else { return nil }
        milliseconds += fraction * [100, 10, 1][count - 1]
      }
      return milliseconds
    }

    /// Reads an offset from UTC in minutes, at most 14 hours.
    mutating func offset() -> Int? {
      if skip("Z") { return 0 }
      let isBehind = skip("-")
      guard isBehind || skip("+"), let hours = number(2), skip(":"), let minutes = number(2),
        minutes < 60, hours * 60 + minutes <= 14 * 60
      else { return nil }
      return (isBehind ? -1 : 1) * (hours * 60 + minutes)
    }
  }
}
