import CatalogCompiler
import CatalogModel
import CatalogRuntime
import Testing

/// Messages and values that nobody means are shown somehow, with an issue where something is wrong.
struct HostileMessageTests {
  private static let digits = String(repeating: "9", count: 400)

  private func shown(
    _ text: String, _ syntax: TextSyntax, _ value: FormatArgument, locale: String = "en"
  ) throws -> (text: String, issues: [LocalizationIssue]) {
    let bundle = try CatalogBundle(
      contents: CatalogCompiler.compile(message: text, syntax: syntax, locale: locale))
    let shown = LocalizationIssue.collecting {
      bundle.string(
        forKey: CatalogCompiler.messageKey, named: ["n": value], locale: CatalogLocale(locale),
        options: FormatOptions(isolation: .never))
    }
    return (shown.result, shown.issues)
  }

  private static let values: [FormatArgument] = [
    .number(.infinity), .number(-.infinity), .number(.nan), .number(.leastNonzeroMagnitude),
    .number(.greatestFiniteMagnitude), .integer(.min), .integer(.max), .unsignedInteger(.max),
    .decimal(digits), .decimal("-1e4000"), .decimal("1e-4000"), .decimal("x"), .string(""),
    .date(secondsSince1970: .infinity), .date(secondsSince1970: .nan),
    .date(secondsSince1970: -1e300), .date(secondsSince1970: 1e18),
  ]

  @Test(
    "no value breaks a message of ICU MessageFormat",
    arguments: [
      "{n}", "{n, number}", "{n, number, percent}", "{n, number, currency}",
      "{n, number, ::compact-long}", "{n, number, #,##0.00}", "{n, spellout}", "{n, ordinal}",
      "{n, duration}", "{n, date}", "{n, time, full}", "{n, date, ::GyMMMd}",
      "{n, plural, =99999999999999999999{a}other{#}}",
      "{n, selectordinal, one{#st}other{#th}}", "{n, choice, -∞#a|0#b|∞<c}",
      "{n, select, other{x}}",
    ])
  func values1(text: String) throws {
    for locale in ["en", "ar", "zh", "pl", "ja", "he", "hi-u-nu-roman", "en-u-nu-hebr"] {
      for value in Self.values {
        let (shown, _) = try shown(text, .messageFormat1, value, locale: locale)
        // An empty text is shown as it is.
        #expect(!shown.isEmpty || value == .string(""))
      }
    }
  }

  @Test(
    "no value breaks a message of MessageFormat 2",
    arguments: [
      "{$n}", "{$n :number}", "{$n :integer}", "{$n :percent}", "{$n :currency currency=EUR}",
      "{$n :unit unit=meter}", "{$n :offset add=1}", "{$n :date}", "{$n :time}", "{$n :datetime}",
      "{$n :number minimumFractionDigits=999999999}", "{$n :offset add=\(digits)}",
      "{$n :number minimumIntegerDigits=-1}", "{$n :number maximumSignificantDigits=0}",
      ".input {$n :number} .match $n \(digits) {{a}} one {{b}} * {{c}}",
      ".input {$n :offset subtract=99} .match $n 1 {{a}} * {{{$n}}}",
    ])
  func values2(text: String) throws {
    for locale in ["en", "ar", "zh", "pl", "hi-u-nu-roman"] {
      for value in Self.values {
        let (shown, _) = try shown(text, .messageFormat2, value, locale: locale)
        #expect(!shown.isEmpty || value == .string(""))
      }
    }
  }

  @Test(
    "an option that cannot be is an issue, and the value is shown",
    arguments: [
      ("{$n :number minimumFractionDigits=999999999}", "1"),
      ("{$n :number minimumIntegerDigits=-1}", "1"),
    ])
  func options(text: String, expected: String) throws {
    let (shown, issues) = try shown(text, .messageFormat2, .integer(1))
    #expect(shown == expected)
    #expect(issues.count == 1)
  }

  @Test(
    "dates before 1582 are those of ISO 8601 in MessageFormat 2, and Julian in ICU MessageFormat")
  func julianDates() throws {
    #expect(
      try shown("{|1500-03-01| :date calendar=gregory}", .messageFormat2, .string("")).text
        == "Mar 1, 1500")
    // 1 March 1500, at noon in UTC.
    let noon = FormatArgument.date(secondsSince1970: -14_826_672_000 + 43_200)
    let second = try shown("{$n :date fields=|year-month-day| timeZone=UTC}", .messageFormat2, noon)
    #expect(second.text == "Mar 1, 1500")
    let first = try shown("{n, date, ::yMMMd}", .messageFormat1, noon)
    #expect(first.text == "Feb 20, 1500")
  }
}
