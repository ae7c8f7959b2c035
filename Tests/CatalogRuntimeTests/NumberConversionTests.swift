import CatalogTestSupport
import CompiledCatalog
import Glibc
import ICUKit
import LocaleCore
import Testing

@testable import CatalogRuntime

@Suite("Numbers as printf shows them")
struct NumberConversionTests {
  private func text(_ format: String, _ value: NumberArgument, _ locale: String? = nil) -> String? {
    NumberFormat.text(format, [value], locale: locale)
  }

  private static let localizedIntegers: [(String, Int64, String, String)] = [
    ("%lld", 0, "en", "0"), ("%d", 999, "en", "999"), ("%d", 1000, "en", "1,000"),
    ("%d", -1000, "en", "-1,000"), ("%i", 1_234_567, "hi", "12,34,567"),
    ("%d", 1234, "es", "1234"), ("%d", 12345, "es", "12.345"), ("%d", -1234, "pl", "-1234"),
    ("%d", 1_234_567, "pl", "1\u{A0}234\u{A0}567"), ("%d", 1234, "pt-PT", "1234"),
    ("%d", -42, "sv", "−42"), ("%d", -42, "fa", "\u{200E}−۴۲"), ("%d", 1000, "ff-Adlm", "𞥑⹁𞥐𞥐𞥐"),
    ("%d", 1203, "zh-u-nu-hanidec", "一,二〇三"), ("%d", 1234567, "en-US-u-va-posix", "1234567"),
    ("%lld", .max, "en", "9,223,372,036,854,775,807"),
    ("%lld", .min, "en", "-9,223,372,036,854,775,808"),
    ("%lld", .min, "hi", "-92,23,37,20,36,85,47,75,808"),
    ("%+d", 42, "ar-EG", "\u{61C}+٤٢"), ("%+d", -42, "sv", "−42"), ("% d", 42, "en", "42"),
    ("%05d", -42, "en", "-00,042"), ("%+05d", 42, "en", "+00,042"), ("%.5d", 42, "en", "00,042"),
    ("%8.5d|", -42, "en", " -00,042|"), ("%-05d|", 42, "en", "42   |"), ("%.0d", 0, "en", "0"),
    ("%04d", 42, "es", "0042"), ("%05d", 42, "es", "00.042"),
    ("%05d", 42, "zh-u-nu-hanidec", "〇〇,〇四二"),
    ("%8d|", -42, "ar-EG", "    \u{61C}-٤٢|"), ("%-8d|", 1234, "ar-EG", "١٬٢٣٤   |"),
    ("%7d|", 1234, "fr", "  1\u{202F}234|"),
    ("%x", 1234, "ar-EG", "4d2"), ("%#o", 8, "ar-EG", "010"), ("%08x", 1234, "en", "000004d2"),
    ("%u", -1_234_567, "en", "-1,234,567"), ("%hhd", 300, "ar-EG", "٤٤"),
    ("%f", 1234, "de", "1.234,000000"), ("%.1f", -1, "sv", "−1,0"),
  ]

  @Test(
    "a whole number has the digits, groups and signs of the locale", arguments: localizedIntegers)
  func localizedInteger(format: String, value: Int64, locale: String, expected: String) {
    #expect(text(format, .integer(value), locale) == expected)
  }

