import ICUKit
import Testing

@Suite struct DateFormattingTests {
  @Test(
    "a date is written in three styles",
    arguments: [
      ("en", "2/3/2026", "Feb 3, 2026", "February 3, 2026"),
      ("de", "03.02.2026", "03.02.2026", "3. Februar 2026"),
      ("es", "3/2/2026", "3 feb 2026", "3 de febrero de 2026"),
      ("fr", "03/02/2026", "3 févr. 2026", "3 février 2026"),
      ("ja", "2026/02/03", "2026/02/03", "2026年2月3日"),
      ("zh", "2026/2/3", "2026年2月3日", "2026年2月3日"),
      ("ko", "2026. 2. 3.", "2026. 2. 3.", "2026년 2월 3일"),
      ("pt-BR", "03/02/2026", "3 de fev. de 2026", "3 de fevereiro de 2026"),
      ("ru", "03.02.2026", "3 февр. 2026\u{202F}г.", "3 февраля 2026\u{202F}г."),
      ("tr", "3.02.2026", "3 Şub 2026", "3 Şubat 2026"),
      ("hi", "3/2/2026", "3 फ़र॰ 2026", "3 फ़रवरी 2026"),
      ("de-CH", "03.02.2026", "03.02.2026", "3. Februar 2026"),
      ("he", "3.2.2026", "3 בפבר׳ 2026", "3 בפברואר 2026"),
      ("ar-EG", "٣\u{200F}/٢\u{200F}/٢٠٢٦", "٠٣\u{200F}/٠٢\u{200F}/٢٠٢٦", "٣ فبراير ٢٠٢٦"),
      ("th", "3/2/2026", "3 ก.พ. 2026", "3 กุมภาพันธ์ ค.ศ. 2026"),
      ("en-u-nu-arab", "٢/٣/٢٠٢٦", "Feb ٣, ٢٠٢٦", "February ٣, ٢٠٢٦"),
    ])
  func styles(locale: String, short: String, medium: String, long: String) throws {
    let date = try #require(CalendarDate(year: 2026, month: 2, day: 3))
    let formatting = DateFormatting(locale: locale)
    #expect(formatting.text(of: date) == short)
    #expect(formatting.text(of: date, style: .medium) == medium)
    #expect(formatting.text(of: date, style: .long) == long)
    for style in DateFormatting.Style.allCases {
      #expect(try formatting.date(formatting.text(of: date, style: style)) == date)
    }
  }

  @Test(
    "what people of the locale type is read",
    arguments: [
      ("de", "3.2.2026", "2026-02-03"), ("de", " 03.02.2026\n", "2026-02-03"),
      ("de", "31-12-2026", "2026-12-31"), ("de", "3. 2. 2026", "2026-02-03"),
      ("en", "2/3/2026", "2026-02-03"), ("en-GB", "2/3/2026", "2026-03-02"),
      ("en", "12.31.2026", "2026-12-31"), ("en", "Feb 3, 2026", "2026-02-03"),
      ("en", "february 3, 2026", "2026-02-03"), ("ja", "2026/2/3", "2026-02-03"),
      ("ja", "２０２６／０２／０３", "2026-02-03"), ("ja", "2026年2月3日", "2026-02-03"),
      ("ar-EG", "٣١/١٢/٢٠٢٦", "2026-12-31"), ("ar-EG", "31/12/2026", "2026-12-31"),
      ("ar", "\u{200F}31/12/2026", "2026-12-31"), ("fa", "۲۰۲۶/۱۲/۳۱", "2026-12-31"),
      ("he", "31.12.2026", "2026-12-31"), ("hi", "३१/१२/२०२६", "2026-12-31"),
      ("ko", "2026. 12. 31.", "2026-12-31"), ("ko", "2026.12.31", "2026-12-31"),
      ("hu", "2026. 12. 31.", "2026-12-31"), ("zh", "2026-12-31", "2026-12-31"),
      ("es", "31 de diciembre de 2026", "2026-12-31"), ("ru", "31.12.2026", "2026-12-31"),
      ("bg", "31.12.2026 г.", "2026-12-31"), ("ru", "3 февраля 2026 г.", "2026-02-03"),
      ("ru", "3 февраля 2026", "2026-02-03"),
      ("xx", "2026-12-31", "2026-12-31"),
      ("en", "2/29/2024", "2024-02-29"), ("en", "2/29/2000", "2000-02-29"),
      ("en", "2/29/0004", "0004-02-29"), ("en", "0001-01-01", "0001-01-01"),
      ("en", "12/31/9999", "9999-12-31"), ("en", "10/10/1582", "1582-10-10"),
    ])
  func typed(locale: String, text: String, iso8601: String) throws {
    #expect(try DateFormatting(locale: locale).date(text).iso8601 == iso8601)
  }

