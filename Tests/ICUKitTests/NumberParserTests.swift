import CatalogTestSupport
import ICUKit
import Testing

@Suite struct NumberParserTests {
  @Test(
    "a number is read as the locale writes it",
    arguments: [
      ("en", "1,234", "1234"), ("es", "1,234", "1.234"), ("en", "1.234", "1.234"),
      ("es", "1.234", "1234"), ("es", "12.345,60", "12345.60"), ("de", "1.234.567,8", "1234567.8"),
      ("de-CH", "1’234.5", "1234.5"), ("de-CH", "1'234'567", "1234567"),
      ("fr", "1\u{202F}234,5", "1234.5"), ("fr", "1 234 567", "1234567"),
      ("fr", "1\u{A0}234,5", "1234.5"), ("ru", "1\u{A0}234,5", "1234.5"), ("ru", "1 234", "1234"),
      ("ar-EG", "١٬٢٣٤٫٥", "1234.5"), ("ar-EG", "1,234.5", "1234.5"), ("ar-EG", "\u{61C}-٥", "-5"),
      ("ar-MA", "1.234,5", "1234.5"), ("fa", "\u{200E}−۱٬۲۳۴", "-1234"),
      ("he", "\u{200E}-1,234", "-1234"),
      ("hi", "12,34,567", "1234567"), ("hi", "१२,३४,५६७.८", "1234567.8"),
      ("ja", "１，２３４．５", "1234.5"),
      ("zh", "1,234", "1234"), ("zh-u-nu-hanidec", "一二.三", "12.3"), ("pt-BR", "1.234,5", "1234.5"),
      ("tr", "1.234,5", "1234.5"), ("en", "  -42 ", "-42"), ("en", "−42", "-42"),
      ("en", "–42", "-42"),
      ("en", "- 42", "-42"), ("en", "+42", "42"), ("en", "-0", "0"), ("en", "-0.00", "0.00"),
      ("en", "007", "7"), ("en", ".5", "0.5"), ("en", "-.5", "-0.5"),
      ("sv", "−1\u{A0}234", "-1234"),
      ("en", "\u{2066}12\u{2069}", "12"), ("en", "1234567", "1234567"), ("xx", "1,234.5", "1234.5"),
      ("en", "123456789012345678901234567890.12", "123456789012345678901234567890.12"),
      ("es", "1234,5", "1234.5"), ("pl", "1234,5", "1234.5"), ("ko", "12,345", "12345"),
    ])
  func decimals(locale: String, text: String, decimal: String) throws {
    #expect(try NumberParser(locale: locale).decimal(text) == decimal)
  }

  @Test(
    "what is no number in the locale is refused, and why is told",
    arguments: [
      ("en", "", .empty), ("en", " \u{200E}\u{A0}", .empty), ("en", "-", .invalid),
      ("en", "abc", .invalid), ("en", "12a", .invalid), ("en", "1e5", .invalid),
      ("en", "5.", .invalid), ("en", ".", .invalid), ("en", "1.2.3", .invalid),
      ("en", "--1", .invalid), ("en", "1-", .invalid), ("en", "1٢", .invalid),
      ("en", "1 234", .invalid), ("en", "$1", .invalid), ("en", "1%", .invalid),
      ("en", "٣a", .invalid), ("en", "NaN", .invalid), ("en", "∞", .invalid),
      ("en", "12,34", .misplacedGrouping), ("en", "1,2345", .misplacedGrouping),
      ("en", ",123", .misplacedGrouping), ("en", "1,,234", .misplacedGrouping),
      ("en", "1,234,", .misplacedGrouping), ("en", "1234,567", .misplacedGrouping),
      ("en", "1.234,567", .misplacedGrouping), ("en", "0,123", .misplacedGrouping),
      ("de", "1.23", .misplacedGrouping), ("de", "1 234", .invalid),
      ("hi", "1,234,567", .misplacedGrouping), ("fr", "12 34", .misplacedGrouping),
      ("fr", "1.5", .invalid), ("de-CH", "1,5", .invalid),
      ("en-US-POSIX", "1,234", .misplacedGrouping),
      ("ar-EG", "١,٢٣٤", .invalid), ("en", "1\n2", .invalid), ("en", "1\u{0}", .invalid),
    ] as [(String, String, NumberParseError)])
  func errors(locale: String, text: String, expected: NumberParseError) {
    #expect(throws: expected) { try NumberParser(locale: locale).decimal(text) }
    #expect(throws: expected) { try NumberParser(locale: locale).double(text) }
  }

