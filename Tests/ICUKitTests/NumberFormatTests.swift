import CatalogTestSupport
import ICUKit
import LocaleCore
import Testing

@Suite struct NumberFormatTests {
  @Test(
    "numbers of messages are those of ICU’s MessageFormat",
    .enabled(if: MessageFormatOracle.isThere),
    arguments: MessageFormatOracle.formats(["number", "spellout", "ordinal", "duration"]))
  func oracle(_ format: MessageFormatOracle.Format) throws {
    guard let value = value(of: format.row.args[0]) else { return }
    let style = style(type: format.type, style: format.style)
    guard let expected = format.row.exp else {
      #expect(throws: FormatStyleError.self) {
        try NumberFormat.shared(for: format.row.locale, style: style)
      }
      return
    }
    let number = try NumberFormat.shared(for: format.row.locale, style: style)
    #expect(try number.text(of: value) == expected)
    #expect(try number.parts(of: value).map(\.text).joined() == expected)
  }

  private func value(of argument: MessageFormatOracle.Row.Argument) -> NumericValue? {
    switch (argument.type, argument.value) {
    case ("int", .number(let value)): return .integer(Int64(value))
    case ("double", .number(let value)): return .double(value)
    case ("decimal", .string(let text)): return .decimal(text)
    default: return nil
    }
  }

  private func style(type: String, style: String?) -> NumberStyle {
    let style = style.map { MessageFormatOracle.trimmed($0[...]) }
    switch type {
    case "spellout": return .spellout(ruleSet: style)
    case "ordinal": return .ordinal(ruleSet: style)
    case "duration": return .duration(ruleSet: style)
    default: break
    }
    switch style {
    case nil, "": return .decimal
    case "integer": return .integer
    case "percent": return .percent
    case "currency": return .currency
    case let style? where style.hasPrefix("::"):
      return .skeleton(MessageFormatOracle.trimmed(style.dropFirst(2)))
    case let style?: return .pattern(style)
    }
  }

  @Test(
    "numbers have the digits, separators and signs of the locale",
    arguments: [
      ("en", .decimal, .double(-1234.5678), "-1,234.568"),
      ("es", .decimal, .integer(1234), "1.234"), ("es", .skeleton(""), .integer(1234), "1234"),
      ("es", .skeleton(""), .integer(12345), "12.345"),
      ("de", .pattern("#,##0.00"), .double(1234.5), "1.234,50"),
      ("fr", .percent, .double(0.125), "12\u{A0}%"),
      ("hi", .integer, .integer(1_234_567), "12,34,567"),
      ("ar-EG", .decimal, .double(-1234.5), "\u{61C}-١٬٢٣٤٫٥"),
      ("fa", .integer, .integer(1234), "۱٬۲۳۴"),
      ("ja", .skeleton("currency/JPY"), .double(1234.5), "￥1,234"),
      ("en", .skeleton("currency/EUR .00"), .integer(5), "€5.00"),
      ("de", .skeleton("currency/EUR unit-width-full-name"), .integer(1), "1,00 Euro"),
      ("en", .currency, .double(1.5), "¤1.50"), ("en-US", .currency, .double(1.5), "$1.50"),
      ("fr-CH", .currency, .double(1.5), "1.50\u{A0}CHF"),
      ("en", .skeleton("unit/kilometer-per-hour"), .integer(100), "100 km/h"),
      ("en", .skeleton("compact-short"), .integer(12345), "12K"),
      ("es", .skeleton("compact-long"), .integer(2_000_000), "2 millones"),
      ("en", .skeleton("scientific"), .double(12345), "1.2345E4"),
      ("th-u-nu-thai", .integer, .integer(12), "๑๒"),
      ("en-u-nu-roman", .integer, .integer(12), "XII"),
      ("xx", .decimal, .double(1234.5), "1,234.5"),
    ] as [(String, NumberStyle, NumericValue, String)])
  func numbers(_ locale: String, _ style: NumberStyle, _ value: NumericValue, _ text: String) throws
  {
    let format = try NumberFormat.shared(for: locale, style: style)
    #expect(try format.text(of: value) == text)
  }

  @Test(
    "numbers in words follow the rules of the language",
    arguments: [
      ("en", .spellout(ruleSet: nil), 1234, "one thousand two hundred thirty-four"),
      ("es", .spellout(ruleSet: "%spellout-cardinal-feminine"), 21, "veintiuna"),
      ("en", .spellout(ruleSet: "%spellout-ordinal"), 42, "forty-second"),
      ("en", .spellout(ruleSet: "%no-such-rules"), 42, "forty-two"),
      ("fr", .ordinal(ruleSet: nil), 1, "1er"), ("en", .ordinal(ruleSet: nil), 1023, "1,023rd"),
      ("en", .duration(ruleSet: nil), 3723, "1:02:03"), ("ja", .spellout(ruleSet: nil), 21, "二十一"),
    ] as [(String, NumberStyle, Int64, String)])
  func words(_ locale: String, _ style: NumberStyle, _ value: Int64, _ text: String) throws {
    let format = try NumberFormat.shared(for: locale, style: style)
    #expect(try format.text(of: .integer(value)) == text)
    #expect(try format.parts(of: .integer(value)) == [FormattedPart(field: nil, text: text)])
  }

  @Test(
    "no digit of a number is lost",
    arguments: [
      (.unsignedInteger(.max), "18,446,744,073,709,551,615"),
      (.integer(.min), "-9,223,372,036,854,775,808"),
      (.decimal("123456789012345678901234567890.5"), "123,456,789,012,345,678,901,234,567,890.5"),
      (.decimal("0.42e+1"), "4.2"), (.double(.infinity), "∞"), (.double(-.infinity), "-∞"),
      (.double(.nan), "NaN"), (.double(0.1), "0.1"), (.double(-0.0), "-0"),
      (.decimal("1e30"), "1" + String(repeating: ",000", count: 10)),
    ] as [(NumericValue, String)])
  func digits(_ value: NumericValue, _ text: String) throws {
    #expect(try NumberFormat.shared(for: "en", style: .decimal).text(of: value) == text)
    let skeleton = try NumberFormat.shared(for: "en", style: .skeleton(""))
    #expect(try skeleton.text(of: value) == text)
  }

  @Test(
    "what is no decimal number or has too many digits is an error",
    arguments: [
      ("", "U_DECIMAL_NUMBER_SYNTAX_ERROR"), ("1.", "U_DECIMAL_NUMBER_SYNTAX_ERROR"),
      (".5", "U_DECIMAL_NUMBER_SYNTAX_ERROR"), ("1e", "U_DECIMAL_NUMBER_SYNTAX_ERROR"),
      ("NaN", "U_DECIMAL_NUMBER_SYNTAX_ERROR"), ("1 ", "U_DECIMAL_NUMBER_SYNTAX_ERROR"),
      ("1e999999999", "U_INPUT_TOO_LONG_ERROR"),
      ("1e-99999999999999999999", "U_INPUT_TOO_LONG_ERROR"),
      (String(repeating: "9", count: 100_000), "U_INPUT_TOO_LONG_ERROR"),
    ])
  func badDigits(_ digits: String, _ name: String) throws {
    let format = try NumberFormat.shared(for: "en", style: .decimal)
    let error = #expect(throws: ICUError.self) { try format.text(of: .decimal(digits)) }
    #expect(error?.name == name)
    #expect(throws: ICUError.self) { try format.parts(of: .decimal(digits)) }
    #expect(throws: ICUError.self) { try format.pluralCategory(of: .decimal(digits)) }
  }

  @Test(
    "a style that ICU refuses is an error with its place",
    arguments: [
      (.skeleton("percent bogus"), "U_NUMBER_SKELETON_SYNTAX_ERROR", 8),
      (.skeleton("currency/EURO"), "U_NUMBER_SKELETON_SYNTAX_ERROR", 9),
      (.skeleton("scale/1E999999999"), "U_INPUT_TOO_LONG_ERROR", nil),
      (.skeleton(String(repeating: "0", count: 10_000)), "U_INPUT_TOO_LONG_ERROR", nil),
      (.pattern("#.#.#"), "U_UNQUOTED_SPECIAL", nil),
    ] as [(NumberStyle, String, Int?)])
  func badStyles(_ style: NumberStyle, _ name: String, _ offset: Int?) {
    let error = #expect(throws: FormatStyleError.self) {
      try NumberFormat.shared(for: "en", style: style)
    }
    #expect(error?.icuError.name == name)
    #expect(error?.offset == offset)
  }

  @Test("the parts of a number say what they show")
  func parts() throws {
    let euros = try NumberFormat.shared(for: "de", style: .skeleton("currency/EUR"))
    #expect(
      try euros.parts(of: .double(-1_234_567.5)).map(\.text) == [
        "-", "1", ".", "234", ".", "567", ",", "50", "\u{A0}", "€",
      ])
    #expect(
      try euros.parts(of: .double(-1_234_567.5)).map(\.field) == [
        .sign, .integer, .groupingSeparator, .integer, .groupingSeparator, .integer,
        .decimalSeparator, .fraction, nil, .currency,
      ])
    let plain = try NumberFormat.shared(for: "en", style: .decimal)
    #expect(
      try plain.parts(of: .integer(42)) == [FormattedPart(field: NumberField.integer, text: "42")])
    let scientific = try NumberFormat.shared(for: "en", style: .skeleton("scientific"))
    #expect(
      try scientific.parts(of: .double(0.012)).map(\.field) == [
        .integer, .decimalSeparator, .fraction, .exponentSymbol, .exponentSign, .exponent,
      ])
    let compact = try NumberFormat.shared(for: "en", style: .skeleton("compact-short"))
    #expect(try compact.parts(of: .integer(12_000)).map(\.field) == [.integer, .compact])
    let percent = try NumberFormat.shared(for: "en", style: .percent)
    #expect(try percent.parts(of: .double(0.5)).map(\.field) == [.integer, .percentSign])
    let unit = try NumberFormat.shared(for: "en", style: .skeleton("unit/meter"))
    #expect(try unit.parts(of: .integer(5)).map(\.field) == [.integer, nil, .unit])
  }

  @Test("very many fields are all there")
  func manyParts() throws {
    let format = try NumberFormat.shared(for: "en", style: .decimal)
    let parts = try format.parts(of: .decimal(String(repeating: "1", count: 3000)))
    #expect(parts.count == 1999)
    #expect(parts.filter { $0.field == .groupingSeparator }.count == 999)
  }

  @Test(
    "the plural category is that of the digits that are shown",
    arguments: [
      ("en", .decimal, .integer(1), .one), ("en", .skeleton(".0"), .integer(1), .other),
      ("en", .integer, .double(1.4), .one), ("en", .pattern("0.00"), .double(1), .other),
      ("pl", .integer, .integer(22), .few), ("ar", .decimal, .integer(0), .zero),
      ("fr", .skeleton("compact-long"), .integer(1_000_000), .many),
      ("en", .percent, .double(0.01), .one), ("en", .decimal, .decimal("1"), .one),
      ("en", .spellout(ruleSet: nil), .integer(1), .one),
      ("es", .decimal, .double(.infinity), .other),
    ] as [(String, NumberStyle, NumericValue, PluralCategory)])
  func plurals(
    _ locale: String, _ style: NumberStyle, _ value: NumericValue, _ category: PluralCategory
  ) throws {
    let format = try NumberFormat.shared(for: locale, style: style)
    #expect(try format.pluralCategory(of: value) == category)
  }

  @Test("places in an order have categories of their own")
  func ordinals() throws {
    let format = try NumberFormat.shared(for: "en", style: .decimal)
    #expect(try format.pluralCategory(of: .integer(22), kind: .ordinal) == .two)
    #expect(try format.pluralCategory(of: .integer(22)) == .other)
  }

  @Test("bytes are written where there is room, and counted where there is none")
  func bytes() throws {
    for style in [NumberStyle.decimal, .skeleton("")] {
      let format = try NumberFormat.shared(for: "fa", style: style)
      let text = try format.text(of: .integer(1234))
      var bytes = [UInt8](repeating: 0xFF, count: 64)
      let count = try unsafe bytes.withUnsafeMutableBufferPointer { buffer in
        try unsafe format.write(.integer(1234), into: buffer)
      }
      #expect(bytes.prefix(count) == Array(text.utf8)[...])
      for room in 0..<text.utf8.count {
        let needed = try unsafe bytes.withUnsafeMutableBufferPointer { buffer in
          try unsafe format.write(.integer(1234), into: .init(rebasing: buffer[..<room]))
        }
        #expect(needed == text.utf8.count)
      }
    }
  }

  @Test("threads share a format")
  func threads() async throws {
    let format = try NumberFormat.shared(for: "de", style: .skeleton("currency/EUR"))
    await withTaskGroup(of: Bool.self) { group in
      for start in 0..<8 {
        group.addTask {
          (0..<500).allSatisfy { index in
            (try? format.text(of: .integer(Int64(start * 500 + index % 900))))?.hasSuffix(
              ",00\u{A0}€")
              == true
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test(
    "numbers for which the rules of ICU never end are shown",
    arguments: [
      ("pl", NumberStyle.spellout(ruleSet: nil), -1e-12, "zero"),
      ("pl", .spellout(ruleSet: nil), 5.000_000_000_01, "pięć"),
      ("pl", .spellout(ruleSet: nil), .leastNonzeroMagnitude, "zero"),
      ("pl", .spellout(ruleSet: nil), 0.5, "zero przecinek pięć"),
      ("zh", .ordinal(ruleSet: nil), -.infinity, "-∞"),
      ("ja", .ordinal(ruleSet: nil), -.infinity, "-∞"),
      ("ja", .ordinal(ruleSet: nil), .infinity, "∞"),
      ("th", .ordinal(ruleSet: nil), -.infinity, "-∞"),
      ("en", .spellout(ruleSet: nil), -.infinity, "minus infinity"),
      ("ja", .ordinal(ruleSet: nil), -12, "第−12"),
    ])
  func endlessRules(locale: String, style: NumberStyle, value: Double, text: String) throws {
    let format = try NumberFormat(locale: locale, style: style)
    #expect(try format.text(of: .double(value)) == text)
  }

  @Test("digits that no double holds are shown by rules")
  func endlessDigits() throws {
    let format = try NumberFormat(locale: "zh", style: .ordinal(ruleSet: nil))
    let text = try format.text(of: .decimal("-1e4000"))
    #expect(text.hasPrefix("-10,000"))
    #expect(text.filter { $0 == "0" }.count == 4000)
  }
}