  @Test(
    "the month is read in every form in which people write it",
    arguments: [
      ("fr", "1er février 2026", "2026-02-01"), ("fr", "3 fevrier 2026", "2026-02-03"),
      ("fr", "3 FÉVRIER 2026", "2026-02-03"), ("fr", "3 févr 2026", "2026-02-03"),
      ("fr", "3 juil. 2026", "2026-07-03"), ("fr", "14 aout 2026", "2026-08-14"),
      ("es", "3 DE FEBRERO DE 2026", "2026-02-03"), ("es", "3 sep 2026", "2026-09-03"),
      ("es", "3 de sept. de 2026", "2026-09-03"), ("es", "3 febrero 2026", "2026-02-03"),
      ("es", "3 de febrero del 2026", "2026-02-03"), ("es", "1º de enero de 2026", "2026-01-01"),
      ("tr", "3 KASIM 2026", "2026-11-03"), ("tr", "3 EKİM 2026", "2026-10-03"),
      ("tr", "3 kasim 2026", "2026-11-03"), ("tr", "3 subat 2026", "2026-02-03"),
      ("en", "Feb 3 2026", "2026-02-03"), ("en", "3 Feb 2026", "2026-02-03"),
      ("en", "Sept 3, 2026", "2026-09-03"), ("en", "Feb. 3, 2026", "2026-02-03"),
      ("en", "FEBRUARY 3RD, 2026", "2026-02-03"), ("en", "3rd of February 2026", "2026-02-03"),
      ("en", "3-Feb-2026", "2026-02-03"), ("en", "2026 Feb 3", "2026-02-03"),
      ("en", "May 1, 2026", "2026-05-01"), ("de", "3 Februar 2026", "2026-02-03"),
      ("de", "3. Feb. 2026", "2026-02-03"), ("de", "3. marz 2026", "2026-03-03"),
      ("de-AT", "3. Januar 2026", "2026-01-03"), ("de-AT", "3. Jänner 2026", "2026-01-03"),
      ("pt-BR", "3 fevereiro 2026", "2026-02-03"), ("pt-BR", "3 de fev. de 2026", "2026-02-03"),
      ("ru", "3 февраль 2026", "2026-02-03"), ("ru", "3 ФЕВРАЛЯ 2026 года", "2026-02-03"),
      ("ru", "3 мая 2026", "2026-05-03"), ("pl", "3 luty 2026", "2026-02-03"),
      ("pl", "3 lutego 2026 r.", "2026-02-03"), ("pl", "3 pazdziernika 2026", "2026-10-03"),
      ("he", "3 פברואר 2026", "2026-02-03"), ("he", "3 בפברואר 2026", "2026-02-03"),
      ("ko", "2026년2월3일", "2026-02-03"), ("ko", "2026년 2월 3일", "2026-02-03"),
      ("zh", "2026年 2月 3日", "2026-02-03"), ("ja", "2026年02月03日", "2026-02-03"),
      ("it", "3 febbraio 2026", "2026-02-03"), ("nl", "3 mrt 2026", "2026-03-03"),
      ("ar-EG", "٣ فبراير ٢٠٢٦", "2026-02-03"), ("en", "January 2, 0999", "0999-01-02"),
    ])
  func months(locale: String, text: String, iso8601: String) throws {
    #expect(try DateFormatting(locale: locale).date(text).iso8601 == iso8601)
  }

  @Test(
    "a name that is not a month of the locale, or could be two, is refused",
    arguments: [
      ("fr", "3 jui 2026", .invalid), ("en", "3 ma 2026", .invalid),
      ("en", "3 févriers 2026", .invalid), ("en", "3 Feb of of 2026", .invalid),
      ("en", "Feb Mar 3 2026", .invalid), ("en", "Feb,, 3 2026", .invalid),
      ("en", "Feb 3 -2026", .invalid), ("en", "31 Feb 2026", .noSuchDay),
      ("en", "3 Feb 26", .shortYear), ("fr", "1st février 2026", .invalid),
    ] as [(String, String, DateParseError)])
  func noMonths(locale: String, text: String, expected: DateParseError) {
    #expect(throws: expected) { try DateFormatting(locale: locale).date(text) }
  }