  @Test("whole numbers have no decimals and fit into 64 bits")
  func integers() throws {
    let english = NumberParser(locale: "en")
    #expect(try english.integer("9,223,372,036,854,775,807") == .max)
    #expect(try english.integer("-9223372036854775808") == .min)
    #expect(throws: NumberParseError.outOfRange) { try english.integer("9223372036854775808") }
    #expect(throws: NumberParseError.notWhole) { try english.integer("1.0") }
    #expect(throws: NumberParseError.misplacedGrouping) { try english.integer("12,34") }
    #expect(throws: NumberParseError.notWhole) { try NumberParser(locale: "es").integer("12,34") }
  }

  @Test("binary numbers are the nearest ones, and finite")
  func doubles() throws {
    let german = NumberParser(locale: "de")
    #expect(try german.double("0,1") == 0.1)
    #expect(try german.double("-1.234,5") == -1234.5)
    #expect(try german.double(String(repeating: "9", count: 300)) == 1e300)
    #expect(throws: NumberParseError.outOfRange) {
      try german.double(String(repeating: "9", count: 400))
    }
  }

  @Test("a very long text is refused at once", arguments: ["1", " ", "1,", "-", "\u{200E}"])
  func longText(unit: String) {
    #expect(throws: NumberParseError.tooLong) {
      try NumberParser(locale: "en").decimal(String(repeating: unit, count: 1_000_000))
    }
  }

  @Test(
    "a number is written for editing",
    arguments: [
      ("en", "-1234.50", "-1234.50", "-1,234.50"), ("de", "1234.5", "1234,5", "1.234,5"),
      ("fr", "-1234567", "-1234567", "-1\u{202F}234\u{202F}567"),
      ("es", "1234", "1234", "1234"), ("es", "12345", "12345", "12.345"),
      ("hi", "1234567", "1234567", "12,34,567"), ("de-CH", "1234", "1234", "1’234"),
      ("ar-EG", "-1234.5", "\u{61C}-١٢٣٤٫٥", "\u{61C}-١٬٢٣٤٫٥"), ("en", "0", "0", "0"),
    ])
  func editing(locale: String, decimal: String, plain: String, grouped: String) throws {
    let parser = NumberParser(locale: locale)
    #expect(parser.text(ofDecimal: decimal) == plain)
    #expect(parser.text(ofDecimal: decimal, isGrouped: true) == grouped)
  }

  @Test(
    "what is no decimal is not written",
    arguments: ["", "-", ".", "1.", ".5", "1e5", "--1", "١", "1.2.3"])
  func noDecimal(text: String) {
    #expect(NumberParser(locale: "en").text(ofDecimal: text) == nil)
  }

  @Test("large and small numbers are written in all digits")
  func extremes() {
    let english = NumberParser(locale: "en")
    #expect(english.text(of: 1e21) == "1000000000000000000000")
    #expect(english.text(of: -1.5e-7) == "-0.00000015")
    #expect(english.text(of: 1234.5, isGrouped: true) == "1,234.5")
    #expect(english.text(of: 3.0) == "3")
    #expect(english.text(of: Int64.min) == "-9223372036854775808")
    #expect(english.text(of: -Double.infinity) == "-∞")
    #expect(english.text(of: Double.nan) == "NaN")
  }

  @Test(
    "what is written is read back",
    arguments: [
      "en", "de", "fr", "es", "ar", "ar-EG", "he", "ja", "zh", "hi", "de-CH", "pt-BR", "ru", "tr",
      "fa", "sv", "it", "ko", "nl", "pl", "mr", "bn", "my", "ff-Adlm", "en-IN", "de-AT", "lt",
    ])
  func roundTrip(locale: String) throws {
    let parser = NumberParser(locale: locale)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let integer =
        Int64.random(in: .min ... .max, using: &generator)
        >> Int64.random(
          in: 0..<63, using: &generator)
      let double = Double(bitPattern: .random(in: 0...UInt64.max, using: &generator))
      for isGrouped in [false, true] {
        #expect(try parser.integer(parser.text(of: integer, isGrouped: isGrouped)) == integer)
        guard double.isFinite else { continue }
        #expect(try parser.double(parser.text(of: double, isGrouped: isGrouped)) == double)
      }
    }
  }
}
