import ICUKit
import Testing

@Suite struct NumberOptionsTests {
  private func options(
    _ kind: NumberOptions.Kind = .decimal, _ change: (inout NumberOptions) -> Void = { _ in }
  ) -> NumberOptions {
    var options = NumberOptions(kind)
    change(&options)
    return options
  }

  private func text(
    _ value: Double, _ options: NumberOptions, locale: String = "en"
  ) throws -> String {
    try NumberFormat.shared(for: locale, style: options.style).text(of: .double(value))
  }

  @Test("numbers have at most three decimals, percentages none, amounts those of the currency")
  func defaults() throws {
    #expect(try text(1234.56789, options()) == "1,234.568")
    #expect(try text(0.125, options(.percent)) == "13%")
    #expect(try text(42, options(.currency("EUR"))) == "€42.00")
    #expect(try text(42, options(.currency("JPY"))) == "¥42")
    #expect(try text(42.5, options(.unit("kilometer-per-hour"))) == "42.5 km/h")
  }

  @Test("decimals and significant digits are as asked for")
  func digits() throws {
    #expect(try text(4.2, options { $0.minimumFractionDigits = 2 }) == "4.20")
    #expect(try text(1.23456, options { $0.minimumFractionDigits = 4 }) == "1.2346")
    #expect(try text(4.25, options { $0.maximumFractionDigits = 1 }) == "4.3")
    #expect(try text(4.25, options { $0.maximumFractionDigits = 0 }) == "4")
    #expect(
      try text(1.1, options { ($0.minimumFractionDigits, $0.maximumFractionDigits) = (2, 1) })
        == "1.10")
    #expect(try text(0.12345678, options(.percent) { $0.maximumFractionDigits = 1 }) == "12.3%")
    #expect(try text(12345, options { $0.maximumSignificantDigits = 2 }) == "12,000")
    #expect(try text(1.5, options { $0.minimumSignificantDigits = 3 }) == "1.50")
    #expect(try text(7, options { $0.minimumIntegerDigits = 3 }) == "007")
    #expect(try text(42, options(.currency("EUR")) { $0.maximumFractionDigits = 0 }) == "€42")
    #expect(
      try text(5, options(.currency("EUR")) { $0.trailingZeroDisplay = .stripIfInteger }) == "€5")
    #expect(
      try text(5.5, options(.currency("EUR")) { $0.trailingZeroDisplay = .stripIfInteger })
        == "€5.50")
    #expect(
      try text(
        5, options { ($0.minimumFractionDigits, $0.trailingZeroDisplay) = (2, .stripIfInteger) })
        == "5")
    #expect(try text(1, options { $0.minimumFractionDigits = .max }).utf8.count == 102)
    #expect(try text(1, options { $0.minimumIntegerDigits = -5 }) == "1")
  }

  @Test("priorities choose between decimals and significant digits")
  func priorities() throws {
    func shown(_ priority: NumberOptions.RoundingPriority) throws -> String {
      let both = options {
        $0.maximumFractionDigits = 2
        $0.maximumSignificantDigits = 2
        $0.roundingPriority = priority
      }
      return try text(12.3456, both)
    }
    #expect(try shown(.auto) == "12")
    #expect(try shown(.morePrecision) == "12.35")
    #expect(try shown(.lessPrecision) == "12")
  }

  @Test("increments count units of the last decimal")
  func increments() throws {
    let cash = options {
      ($0.minimumFractionDigits, $0.maximumFractionDigits, $0.roundingIncrement) = (2, 2, 5)
    }
    #expect(try text(1.23, cash) == "1.25")
    #expect(try text(1.22, cash) == "1.20")
    let hundreds = options { ($0.maximumFractionDigits, $0.roundingIncrement) = (0, 500) }
    #expect(try text(1730, hundreds) == "1,500")
  }

  @Test(
    "halves and rests go where the mode says",
    arguments: zip(
      NumberOptions.RoundingMode.allCases,
      [
        ["3", "-2"], ["2", "-3"], ["3", "-3"], ["2", "-2"], ["3", "-2"], ["2", "-3"], ["3", "-3"],
        ["2", "-2"], ["2", "-2"],
      ]))
  func modes(_ mode: NumberOptions.RoundingMode, _ shown: [String]) throws {
    let whole = options { ($0.maximumFractionDigits, $0.roundingMode) = (0, mode) }
    #expect(try [2.5, -2.5].map { try text($0, whole) } == shown)
  }

  @Test(
    "signs are shown where they are asked for",
    arguments: zip(
      NumberOptions.SignDisplay.allCases,
      [
        ["1", "-1", "0", "-0"], ["+1", "-1", "+0", "-0"], ["+1", "-1", "0", "0"],
        ["1", "-1", "0", "0"], ["1", "1", "0", "0"],
      ]))
  func signs(_ display: NumberOptions.SignDisplay, _ shown: [String]) throws {
    let signed = options { $0.signDisplay = display }
    #expect(try [1, -1, 0, -0.0].map { try text($0, signed) } == shown)
    let accounting = options(.currency("USD", .symbol, .accounting)) { $0.signDisplay = display }
    #expect(try text(-1, accounting) == (display == .never ? "$1.00" : "($1.00)"))
  }

  @Test(
    "digits are separated where it is asked for",
    arguments: zip(
      NumberOptions.Grouping.allCases,
      [["1234", "12.345"], ["1.234", "12.345"], ["1234", "12345"], ["1234", "12.345"]]))
  func grouping(_ grouping: NumberOptions.Grouping, _ shown: [String]) throws {
    let grouped = options { $0.grouping = grouping }
    #expect(try [1234, 12345].map { try text($0, grouped, locale: "es") } == shown)
  }

  @Test("currencies and units have symbols, codes and names")
  func names() throws {
    let currencies = NumberOptions.CurrencyDisplay.allCases.map { options(.currency("USD", $0)) }
    #expect(
      try currencies.map { try text(1, $0, locale: "en-CA") } == [
        "US$1.00", "US$1.00", "1.00 US dollars", "USD\u{A0}1.00", "1.00",
      ])
    let units = NumberOptions.UnitDisplay.allCases.map { options(.unit("meter", $0)) }
    #expect(try units.map { try text(5, $0) } == ["5 meters", "5 m", "5m"])
    #expect(try text(5, options(.unit("meter", .long)), locale: "es") == "5 metros")
  }

  @Test(
    "codes and units that cannot be are errors", arguments: ["", "EURO", "E R", "1/2", "no-unit"])
  func errors(_ name: String) {
    #expect(throws: FormatStyleError.self) { try text(1, options(.currency(name))) }
    #expect(throws: FormatStyleError.self) { try text(1, options(.unit(name))) }
  }
}
