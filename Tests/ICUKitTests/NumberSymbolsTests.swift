import ICUKit
import Testing

@Suite("Symbols of numbers")
struct NumberSymbolsTests {
  private func symbols(_ locale: String) -> NumberSymbols { .symbols(for: locale) }

  @Test(
    "a locale has the separators, signs and exponent of CLDR",
    arguments: [
      ("en", ". , - + E"), ("en_US", ". , - + E"), ("de-CH", ". ’ - + E"),
      ("de-AT", ", \u{A0} - + E"), ("fr", ", \u{202F} - + E"), ("sv", ", \u{A0} − + ×10^"),
      ("ar-EG", "٫ ٬ \u{61C}- \u{61C}+ اس"), ("fa", "٫ ٬ \u{200E}− \u{200E}+ ×۱۰^"),
      ("ff-Adlm", ". ⹁ - + 𞤉"),
    ])
  func texts(locale: String, expected: String) {
    let symbols = symbols(locale)
    let texts = [
      symbols.decimalSeparator, symbols.groupingSeparator, symbols.minusSign, symbols.plusSign,
      symbols.exponent,
    ]
    #expect(texts.joined(separator: " ") == expected)
  }

  @Test(
    "the digits are those of the locale or of its numbering system",
    arguments: [
      ("en", "0123456789"), ("ar-EG", "٠١٢٣٤٥٦٧٨٩"), ("ar-MA", "0123456789"),
      ("ar-MA-u-nu-arab", "٠١٢٣٤٥٦٧٨٩"), ("fa", "۰۱۲۳۴۵۶۷۸۹"), ("mr", "०१२३४५६७८९"),
      ("ff-Adlm", "𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙"), ("th-u-nu-thai", "๐๑๒๓๔๕๖๗๘๙"), ("th@numbers=thai", "๐๑๒๓๔๕๖๗๘๙"),
      ("zh-u-nu-hanidec", "〇一二三四五六七八九"), ("en-u-nu-roman", "0123456789"),
      ("ta-u-nu-taml", "0123456789"), ("ar-EG-u-nu-xxxx", "٠١٢٣٤٥٦٧٨٩"),
    ])
  func digits(locale: String, expected: String) {
    let symbols = symbols(locale)
    #expect(String(decoding: symbols.digits, as: UTF8.self) == expected)
    #expect(symbols.digitLength * 10 == symbols.digits.count)
  }

  @Test(
    "digits are grouped as the locale does",
    arguments: [
      ("en", 3, 3, 1), ("hi", 3, 2, 1), ("en-IN", 3, 2, 1), ("es", 3, 3, 2), ("es-MX", 3, 3, 1),
      ("pl", 3, 3, 2), ("pt-PT", 3, 3, 2), ("pt", 3, 3, 1), ("de", 3, 3, 1), ("ar-EG", 3, 3, 1),
      ("und", 3, 3, 1), ("it", 3, 3, 1),
    ])
  func grouping(locale: String, primary: Int, secondary: Int, minimum: Int) {
    let grouping = symbols(locale).grouping
    #expect(grouping.primary == primary)
    #expect(grouping.secondary == secondary)
    #expect(grouping.minimum == minimum)
  }

  @Test("a number has as many separators as it has places for them")
  func separators() {
    let english = symbols("en").grouping
    #expect((0...7).map { english.separatorCount(digitCount: $0) } == [0, 0, 0, 0, 1, 1, 1, 2])
    #expect((1...7).filter { english.isBoundary(digitCount: $0) } == [3, 6])
    let hindi = symbols("hi").grouping
    #expect((3...8).map { hindi.separatorCount(digitCount: $0) } == [0, 1, 1, 2, 2, 3])
    #expect((1...8).filter { hindi.isBoundary(digitCount: $0) } == [3, 5, 7])
    let spanish = symbols("es").grouping
    #expect((3...7).map { spanish.separatorCount(digitCount: $0) } == [0, 0, 1, 1, 2])
  }

  @Test("the POSIX locale does not group", arguments: ["en-US-u-va-posix", "en_US_POSIX"])
  func posix(locale: String) {
    let symbols = symbols(locale)
    #expect(symbols.grouping == .none)
    #expect(symbols.grouping.separatorCount(digitCount: 9) == 0)
    #expect(symbols.decimalSeparator == ".")
    #expect(symbols.exponent == "E")
  }

  @Test("affixes hold the signs of the locale")
  func affixes() {
    let arabic = symbols("ar-EG")
    #expect(arabic.positive.prefix.isEmpty && arabic.positive.suffix.isEmpty)
    #expect(arabic.negative.prefix == "\u{61C}-")
    #expect(arabic.negative.suffix.isEmpty)
    #expect(arabic.explicitlyPositive.prefix == "\u{61C}+")
    #expect(symbols("sv").negative.prefix == "−")
    #expect(symbols("en").explicitlyPositive.prefix == "+")
  }

  @Test("infinity, what is no number and the percent sign have their texts")
  func others() {
    #expect(symbols("en").infinity == "∞")
    #expect(symbols("en").notANumber == "NaN")
    #expect(symbols("en").percentSign == "%")
    #expect(symbols("ar-EG").percentSign == "٪\u{61C}")
    #expect(symbols("my").notANumber == "ဂဏန်းမဟုတ်သော")
  }

  @Test(
    "an unknown locale has the symbols of the root, whatever the process runs in",
    arguments: ["xx", "tlh", "", "not a locale", "en\u{0}", "und", "xx-u-nu-latn"])
  func unknown(locale: String) {
    let symbols = symbols(locale)
    #expect(symbols.infinity == "∞")
    #expect(symbols.groupingSeparator == ",")
    #expect(symbols.grouping == NumberSymbols.symbols(for: "en").grouping)
  }

  @Test("symbols are made once for a locale")
  func cache() {
    #expect(symbols("nl") === symbols("nl"))
  }
}
