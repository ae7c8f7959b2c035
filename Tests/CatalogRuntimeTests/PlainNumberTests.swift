import CatalogRuntime
import ICUKit
import Testing

@Suite("Numbers that are written without ICU")
struct PlainNumberTests {
  private static let locales = [
    "en", "es", "de", "de-CH", "fr", "pl", "pt-PT", "hi", "bn", "ar", "ar-EG", "fa", "he", "my",
    "sv",
    "en-u-nu-roman", "en-u-nu-thai", "zh-u-nu-hanidec", "ta-u-nu-taml", "en-US-u-va-posix", "gsw",
  ]

  /// Numbers around every limit: few decimals and many, halves, signs of zero, large and small ones.
  private static let numbers: [Double] = {
    var numbers: [Double] = [
      0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 0.4999, 0.0005, 0.0015, 0.0025, -0.0004, 0.1 + 0.2, 1e-7,
      1234.5, 9999.9995, 99_999.9, 1_234_567.891, -1_234_567.8911, 999_999_999_999.999, 1e12,
      1e12 + 0.5,
      1e15, 123_456_789_012_345_680, 1e21, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
      .infinity, -.infinity,
      .nan,
    ]
    var state: UInt64 = 88_172_645_463_325_252
    for digits in 0..<300 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      let number = Double(Int64(truncatingIfNeeded: state % 10_000_000_000_000)) / 1000
      numbers += [number, -number / 10, number / Double(1 << (digits % 30))]
    }
    return numbers
  }()

  @Test("those of ICU MessageFormat are those of ICU", arguments: locales)
  func messageFormat1(_ locale: String) throws {
    let decimal = try ICUKit.NumberFormat.shared(for: locale, style: .decimal)
    let integer = try ICUKit.NumberFormat.shared(for: locale, style: .integer)
    let natural = try ShownMessage("{0}", locale: locale)
    let asNumber = try ShownMessage("{0, number}", locale: locale)
    let asInteger = try ShownMessage("{0, number, integer}", locale: locale)
    for number in Self.numbers {
      let arguments: NamedArguments = ["0": .number(number)]
      let expected = try decimal.text(of: .double(number))
      #expect(asNumber.text(arguments) == expected, "\(number)")
      #expect(natural.text(arguments) == expected, "\(number)")
      #expect(asInteger.text(arguments) == (try integer.text(of: .double(number))), "\(number)")
    }
  }

  @Test("those of MessageFormat 2 are those of its parts, which ICU makes", arguments: locales)
  func messageFormat2(_ locale: String) throws {
    for message in ["{$n}", "{$n :number}", "{$n :integer}"] {
      let bundle = try MessageFormat2Samples.bundle(message, locale: locale)
      for number in Self.numbers {
        let arguments: NamedArguments = ["n": .number(number)]
        let parts = bundle.parts(
          forKey: "k", named: arguments, locale: CatalogLocale(locale))
        let text = bundle.string(forKey: "k", named: arguments, locale: CatalogLocale(locale))
        #expect(text == parts.map(\.text).joined(), "\(message) \(number)")
      }
    }
  }
}
