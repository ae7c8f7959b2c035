import CatalogTestSupport
import ICUKit
import Testing

@Suite struct DateTimeFormatTests {
  /// 2 January 2006, 15:04:06.789 UTC, a Monday.
  private let instant = 1_136_214_246_789.0
  private let madrid: TimeZoneIdentifier

  init() throws { madrid = try #require(TimeZoneIdentifier("Europe/Madrid")) }

  @Test(
    "dates of messages are those of ICU’s MessageFormat",
    .enabled(if: MessageFormatOracle.isThere),
    arguments: MessageFormatOracle.formats(["date", "time"]))
  func oracle(_ format: MessageFormatOracle.Format) throws {
    guard format.row.args[0].type == "date", case .number(let instant) = format.row.args[0].value,
      let expected = format.row.exp
    else { return }
    let date = try DateTimeFormat.shared(
      for: format.row.locale, style: style(type: format.type, style: format.style), timeZone: .utc)
    #expect(try date.text(of: instant) == expected)
    #expect(try date.parts(of: instant).map(\.text).joined() == expected)
  }

  private func style(type: String, style: String?) -> DateTimeStyle {
    let style = MessageFormatOracle.trimmed((style ?? "")[...])
    if style.hasPrefix("::") {
      return .skeleton(MessageFormatOracle.trimmed(style.dropFirst(2)))
    }
    let length = style.isEmpty ? .medium : DateTimeStyle.Length(rawValue: style)
    guard let length else { return .pattern(style) }
    return type == "date" ? .date(length) : .time(length)
  }

  @Test(
    "dates and times have the words and the order of the locale",
    arguments: [
      ("en", .date(.short), "1/2/06"), ("en", .date(.medium), "Jan 2, 2006"),
      ("es", .date(.long), "2 de enero de 2006"), ("de", .date(.full), "Montag, 2. Januar 2006"),
      ("fr", .skeleton("yMMMMd"), "2 janvier 2006"), ("ja", .date(.long), "2006年1月2日"),
      ("ar-EG", .date(.short), "٢\u{200F}/١\u{200F}/٢٠٠٦"), ("hi", .date(.long), "2 जनवरी 2006"),
      ("fa", .date(.medium), "۱۲ دی ۱۳۸۴"),
      ("en", .time(.short), "3:04\u{202F}PM"), ("de", .time(.medium), "15:04:06"),
      ("en", .time(.full), "3:04:06\u{202F}PM Coordinated Universal Time"),
      ("en-u-hc-h23", .skeleton("jm"), "15:04"),
      ("ja-u-ca-japanese", .date(.long), "平成18年1月2日"),
      ("en-u-ca-buddhist", .skeleton("yMMMd"), "Jan 2, 2549 BE"),
      ("en", .dateAndTime(.long, .short), "January 2, 2006 at 3:04\u{202F}PM"),
      ("en", .pattern("yyyy-MM-dd'T'HH:mm:ss.SSS"), "2006-01-02T15:04:06.789"),
      ("es", .pattern(""), ""),
    ] as [(String, DateTimeStyle, String)])
  func dates(_ locale: String, _ style: DateTimeStyle, _ text: String) throws {
    let format = try DateTimeFormat.shared(for: locale, style: style, timeZone: .utc)
    #expect(try format.text(of: instant) == text)
  }

  @Test("the clocks of a zone and the days of a calendar are shown where they are named")
  func zonesAndCalendars() throws {
    let time = try DateTimeFormat.shared(for: "es", style: .time(.short), timeZone: madrid)
    #expect(try time.text(of: instant) == "16:04")
    let summer = try DateTimeFormat.shared(for: "es", style: .skeleton("jmz"), timeZone: madrid)
    #expect(try summer.text(of: 1_151_852_646_000) == "17:04 CEST")
    let buddhist = try DateTimeFormat.shared(
      for: "th", style: .date(.long), timeZone: .utc, calendar: "gregory")
    #expect(try buddhist.text(of: instant) == "2 มกราคม ค.ศ. 2006")
    let offset = try #require(TimeZoneIdentifier("+05:30"))
    let india = try DateTimeFormat.shared(for: "en", style: .skeleton("Hmz"), timeZone: offset)
    #expect(try india.text(of: instant) == "20:34 GMT+5:30")
    #expect(try DateTimeFormat.shared(for: "en", style: .date(.short)).text(of: instant) != "")
  }

  @Test(
    "options of a message are fields in the order of the locale",
    arguments: [
      (.dateAndTime, "en", "Jan 2, 2006, 3:04\u{202F}PM"), (.date, "en", "Jan 2, 2006"),
      (.time, "en", "3:04\u{202F}PM"), (.time, "de", "15:04"),
      (DateTimeOptions(dateFields: .weekday, dateLength: .long), "es", "lunes"),
      (DateTimeOptions(dateFields: .dayWeekday), "en", "2 Mon"),
      (DateTimeOptions(dateFields: .monthDay, dateLength: .short), "en", "1/2"),
      (DateTimeOptions(dateFields: .monthDayWeekday), "en", "Mon, Jan 2"),
      (
        DateTimeOptions(dateFields: .yearMonthDayWeekday, dateLength: .long), "de",
        "Montag, 2. Januar 2006"
      ),
      (DateTimeOptions(timePrecision: .hour), "en", "3\u{202F}PM"),
      (DateTimeOptions(timePrecision: .second), "fr", "15:04:06"),
      (DateTimeOptions(timePrecision: .minute, hourCycle: .twelveHours), "de", "3:04\u{202F}PM"),
      (DateTimeOptions(timePrecision: .minute, hourCycle: .twentyFourHours), "en", "15:04"),
      (
        DateTimeOptions(timePrecision: .minute, timeZoneStyle: .long), "en",
        "3:04\u{202F}PM Coordinated Universal Time"
      ),
      (DateTimeOptions(timePrecision: .minute, timeZoneStyle: .short), "en", "3:04\u{202F}PM UTC"),
    ] as [(DateTimeOptions, String, String)])
  func options(_ options: DateTimeOptions, _ locale: String, _ text: String) throws {
    let format = try DateTimeFormat.shared(for: locale, style: options.style, timeZone: .utc)
    #expect(try format.text(of: instant) == text)
  }

  @Test("the parts of a date say what they show")
  func parts() throws {
    let format = try DateTimeFormat.shared(
      for: "en", style: .skeleton("yMMMEdjms"), timeZone: .utc)
    let parts = try format.parts(of: instant)
    #expect(
      parts.map(\.text) == [
        "Mon", ", ", "Jan", " ", "2", ", ", "2006", ", ", "3", ":", "04", ":", "06", "\u{202F}",
        "PM",
      ])
    #expect(
      parts.map(\.field) == [
        .weekday, nil, .month, nil, .day, nil, .year, nil, .hour, nil, .minute, nil, .second, nil,
        .dayPeriod,
      ])
  }

  @Test("what no instant or no style is an error")
  func errors() throws {
    let format = try DateTimeFormat.shared(for: "en", style: .date(.short), timeZone: .utc)
    for instant in [Double.nan, .infinity, -.infinity] {
      let error = #expect(throws: ICUError.self) { try format.text(of: instant) }
      #expect(error?.name == "U_ILLEGAL_ARGUMENT_ERROR")
      #expect(throws: ICUError.self) { try format.parts(of: instant) }
    }
    #expect(try format.text(of: 1e300).isEmpty == false)
    let long = DateTimeStyle.pattern(String(repeating: "y", count: 5000))
    let error = #expect(throws: FormatStyleError.self) {
      try DateTimeFormat.shared(for: "en", style: long)
    }
    #expect(error?.icuError.name == "U_INPUT_TOO_LONG_ERROR")
    let letters = #expect(throws: FormatStyleError.self) {
      try DateTimeFormat.shared(for: "en", style: .date(.short), calendar: "no calendar!")
    }
    #expect(letters?.subject == "no calendar!")
  }

  @Test("a long text has all its bytes")
  func longText() throws {
    let words = String(repeating: "año ", count: 400)
    let format = try DateTimeFormat(
      locale: "es", style: .pattern("'" + words + "'yyyy"), timeZone: .utc)
    #expect(try format.text(of: instant) == words + "2006")
    #expect(try format.parts(of: instant).map(\.text) == [words, "2006"])
  }

  @Test("bytes are written where there is room, and counted where there is none")
  func bytes() throws {
    let format = try DateTimeFormat.shared(for: "ja", style: .date(.long), timeZone: .utc)
    let text = Array("2006年1月2日".utf8)
    var bytes = [UInt8](repeating: 0xFF, count: 64)
    for room in [64, text.count, text.count - 1, 3, 0] {
      let count = try unsafe bytes.withUnsafeMutableBufferPointer { buffer in
        try unsafe format.write(instant, into: .init(rebasing: buffer[..<room]))
      }
      #expect(count == text.count)
      if room >= count { #expect(bytes.prefix(count) == text[...]) }
    }
  }

  @Test("threads share a format")
  func threads() async throws {
    let format = try DateTimeFormat(locale: "en", style: .pattern("D HH"), timeZone: .utc)
    await withTaskGroup(of: Bool.self) { group in
      for start in 0..<16 {
        group.addTask {
          (0..<300).allSatisfy { index in
            let hours = start * 300 + index
            let text = try? format.text(of: Double(hours) * 3_600_000)
            let hour = hours % 24 < 10 ? "0\(hours % 24)" : "\(hours % 24)"
            return text == "\(hours / 24 % 365 + 1) \(hour)"
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}

@Suite struct TimeZoneIdentifierTests {
  @Test(
    "names and offsets are time zones",
    arguments: [
      ("Europe/Madrid", "Europe/Madrid"), ("UTC", "UTC"), ("Z", "Etc/UTC"),
      ("+05:30", "GMT+05:30"), ("-08:00", "GMT-08:00"), ("GMT+5", "GMT+5"),
    ])
  func zones(_ spelling: String, _ identifier: String) {
    #expect(TimeZoneIdentifier(spelling)?.identifier == identifier)
  }

  @Test(
    "anything else is none",
    arguments: ["", "Europe/Nowhere", "+5", "+25:99", "5", "Madrid", "Etc/Unknown", "Zürich"])
  func noZones(_ spelling: String) {
    #expect(TimeZoneIdentifier(spelling) == nil)
  }

  @Test("a time of clocks is an instant, also where they are changed")
  func local() throws {
    let madrid = try #require(TimeZoneIdentifier("Europe/Madrid"))
    let hour = 3_600_000.0
    #expect(try madrid.milliseconds(ofLocal: 1_136_214_246_000) == 1_136_214_246_000 - hour)
    #expect(try TimeZoneIdentifier.utc.milliseconds(ofLocal: 5) == 5)
    // 26 March 2006, 2:30, which there was not: one hour later, at 3:30 in summer.
    let skipped = 1_143_340_200_000.0
    #expect(try madrid.milliseconds(ofLocal: skipped) == skipped - hour)
    // 29 October 2006, 2:30, which there was twice: in summer first.
    let twice = 1_162_089_000_000.0
    #expect(try madrid.milliseconds(ofLocal: twice) == twice - 2 * hour)
    #expect(throws: ICUError.self) { try madrid.milliseconds(ofLocal: .nan) }
  }
}