  @Test(
    "every locale reads ISO 8601",
    arguments: [
      "en", "de", "fr", "es", "ar", "ar-EG", "he", "ja", "zh", "hi", "de-CH", "pt-BR", "ru", "tr",
      "th", "fa", "", "no locale",
    ])
  func iso(locale: String) throws {
    #expect(try DateFormatting(locale: locale).date("2026-02-03").description == "2026-02-03")
    #expect(throws: DateParseError.noSuchDay) {
      try DateFormatting(locale: locale).date("2026-02-30")
    }
  }

  @Test(
    "what is no date is refused, and why is told",
    arguments: [
      ("en", "", .empty), ("en", " \u{200F}\t", .empty), ("en", "2/31/2026", .noSuchDay),
      ("en", "2/29/2023", .noSuchDay), ("en", "2/29/1900", .noSuchDay),
      ("en", "13/1/2026", .noSuchDay),
      ("de", "31.02.2026", .noSuchDay), ("de", "00.01.2026", .noSuchDay),
      ("en", "1/1/0000", .noSuchDay),
      ("es", "2/3/26", .shortYear), ("en", "2/3/226", .shortYear), ("en", "Feb 3, 26", .shortYear),
      ("en", "2/3", .invalid), ("en", "2/3/20266", .invalid), ("en", "2/3/2026x", .invalid),
      ("en", "x2/3/2026", .invalid), ("en", "2/3.2026", .invalid), ("en", "2//3/2026", .invalid),
      ("en", "2/3/2026/", .invalid), ("en", "2 3 2026", .invalid), ("en", "20260203", .invalid),
      ("en", "٢/3/2026", .invalid), ("en", "tomorrow", .invalid), ("en", "2 3, 2026", .invalid),
      ("ru", "31 февраля 2026", .noSuchDay), ("en", "002/3/2026", .invalid),
      ("en", "February 31, 2026", .noSuchDay), ("en", "Feb 3, 20266", .noSuchDay),
      ("es", "31 de febrero de 2026", .noSuchDay), ("en", "3 de febrero de 2026", .invalid),
      ("en", "2026/02/03", .invalid), ("en", "2/3/2026\u{0}", .invalid),
      ("en", "2/3/-2026", .invalid),
    ] as [(String, String, DateParseError)])
  func errors(locale: String, text: String, expected: DateParseError) {
    #expect(throws: expected) { try DateFormatting(locale: locale).date(text) }
  }

  @Test("a very long text is refused at once")
  func longText() {
    #expect(throws: DateParseError.tooLong) {
      try DateFormatting(locale: "en").date(String(repeating: "1/", count: 500_000))
    }
  }

  @Test("the order is that of the locale")
  func order() {
    #expect(DateFormatting(locale: "en").order == [.month, .day, .year])
    #expect(DateFormatting(locale: "en-GB").order == [.day, .month, .year])
    #expect(DateFormatting(locale: "ja").order == [.year, .month, .day])
    #expect(DateFormatting(locale: "ar").order == [.day, .month, .year])
  }

  @Test("dates outside the calendar do not exist, others are in order")
  func dates() throws {
    #expect(CalendarDate(year: 0, month: 1, day: 1) == nil)
    #expect(CalendarDate(year: 10_000, month: 1, day: 1) == nil)
    #expect(CalendarDate(year: 2026, month: 4, day: 31) == nil)
    #expect(CalendarDate(year: 2026, month: 0, day: 1) == nil)
    let first = try #require(CalendarDate(year: 2025, month: 12, day: 31))
    let second = try #require(CalendarDate(year: 2026, month: 1, day: 1))
    #expect(first < second && first.iso8601 == "2025-12-31")
  }

  @Test(
    "each day is read back as it was written in every style",
    arguments: [
      "en", "ar-EG", "ja", "ru", "hi", "de", "es", "fr", "he", "ko", "pl", "tr", "th", "vi",
    ])
  func roundTrip(locale: String) throws {
    let formatting = DateFormatting(locale: locale)
    for year in [1, 100, 999, 2000, 2026] {
      for month in 1...12 {
        for day in [1, 14, 29, 31] {
          guard let date = CalendarDate(year: year, month: month, day: day) else { continue }
          for style in DateFormatting.Style.allCases {
            #expect(try formatting.date(formatting.text(of: date, style: style)) == date)
          }
        }
      }
    }
  }
}
