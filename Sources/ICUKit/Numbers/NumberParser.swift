internal import LocaleCore

/// Reads numbers as people of a locale write them, and writes them for editing.
///
/// The whole text must be one number. `1,234` is 1234 in English (en) and 1.234 in Spanish (es);
/// groups of digits must have the sizes of the locale, `12,34,567` in Hindi (hi), or there are none.
/// The symbols are ICU's (``NumberSymbols``); the grammar is stricter than that of ICU's parser, which
/// reads a prefix and takes misplaced groups and mixed digits:
///
/// - Digits are the locale's own, ASCII ones or those of any other numbering system, never mixed.
///   ASCII and Arabic digits have the separators that the locale uses with them: in Arabic (ar-EG)
///   `١٬٢٣٤٫٥` and `1,234.5` are the same.
/// - Where the locale separates groups by a space, every space of one column does, U+0020, U+00A0 and
///   U+202F among them; where by an apostrophe, `'` and `’` do.
/// - Minus and plus may be any of the signs of that meaning, a hyphen or an en dash.
/// - Bidi marks and white space around the number and behind its sign do not count.
/// - There is no exponent, no percent sign, no currency. `.5` is a number, `5.` is none.
///
/// A parser is a value that any thread may use; its symbols are kept for the whole process.
public struct NumberParser: Sendable {
  /// The greatest number of UTF-8 bytes of a text that is read.
  public static let maximumLength = 4096

  let symbols: NumberSymbols
  private let base: String

  /// Creates the parser of a locale.
  ///
  /// - Parameter locale: The locale in any spelling; an unknown one has the symbols of the root locale.
  public init(locale: String) {
    symbols = .symbols(for: locale)
    let tag = LocaleIdentity.canonicalTag(of: locale)
    base =
      tag.isWellFormed
      ? [tag.language, tag.script, tag.region].compactMap(\.self).joined(separator: "-") : "und"
  }

  /// Reads a number without loss.
  ///
  /// - Parameter text: The text as it was typed.
  /// - Returns: The number in ASCII: `-`, digits without zeros before the first one, a dot and the decimals as they were typed: `-1234.50`, `0`.
  /// - Throws: Why it is no number; never ``NumberParseError/outOfRange``.
  public func decimal(_ text: String) throws(NumberParseError) -> String {
    let number = try read(text)
    let digits = number.integer.drop { $0 == "0" }
    let integer = digits.isEmpty ? "0" : String(digits)
    let decimals = number.decimals.isEmpty ? "" : "." + number.decimals
    let isZero = digits.isEmpty && number.decimals.allSatisfy { $0 == "0" }
    return (number.isNegative && !isZero ? "-" : "") + integer + decimals
  }

  /// Reads a whole number.
  ///
  /// - Parameter text: The text as it was typed.
  /// - Returns: The number.
  /// - Throws: ``NumberParseError/notWhole`` where there are decimals, even zeros; ``NumberParseError/outOfRange`` where 64 bits do not hold it.
  public func integer(_ text: String) throws(NumberParseError) -> Int64 {
    let decimal = try decimal(text)
    if decimal.contains(".") { throw .notWhole }
    guard let value = Int64(decimal) else { throw .outOfRange }
    return value
  }

  /// Reads a number as the nearest binary one.
  ///
  /// - Parameter text: The text as it was typed.
  /// - Returns: A finite number.
  /// - Throws: ``NumberParseError/outOfRange`` where it is larger than any finite number.
  public func double(_ text: String) throws(NumberParseError) -> Double {
    guard let value = Double(try decimal(text)), value.isFinite else { throw .outOfRange }
    return value
  }

  private func read(_ text: String) throws(NumberParseError) -> TypedNumber {
    guard text.utf8.count <= Self.maximumLength else { throw .tooLong }
    var scanner = NumberScanner(text)
    if scanner.isAtEnd { throw .empty }
    let isNegative = scanner.skipSign()
    let digits = try scanner.digits(own: symbols)
    let (integer, decimals) = try scanner.parts(digits, symbols: symbols(for: digits.system))
    return TypedNumber(isNegative: isNegative, integer: integer, decimals: decimals)
  }

  private struct TypedNumber {
    let isNegative: Bool
    let integer: String
    let decimals: String
  }

  private func symbols(for system: NumberScanner.DigitSystem) -> NumberSymbols {
    switch system {
    case .own: symbols
    case .zero(0x30), .zero(0xFF10): .symbols(for: base + "-u-nu-latn")
    case .zero(0x660): .symbols(for: base + "-u-nu-arab")
    case .zero(0x6F0): .symbols(for: base + "-u-nu-arabext")
    case .zero: symbols
    }
  }
}
