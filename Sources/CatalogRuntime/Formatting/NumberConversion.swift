internal import CompiledCatalog
internal import ICUKit
internal import LocaleCore

/// How a printf conversion shows a number (ISO C, 7.23.6.1), in a locale or as C does.
///
/// With symbols, whole numbers and those of `%f`, `%e` and `%g` have the digits, separators and signs of the locale:
/// digits are grouped, `+` shows the plus sign of the locale, a space is no flag, and a zero is never left out. `%x`,
/// `%o`, `%a` and `%c` are the same everywhere. Without symbols everything is as in C’s own locale.
///
/// A number that its conversion was not made for is shown all the same, with its true value: `%d` shows all 64 bits,
/// `%u` shows a minus, `%d` of 2.5 is `2.5`, `%f` of a whole number has decimals. Only `hh` and `h` cut, as C does.
struct NumberConversion: Hashable, Sendable {
  /// What a number is written as.
  enum Style: Hashable, Sendable {
    /// `d`, `i`, `u`.
    case decimal
    /// `o`.
    case octal
    /// `x`, `X`.
    case hexadecimal
    /// `f`, `F`.
    case fixed
    /// `e`, `E`.
    case scientific
    /// `g`, `G`.
    case general
    /// `a`, `A`.
    case hexadecimalFloat
    /// `c`, `C`: the Unicode scalar with the number.
    case character
  }

  /// The largest width and precision; larger ones count as this, so that a text cannot ask for very much memory.
  ///
  /// Beyond 1,074 decimals a `Double` has zeros only.
  static let largestField = 4096

  /// What the number is written as.
  let style: Style
  /// The letter in ASCII.
  let letter: UInt8
  /// The length modifier.
  let length: ArgumentView.Length
  /// The smallest number of characters, from 0 to ``largestField``.
  let width: Int
  /// The number of digits or decimals, from 0 to ``largestField``, or `nil` for the usual one.
  let precision: Int?
  /// Whether the field is filled up behind the number.
  let isLeftAligned: Bool
  /// Whether the field is filled up with zeros.
  let isZeroPadded: Bool
  /// Whether numbers that are not negative show their sign.
  let isSigned: Bool
  /// Whether numbers that are not negative have a space in the place of the sign.
  let isSpaced: Bool
  /// Whether the alternative form is asked for.
  let isAlternative: Bool
  /// Whether a whole number is shown with the digits that it has and no more.
  private let isPlain: Bool

  /// `%lld`.
  static let decimal = NumberConversion(style: .decimal, letter: UInt8(ascii: "d"), length: .ll)

  /// Creates a conversion.
  ///
  /// - Parameters:
  ///   - letter: The letter in ASCII; one that shows no number has no conversion.
  ///   - length: The length modifier.
  ///   - flags: The flags; digits are grouped in a locale with and without the flag for it.
  ///   - width: The smallest width; below 0 as an argument can give it, it stands for its size and the flag `-`.
  ///   - precision: The precision; below 0 it is as if there were none.
  init?(
    letter: UInt8, length: ArgumentView.Length = .none, flags: ArgumentView.Flags = [],
    width: Int = 0, precision: Int? = nil
  ) {
    guard let style = Style(letter: letter) else { return nil }
    self.init(
      style: style, letter: letter, length: length, flags: flags, width: width, precision: precision
    )
  }

  private init(
    style: Style, letter: UInt8, length: ArgumentView.Length, flags: ArgumentView.Flags = [],
    width: Int = 0, precision: Int? = nil
  ) {
    self.style = style
    self.letter = letter
    self.length = length
    self.width = Int(min(width.magnitude, UInt(Self.largestField)))
    self.precision = precision.flatMap { $0 < 0 ? nil : min($0, Self.largestField) }
    isLeftAligned = width < 0 || flags.contains(.leftAligned)
    isZeroPadded = flags.contains(.zeroPadded) && !isLeftAligned
    isSigned = flags.contains(.signed)
    isSpaced = flags.contains(.spaced)
    isAlternative = flags.contains(.alternative)
    isPlain =
      style == .decimal && length != .hh && length != .h && width == 0 && self.precision == nil
      && !isSigned && !isSpaced
  }

