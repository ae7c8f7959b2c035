/// A decimal number as it is shown, read from its ASCII digits, with what plural rules look at (UTS 35 Part 3, Plural
/// Operand Meanings).
///
/// No rule of CLDR looks at more than the last six digits of a whole number or the last two decimals, so very long
/// numbers keep only some of their digits.
struct ShownDecimal {
  /// How large and small numbers are shown.
  enum Notation {
    /// All digits.
    case plain
    /// With a word for a power of ten, `1c6`.
    case compact
    /// With one digit and a power of ten, `1.5e+06`.
    case scientific
  }

  private(set) var notation = Notation.plain
  private(set) var integer: UInt64 = 0
  private(set) var decimals: [UInt8] = []
  private var exponent = 0

  /// Reads a number with an optional sign; `nil` where it is none.
  ///
  /// A separator may be the end, `1.`.
  init?(_ text: Span<UInt8>) {
    var cursor = Cursor()
    cursor.skipSign(in: text)
    let start = cursor.offset
    while let digit = cursor.nextDigit(in: text) { append(digit) }
    guard cursor.offset > start else { return nil }
    if cursor.skip(UInt8(ascii: "."), in: text) {
      let start = cursor.offset
      while cursor.nextDigit(in: text) != nil {}
      decimals = Self.shortened(text, start..<cursor.offset)
    }
    if cursor.offset < text.count, !readExponent(text, &cursor) { return nil }
  }

  /// Whether the number is shown as a whole number in all digits.
  var isInteger: Bool { notation == .plain && decimals.isEmpty }

  /// The number as ICU reads it: `1.50E6`.
  var text: String {
    var text = String(integer)
    if !decimals.isEmpty { text += "." + String(decoding: decimals, as: UTF8.self) }
    return notation == .plain ? text : text + "E" + String(exponent)
  }

  private mutating func append(_ digit: UInt64) {
    let keptDigits: UInt64 = 10_000_000_000
    integer = integer * 10 + digit
    if integer >= 100_000 * keptDigits { integer = 10_000 * keptDigits + integer % keptDigits }
  }

  private mutating func readExponent(_ text: Span<UInt8>, _ cursor: inout Cursor) -> Bool {
    if cursor.skip(UInt8(ascii: "c"), in: text) {
      notation = .compact
    } else if cursor.skip(UInt8(ascii: "e"), in: text) || cursor.skip(UInt8(ascii: "E"), in: text) {
      notation = .scientific
    } else {
      return false
    }
    let isNegative = cursor.skipSign(in: text)
    let start = cursor.offset
    while let digit = cursor.nextDigit(in: text) {
      exponent = min(exponent * 10 + Int(digit), 1000)
    }
    if isNegative { exponent = -exponent }
    return cursor.offset > start && cursor.offset == text.count && abs(exponent) < 1000
  }

  /// The first and the last decimals.
  private static func shortened(_ text: Span<UInt8>, _ range: Range<Int>) -> [UInt8] {
    let limit = 15
    guard range.count > 2 * limit else { return range.map { text[$0] } }
    return range.prefix(limit).map { text[$0] } + range.suffix(limit).map { text[$0] }
  }

  /// A place in the text.
  private struct Cursor {
    var offset = 0

    mutating func nextDigit(in text: Span<UInt8>) -> UInt64? {
      guard offset < text.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= text[offset] else {
        return nil
      }
      offset += 1
      return UInt64(text[offset - 1] & 0xF)
    }

    mutating func skip(_ byte: UInt8, in text: Span<UInt8>) -> Bool {
      guard offset < text.count, text[offset] == byte else { return false }
      offset += 1
      return true
    }

    /// Skips a sign, and returns whether it is a minus.
    @discardableResult
    mutating func skipSign(in text: Span<UInt8>) -> Bool {
      if skip(UInt8(ascii: "-"), in: text) { return true }
      _ = skip(UInt8(ascii: "+"), in: text)
      return false
    }
  }
}
