import CatalogRuntime
import CatalogTestSupport
import Testing

@testable import FormFields

@Suite("Dates in fields")
struct DateFormatTests {
  private static let leapDay = CalendarDate(year: 2024, month: 2, day: 29)

  @Test(
    "dates are read as the locale writes them",
    arguments: [
      ("en", "2/29/2024"), ("en", "February 29, 2024"), ("es", "29/2/2024"), ("de", "29.02.2024"),
      ("ja", "2024/02/29"), ("ko", "2024. 2. 29."), ("fr", "2024-02-29"), ("ar", "٢٩/٢/٢٠٢٤"),
      ("es", "29 de febrero de 2024"),
    ] as [(CatalogLocale, String)])
  func reading(locale: CatalogLocale, text: String) {
    #expect(DateFormat().read(text, in: locale) == Self.leapDay.map { .success($0) })
  }

  @Test("what is no date is quoted, a short year gets a sample")
  func errors() {
    #expect(DateFormat().error("soon") == "“soon” is not a date.")
    #expect(DateFormat().error("2/30/2024") == "“2/30/2024” is not a date.")
    #expect(DateFormat().error("31/2/2024", in: "es") == "«31/2/2024» no es una fecha.")
    #expect(DateFormat().error("2/3/24") == "Enter a date such as 12/31/2026.")
    #expect(
      DateFormat().error("3.2.24", in: "es") == "Introduce una fecha; por ejemplo, 31/12/2026.")
    #expect(DateFormat().error("") == "This field is required.")
    #expect(DateFormat().error(String(repeating: "1", count: 1_000_000))?.utf8.count ?? .max < 200)
  }

  @Test("a range of dates speaks of dates")
  func range() throws {
    let first = try #require(CalendarDate(year: 2026, month: 1, day: 1))
    let last = try #require(CalendarDate(year: 2026, month: 12, day: 31))
    let range = RangeValidator(first...last, format: DateFormat())
    #expect(range.text("1/1/2027") == "Enter a date between 1/1/2026 and 12/31/2026.")
    #expect(
      range.message(for: first) == nil
        && range.text("1/1/2027", in: "es")
          == "Introduce una fecha entre el 1/1/2026 y el 31/12/2026."
    )
    let least = RangeValidator(first..., format: DateFormat(style: .long))
    #expect(least.text("12/31/2025") == "Enter a date that is January 1, 2026 or later.")
    let most = RangeValidator(...last, format: DateFormat())
    #expect(
      most.text("01.01.2027", in: "de")
        == "Geben Sie ein Datum ein, das nicht nach dem 31.12.2026 liegt.")
  }

  @Test("help shows a date of the reader")
  func help() {
    #expect(DateFormat().help.text(in: "de").contains("31.12.2026"))
    #expect(DateFormat(style: .long).help.text(in: "es").contains("31 de diciembre de 2026"))
  }

  @Test("random dates are read back as they were shown", arguments: Locales.all)
  func roundTrip(locale: CatalogLocale) {
    var generator = SeededGenerator(seed: 8)
    for style in DateFormat.Style.allCases {
      let format = DateFormat(style: style)
      for _ in 0..<150 {
        guard
          let date = CalendarDate(
            year: .random(in: 1000...9999, using: &generator),
            month: .random(in: 1...12, using: &generator),
            day: .random(in: 1...28, using: &generator))
        else { continue }
        let text = format.text(of: date, in: locale)
        #expect(format.read(text, in: locale) == .success(date), "\(text)")
      }
    }
  }
}