  private static let integers: [(String, Int64, String)] = [
    ("%d", 5_000_000_000, "5000000000"), ("%i", .min, "-9223372036854775808"),
    ("%hhd", 300, "44"), ("%hhd", 200, "-56"), ("%hhu", -1, "255"), ("%hu", -1, "65535"),
    ("%hd", 40_000, "-25536"), ("%u", -1, "-1"), ("%llu", -5, "-5"), ("%U", -5, "-5"),
    ("%x", -1, "ffffffff"), ("%x", -2_147_483_648, "80000000"),
    ("%x", -2_147_483_649, "ffffffff7fffffff"), ("%x", 4_294_967_296, "100000000"),
    ("%lx", -1, "ffffffffffffffff"), ("%hhx", -1, "ff"), ("%hX", -1, "FFFF"),
    ("%zx", -1, "ffffffffffffffff"), ("%o", -1, "37777777777"),
    ("%llo", -1, "1777777777777777777777"), ("%O", -1, "1777777777777777777777"),
    ("%#x", 0, "0"), ("%#X", 255, "0XFF"), ("%#o", 0, "0"), ("%#08x", 255, "0x0000ff"),
    ("%#.3o", 8, "010"), ("%.0d", 0, ""), ("%.0x", 0, ""), ("%#.0o", 0, "0"), ("%+.0d|", 0, "+|"),
    ("%c", 65, "A"), ("%c", 233, "é"), ("%C", 0x20AC, "€"), ("%c", 0x1F600, "😀"),
    ("%c", 0xD800, "\u{FFFD}"), ("%C", 0xDFFF, "\u{FFFD}"), ("%c", 0x110000, "\u{FFFD}"),
    ("%c", -1, "\u{FFFD}"), ("%c", .max, "\u{FFFD}"), ("%c", 0, "\0"), ("%3c|", 233, "  é|"),
    ("%-3C|", 0x20AC, "€  |"), ("%e", 12, "1.200000e+01"), ("%.0f", .max, "9223372036854775808"),
  ]

  @Test(
    "without a locale a whole number is as in C, and never cut but by h and hh", arguments: integers
  )
  func integer(format: String, value: Int64, expected: String) {
    #expect(text(format, .integer(value)) == expected)
  }

  @Test("an unsigned number is shown whole")
  func unsigned() {
    #expect(text("%llu", .unsignedInteger(.max)) == "18446744073709551615")
    #expect(text("%d", .unsignedInteger(.max)) == "18446744073709551615")
    #expect(text("%x", .unsignedInteger(.max)) == "ffffffffffffffff")
    #expect(text("%hhd", .unsignedInteger(.max)) == "-1")
    #expect(text("%hhu", .unsignedInteger(300)) == "44")
    #expect(text("%+llu", .unsignedInteger(.max), "en") == "+18,446,744,073,709,551,615")
    #expect(text("%.0f", .unsignedInteger(1 << 63), "en") == "9,223,372,036,854,775,808")
  }

  private static let localizedNumbers: [(String, Double, String, String)] = [
    ("%.2f", -0.0, "en", "-0.00"), ("%+.2f", -0.0, "en", "-0.00"), ("%+.2f", 0, "en", "+0.00"),
    ("% .2f", 1.5, "en", "1.50"), ("%.2f", 0.005, "en", "0.01"), ("%.2f", 1.005, "en", "1.00"),
    ("%.0f", 0.5, "en", "0"), ("%.0f", 1.5, "en", "2"), ("%.0f", 2.5, "en", "2"),
    ("%.0f", 999.5, "en", "1,000"), ("%.1f", 1234.5, "es", "1234,5"),
    ("%.1f", 12345.5, "es", "12.345,5"),
    ("%.2f", -1_234_567.891, "hi", "-12,34,567.89"), ("%.1f", 0.5, "ff-Adlm", "𞥐.𞥕"),
    ("%f", .infinity, "en", "∞"), ("%f", -.infinity, "sv", "−∞"), ("%+e", .infinity, "en", "+∞"),
    ("%F", .nan, "en", "NaN"), ("%f", -.nan, "en", "NaN"), ("%5g|", .infinity, "en", "    ∞|"),
    ("%05f|", .infinity, "en", "    ∞|"), ("%-5g|", .nan, "en", "NaN  |"),
    ("%f", .infinity, "en-US-u-va-posix", "INF"),
    ("%e", 1.5e-7, "en", "1.500000E-07"), ("%.2e", -1.5e100, "sv", "−1,50×10^+100"),
    ("%.1e", 0.0015, "fa", "۱٫۵×۱۰^\u{200E}−۰۳"), ("%g", 1e20, "en", "1E+20"),
    ("%.10g", 1_234_567.891, "en", "1,234,567.891"), ("%#g", 1.5, "de", "1,50000"),
    ("%#.0f", 1, "de", "1,"), ("%08.2f", 3.14159, "de", "00.003,14"),
    ("%08.2f", -3.14159, "de", "-0.003,14"),
    ("%012.2e", 42, "en", "00,004.20E+01"), ("%-8.1f|", 3.14159, "ar-EG", "٣٫١     |"),
    ("%8.1f|", -3.14159, "ar-EG", "   \u{61C}-٣٫١|"),
    ("%a", 10, "ar-EG", "0x1.4p+3"), ("%A", -.infinity, "ar-EG", "-INF"),
    ("%d", 1234, "en", "1,234"), ("%d", 2.5, "de", "2,5"), ("%d", 1e300, "de", "1E+300"),
    ("%d", .infinity, "en", "∞"), ("%5d|", 2.5, "en", "  2.5|"), ("%x", 255, "en", "ff"),
    ("%c", 65, "en", "A"), ("%x", 0.5, "en", "0.5"),
  ]

