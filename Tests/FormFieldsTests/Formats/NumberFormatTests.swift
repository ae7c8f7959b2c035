import CatalogRuntime
import CatalogTestSupport
import FoundationEssentials
import Testing

@testable import FormFields

extension FieldFormat {
  /// Reads a value, or returns what is said of the text in its locale.
  func read(_ text: String, in locale: CatalogLocale = "en") -> Result<Value, ReadError> {
    do throws(FieldParseError) {
      return .success(try value(of: FieldInput(text), in: locale))
    } catch {
      return .failure(ReadError(text: error.message.text(in: locale)))
    }
  }

  func error(_ text: String, in locale: CatalogLocale = "en") -> String? {
    if case .failure(let error) = read(text, in: locale) { error.text } else { nil }
  }
}

struct ReadError: Error, Equatable {
  let text: String
}

@Suite("Numbers in fields")
struct NumberFormatTests {
  private let integers = IntegerFormat<Int>()

  @Test(
    "whole numbers are read as the locale writes them",
    arguments: [
      ("en", "1,234", 1234), ("en", "1234", 1234), ("es", "1.234", 1234),
      ("de", "-1.234.567", -1_234_567),
      ("fr", "1 234", 1234), ("ar", "١٬٢٣٤", 1234), ("ar", "42", 42), ("ja", "４２", 42),
      ("en", "\u{2212}7", -7),
      ("en", "007", 7), ("en", " 5 ", 5), ("he", "\u{200E}-5", -5),
    ] as [(CatalogLocale, String, Int)])
  func whole(locale: CatalogLocale, text: String, value: Int) {
    #expect(integers.read(text, in: locale) == .success(value))
  }

  @Test(
    "what is no whole number is quoted",
    arguments: ["abc", "1.5", "1.0", "12,34", "1e5", "5%", "--5"])
  func noWhole(text: String) {
    #expect(integers.error(text) == "“\(text)” is not a whole number.")
    #expect(integers.error(text, in: "ja")?.hasSuffix("」は整数ではありません。") == true)
  }

  @Test("numbers end where the type does")
  func bounds() {
    #expect(integers.read("9223372036854775807") == .success(.max))
    #expect(integers.read("-9223372036854775808") == .success(.min))
    #expect(integers.error("9223372036854775808") == "This number is too large.")
    #expect(integers.error(String(repeating: "9", count: 100_000)) == "This number is too large.")
    let bytes = IntegerFormat<UInt8>()
    #expect(bytes.read("255") == .success(255))
    #expect(bytes.error("256", in: "es") == "Este número es demasiado grande.")
    #expect(bytes.error("-1") == "Enter a number that is 0 or more.")
    #expect(
      IntegerFormat<Int16>().error("-40000", in: "es")
        == "Introduce un número mayor o igual que -32.768.")
    #expect(IntegerFormat<UInt64>().read("18446744073709551615") == .success(.max))
  }

  @Test("an empty text is no number")
  func empty() {
    #expect(integers.error(" ") == "This field is required.")
    #expect(DecimalFormat().error("") == "This field is required.")
  }

  @Test("a quotation is short and harmless")
  func quotation() {
    let message = integers.error("a\u{202E}\u{1B}[31m" + String(repeating: "x", count: 1_000_000))
    #expect(message?.unicodeScalars.count ?? .max < 100)
    #expect(message?.hasPrefix("“a\u{FFFD}\u{FFFD}[31mxx") == true)
    #expect(message?.contains("x…” is") == true)
    #expect(integers.error(String(repeating: "\u{301}", count: 100_000))?.utf8.count ?? .max < 400)
  }

  @Test("a quotation has whole characters and nothing invisible")
  func quotedCharacters() {
    #expect(integers.error("a\u{200B}b") == "“a\u{FFFD}b” is not a whole number.")
    let family = "👩‍👩‍👧‍👦"
    let message = integers.error(String(repeating: family, count: 70))
    #expect(message == "“" + String(repeating: family, count: 60) + "…” is not a whole number.")
    #expect(integers.error(family) == "“\(family)” is not a whole number.")
  }

  @Test("decimals are exact")
  func decimals() {
    #expect(DecimalFormat().read("0.1") == .success(Decimal(string: "0.1") ?? 0))
    #expect(DecimalFormat().read("1.234,50", in: "de") == .success(Decimal(string: "1234.5") ?? 0))
    #expect(DecimalFormat().text(of: Decimal(string: "1234.50") ?? 0, in: "en") == "1,234.5")
    #expect(DecimalFormat(fractionDigits: 2).text(of: 1234, in: "es") == "1234,00")
    #expect(DecimalFormat(fractionDigits: 2).text(of: 1234, in: "ar") == "١٬٢٣٤٫٠٠")
    #expect(DecimalFormat(isGrouped: false).text(of: 1234, in: "en") == "1234")
    #expect(DecimalFormat(fractionDigits: 0).text(of: Decimal(string: "2.5") ?? 0, in: "en") == "2")
    #expect(DecimalFormat().text(of: .nan, in: "en") == "NaN")
    let digits = "12345678901234567890123456789012345678"
    #expect(DecimalFormat().read(digits).map(\.description) == .success(digits))
    #expect(DecimalFormat().error(digits + "9") == "This number is too large.")
  }

  @Test("what is no number is said so, and too many decimals are not rounded away")
  func noDecimals() {
    #expect(DecimalFormat().error("1.2.3") == "“1.2.3” is not a number.")
    #expect(DecimalFormat().error("x", in: "es") == "«x» no es un número.")
    #expect(DecimalFormat(fractionDigits: 2).error("1.234") == "Enter a number such as 1.25.")
    #expect(
      DecimalFormat(fractionDigits: 0).error("1,2", in: "es")
        == "Introduce un número; por ejemplo, 12.")
    #expect(DecimalFormat(fractionDigits: 2).read("1.2") == .success(Decimal(string: "1.2") ?? 0))
  }

  @Test("random whole numbers are read back as they were shown", arguments: Locales.all)
  func integerRoundTrip(locale: CatalogLocale) {
    var generator = SeededGenerator(seed: 5)
    for format in [IntegerFormat<Int>(), IntegerFormat(isGrouped: false)] {
      for value in [0, -1, .min, .max]
        + (0..<300).map({ _ in
          Int.random(in: .min ... .max, using: &generator)
            >> Int.random(in: 0...63, using: &generator)
        })
      {
        #expect(format.read(format.text(of: value, in: locale), in: locale) == .success(value))
      }
    }
  }

  @Test("random decimals are read back as they were shown", arguments: Locales.all)
  func decimalRoundTrip(locale: CatalogLocale) {
    var generator = SeededGenerator(seed: 6)
    for format in [DecimalFormat(), DecimalFormat(fractionDigits: 2...20, isGrouped: false)] {
      for _ in 0..<300 {
        let value = Decimal(
          sign: Bool.random(using: &generator) ? .minus : .plus,
          exponent: -Int.random(in: 0...12, using: &generator),
          significand: Decimal(UInt64.random(in: 1...(.max), using: &generator)))
        #expect(format.read(format.text(of: value, in: locale), in: locale) == .success(value))
      }
    }
  }
}