  /// Adds a number to a text.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - symbols: The symbols of the locale; `nil` writes as C does.
  ///   - output: The text.
  @inline(__always)
  func write(_ value: Int64, symbols: PreparedNumberSymbols?, to output: inout FormatOutput) {
    if isPlain, value >= 0, value.magnitude < symbols?.plainLimit ?? .max {
      output.appendDigits(of: value.magnitude, minimumCount: 1)
    } else if isFloating {
      writeFloating(Double(value), symbols: symbols, to: &output)
    } else {
      write(IntegerValue(value), symbols: symbols, to: &output)
    }
  }

  /// Adds a number to a text.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - symbols: The symbols of the locale; `nil` writes as C does.
  ///   - output: The text.
  func write(_ value: UInt64, symbols: PreparedNumberSymbols?, to output: inout FormatOutput) {
    if isFloating {
      writeFloating(Double(value), symbols: symbols, to: &output)
    } else {
      write(IntegerValue(value), symbols: symbols, to: &output)
    }
  }

  /// Adds a number to a text; C’s library finds the digits and rounds them.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - symbols: The symbols of the locale; `nil` writes as C does.
  ///   - output: The text.
  func write(_ value: Double, symbols: PreparedNumberSymbols?, to output: inout FormatOutput) {
    if !isFloating, let integer = IntegerValue(exactly: value) {
      write(integer, symbols: symbols, to: &output)
    } else {
      writeFloating(value, symbols: symbols, to: &output)
    }
  }

  /// Returns the plural category of a number as the conversion shows it.
  func category(of value: Int64, in selector: PluralSelector) -> PluralCategory {
    if isFloating { return category(of: Double(value), in: selector) }
    return selector.category(of: shown(IntegerValue(value)).magnitude)
  }

  /// Returns the plural category of a number as the conversion shows it.
  func category(of value: UInt64, in selector: PluralSelector) -> PluralCategory {
    if isFloating { return category(of: Double(value), in: selector) }
    return selector.category(of: shown(IntegerValue(value)).magnitude)
  }

  /// Returns the plural category of a number as the conversion shows it: `%.1f` of 1 is `1.0`.
  func category(of value: Double, in selector: PluralSelector) -> PluralCategory {
    if !isFloating, let integer = IntegerValue(exactly: value) {
      return selector.category(of: shown(integer).magnitude)
    }
    return withDigits(of: value.magnitude) { selector.category(ofShown: $0) }
  }

  /// Whether whole numbers are converted to `Double` first.
  var isFloating: Bool {
    switch style {
    case .fixed, .scientific, .general, .hexadecimalFloat: true
    case .decimal, .octal, .hexadecimal, .character: false
    }
  }

  /// Whether letters are upper case.
  var isUppercase: Bool { letter & 0x20 == 0 }

  /// Fills the field up with spaces.
  @inline(__always)
  func pad(_ output: inout FormatOutput, from start: Int) {
    guard width > 0 else { return }
    output.pad(from: start, toWidth: width, isLeading: !isLeftAligned)
  }
}

extension NumberConversion.Style {
  fileprivate init?(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "D"),
      UInt8(ascii: "U"):
      self = .decimal
    case UInt8(ascii: "o"), UInt8(ascii: "O"): self = .octal
    case UInt8(ascii: "x"), UInt8(ascii: "X"): self = .hexadecimal
    case UInt8(ascii: "f"), UInt8(ascii: "F"): self = .fixed
    case UInt8(ascii: "e"), UInt8(ascii: "E"): self = .scientific
    case UInt8(ascii: "g"), UInt8(ascii: "G"): self = .general
    case UInt8(ascii: "a"), UInt8(ascii: "A"): self = .hexadecimalFloat
    case UInt8(ascii: "c"), UInt8(ascii: "C"): self = .character
    default: return nil
    }
  }
}
