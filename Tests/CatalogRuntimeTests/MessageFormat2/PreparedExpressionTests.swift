import CatalogRuntime
import Testing

@Suite("Functions with options that are prepared once")
struct PreparedExpressionTests {
  private static let messages = [
    "{$x :number minimumFractionDigits=2}", "{$x :number maximumFractionDigits=0}",
    "{$x :number signDisplay=always useGrouping=never}", "{$x :integer signDisplay=exceptZero}",
    "{$x :integer maximumSignificantDigits=1}", "{$x :percent}",
    "{$x :percent maximumFractionDigits=1}",
    "{$x :currency currency=EUR}", "{$x :currency currency=JPY currencyDisplay=name}",
    "{$x :unit unit=kilometer-per-hour}", "{$x :unit unit=meter usage=person-height}",
    "{$x :number roundingMode=floor maximumFractionDigits=1}", "{$x :offset add=1}",
    "{$x :number minimumFractionDigits=bad}", "{$x :currency}", "{$x :number u:dir=rtl}",
    "{$x :number u:locale=de minimumFractionDigits=1}", "{$x :number minimumFractionDigits=$y}",
    "{$x :currency currency=$code}", "{$x :date}", "{$x :time}", "{$x :datetime}", "{$x}",
    "{$x :date length=long fields=year-month-day-weekday}",
    "{$x :datetime dateLength=short timePrecision=second timeZone=|Asia/Tokyo|}",
    "{$x :time precision=minute hour12=false}", "{$x :time timeZone=input}",
    "{$x :date calendar=buddhist}", "{$x :string}",
    ".input {$x :number minimumFractionDigits=1} .match $x one {{one {$x}}} 3 {{three}} * {{other {$x}}}",
    ".input {$x :number select=ordinal} .match $x one {{{$x}st}} two {{{$x}nd}} 3 {{3rd}} * {{{$x}th}}",
    ".input {$x :number select=exact} .match $x one {{one}} 1 {{1 {$x}}} * {{other {$x}}}",
    ".input {$x :integer useGrouping=never} .match $x one {{one {$x}}} * {{other {$x}}}",
    ".input {$x :percent} .match $x one {{one {$x}}} 100 {{all}} * {{other {$x}}}",
    ".input {$x :currency currency=USD} .match $x 1 {{one}} * {{other {$x}}}",
    ".input {$x :date} {{{$x} and {$x}}}",
  ]
  private static let values: [FormatArgument] = [
    .integer(0), .integer(1), .integer(2), .integer(3), .integer(22), .integer(-1234),
    .integer(.min),
    .number(1), .number(0.5), .number(-0.4), .number(-0.0), .number(1.5), .number(24.5),
    .number(1234.5678), .number(1e22), .number(.infinity), .number(.nan), .decimal("1.50"),
    .unsignedInteger(.max), .string("12"), .string("x"), .string("2006-01-02T15:04:06"),
    .date(secondsSince1970: 1_136_214_246.789), .date(secondsSince1970: .nan),
  ]

  @Test(
    "a text is that of its parts, which are made anew each time", arguments: messages,
    ["en-US", "de", "ar-EG", "ja"])
  func sameAsParts(_ message: String, locale: String) throws {
    let bundle = try MessageFormat2Samples.bundle(message, locale: locale)
    for isolation in [FormatOptions.Isolation.automatic, .always, .never] {
      for value in Self.values {
        let arguments: NamedArguments = ["x": value, "y": .integer(2), "code": .string("CHF")]
        let options = FormatOptions(isolation: isolation)
        let (parts, partIssues) = LocalizationIssue.collecting {
          bundle.parts(
            forKey: "k", named: arguments, locale: CatalogLocale(locale), options: options)
        }
        for _ in 0..<2 {
          let (text, issues) = LocalizationIssue.collecting {
            bundle.string(
              forKey: "k", named: arguments, locale: CatalogLocale(locale), options: options)
          }
          #expect(text == parts.map(\.text).joined(), "\(value)")
          #expect(
            MessageFormat2Samples.kinds(of: issues)
              == MessageFormat2Samples.kinds(of: partIssues), "\(value)")
        }
      }
    }
  }
}