  @Test(
    "a number with decimals has the digits, separators and signs of the locale",
    arguments: localizedNumbers)
  func localizedNumber(format: String, value: Double, locale: String, expected: String) {
    #expect(text(format, .number(value), locale) == expected)
  }

  private static let numbers: [(String, Double, String)] = [
    ("%f", .infinity, "inf"), ("%F", -.infinity, "-INF"), ("%05f|", .infinity, "  inf|"),
    ("%g", .nan, "nan"), ("%G", .nan, "NAN"), ("%+f", .nan, "+nan"), ("% f", 1, " 1.000000"),
    ("%a", -0.0, "-0x0p+0"), ("%010a", 1, "0x00001p+0"), ("%d", 3, "3"), ("%d", 3.25, "3.25"),
    ("%u", .nan, "nan"), ("%d", 18_446_744_073_709_549_568, "18446744073709549568"),
    ("%c", 0.5, "0.5"),
  ]

  @Test("without a locale a number with decimals is as in C", arguments: numbers)
  func number(format: String, value: Double, expected: String) {
    #expect(text(format, .number(value)) == expected)
  }

  @Test("a width below 0 aligns left, a precision below 0 is none")
  func negativeFields() {
    #expect(NumberFormat.text("%*d|", [.integer(-5), .integer(42)]) == "42   |")
    #expect(NumberFormat.text("%.*f", [.integer(-1), .number(1.5)]) == "1.500000")
    #expect(NumberFormat.text("%*d", [.integer(.min), .integer(1)])?.utf8.count == 4096)
  }

  @Test(
    "a width or precision of billions counts as 4096",
    arguments: ["%2000000000d", "%.1000000000d", "%02000000000d", "%2000000000x", "%2000000000c"])
  func hugeFields(format: String) {
    #expect(text(format, .integer(1))?.utf8.count == NumberConversion.largestField)
  }

  @Test("a precision of billions has 4096 decimals, all of them right")
  func hugePrecision() throws {
    let smallest = try #require(text("%.1000000000f", .number(.leastNonzeroMagnitude)))
    #expect(smallest.utf8.count == 4098)
    #expect(smallest.dropFirst(1076).allSatisfy { $0 == "0" })
    #expect(smallest.prefix(1076).hasSuffix("625"))
    let largest = try #require(text("%.1000000000f", .number(.greatestFiniteMagnitude), "en"))
    #expect(largest.hasPrefix("179,769,313,486,231,570,814,527,"))
    #expect(largest.utf8.count == 309 + 102 + 1 + 4096)
    let exponent = try #require(text("%.1000000000e", .number(1.5), "ar-EG"))
    #expect(exponent.unicodeScalars.count == 1 + 1 + 4096 + 2 + 2 + 2)
  }

  @Test("random conversions are as C's own")
  func sameAsC() {
    var random = SeededGenerator(seed: 42)
    for _ in 0..<4000 {
      let flags = ["-", "+", " ", "#", "0"].filter { _ in Bool.random(using: &random) }.joined()
      let width = Bool.random(using: &random) ? String(Int.random(in: 1...30, using: &random)) : ""
      let precision =
        Bool.random(using: &random) ? "." + String(Int.random(in: 0...30, using: &random)) : ""
      let shift = Int.random(in: 0...63, using: &random)
      let field = "%" + flags + width + precision
      let integer = Int64(bitPattern: random.next()) >> shift
      for letter in ["d", "i", "x", "X", "o"] {
        let format = field + "ll" + letter
        #expect(text(format, .integer(integer)) == cText(format, integer), "\(format) \(integer)")
      }
      let number = Double(integer) / Double(Int64.random(in: 1...1_000_000, using: &random))
      for letter in ["f", "F", "e", "E", "g", "G", "a", "A"] {
        let format = field + letter
        #expect(text(format, .number(number)) == cText(format, number), "\(format) \(number)")
      }
    }
  }

  private func cText(_ format: String, _ value: any CVarArg) -> String {
    var buffer = [CChar](repeating: 0, count: 1024)
    let count = unsafe withVaList([value]) { unsafe vsnprintf(&buffer, buffer.count, format, $0) }
    return String(decoding: buffer.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  @Test(
    "the decimal separator of C's locale does not matter",
    arguments: [
      ("1234,50", "1234.50"), ("1٫5e+06", "1.5e+06"), ("0x1,8p+1", "0x1.8p+1"), ("12", "12"),
    ])
  func separator(written: String, expected: String) {
    var bytes = Array(written.utf8)
    let count = unsafe bytes.withUnsafeMutableBufferPointer {
      unsafe NumberConversion.withoutLocale($0, count: $0.count)
    }
    #expect(String(decoding: bytes.prefix(count), as: UTF8.self) == expected)
  }

  @Test("separators and signs fit into two words, and what does not ends before a character")
  func packedTexts() {
    for locale in [
      "ar-EG", "fa", "ur", "sv", "he", "lt", "ckb", "ks", "ff-Adlm", "ar-u-nu-latn",
      "nb-u-nu-arabext",
    ] {
      let symbols = NumberSymbols.symbols(for: locale)
      let affixes = [symbols.positive, symbols.negative, symbols.explicitlyPositive]
      let texts =
        [
          symbols.decimalSeparator, symbols.groupingSeparator, symbols.exponent, symbols.minusSign,
          symbols.plusSign,
        ] + affixes.flatMap { [$0.prefix, $0.suffix] }
      for text in texts {
        #expect(PackedText(text).count == text.utf8.count)
        #expect(FormatOutput.string { $0.append(PackedText(text)) } == text)
      }
    }
    #expect(
      FormatOutput.string { $0.append(PackedText("0123456789abcdefg")) } == "0123456789abcdef")
    #expect(FormatOutput.string { $0.append(PackedText("0123456789abcd€")) } == "0123456789abcd")
  }

  @Test("the plural category is that of the digits that are shown")
  func categories() throws {
    let english = PluralSelector.selector(for: "en", kind: .cardinal)
    let decimal = try #require(NumberConversion(letter: UInt8(ascii: "d")))
    let byte = try #require(NumberConversion(letter: UInt8(ascii: "d"), length: .hh))
    let fixed = try #require(NumberConversion(letter: UInt8(ascii: "f"), precision: 1))
    let rounded = try #require(NumberConversion(letter: UInt8(ascii: "f"), precision: 0))
    #expect(decimal.category(of: Int64(1), in: english) == .one)
    #expect(decimal.category(of: Int64(-1), in: english) == .one)
    #expect(decimal.category(of: UInt64.max, in: english) == .other)
    #expect(byte.category(of: Int64(257), in: english) == .one)
    #expect(fixed.category(of: Int64(1), in: english) == .other)
    #expect(fixed.category(of: 1.0, in: english) == .other)
    #expect(rounded.category(of: 1.2, in: english) == .one)
    #expect(decimal.category(of: 1.0, in: english) == .one)
    #expect(decimal.category(of: 1.5, in: english) == .other)
    #expect(fixed.category(of: -.infinity, in: english) == .other)
    #expect(decimal.category(of: .nan, in: english) == .other)
    let spanish = PluralSelector.selector(for: "es", kind: .cardinal)
    let scientific = try #require(NumberConversion(letter: UInt8(ascii: "e"), precision: 1))
    #expect(scientific.category(of: 1_500_000.0, in: spanish) == .many)
  }

  @Test(
    "letters of other arguments are no conversions of numbers",
    arguments: ["@", "s", "p", "n", "y"])
  func letters(letter: String) throws {
    #expect(NumberConversion(letter: try #require(letter.utf8.first)) == nil)
  }
}
