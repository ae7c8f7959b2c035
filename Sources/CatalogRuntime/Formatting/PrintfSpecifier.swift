internal import CompiledCatalog

/// A printf placeholder as it is formatted: `%2$-8.3lld`, with widths and precisions that are known.
struct PrintfSpecifier: Hashable {
  /// The letter of the conversion in ASCII.
  var letter: UInt8
  /// The length modifier.
  var length = ArgumentView.Length.none
  /// The flags.
  var flags: ArgumentView.Flags = []
  /// The smallest width in characters, or `nil` for none.
  var width: Int?
  /// The precision, or `nil` for that of the conversion.
  var precision: Int?

  /// `%@`: as the value itself asks for.
  static var object: PrintfSpecifier { PrintfSpecifier(letter: UInt8(ascii: "@")) }

  /// What a conversion takes.
  enum Kind: Hashable {
    /// Whatever it is.
    case object
    /// A text.
    case string
    /// A whole number.
    case integer
    /// A number with decimals.
    case decimal
  }

  /// What the conversion takes, or `nil` where the letter is none.
  var kind: Kind? {
    switch letter {
    case UInt8(ascii: "@"): .object
    case UInt8(ascii: "s"), UInt8(ascii: "S"): .string
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"),
      UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "c"), UInt8(ascii: "C"),
      UInt8(ascii: "D"), UInt8(ascii: "U"), UInt8(ascii: "O"), UInt8(ascii: "p"):
      .integer
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"),
      UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      .decimal
    default: nil
    }
  }
}

extension PrintfSpecifier {
  /// How numbers are shown, or `nil` where the conversion is none for numbers.
  var numberConversion: NumberConversion? { numberConversion(letter, precision) }

  /// How a number is shown for want of a conversion.
  enum NaturalStyle {
    /// A whole number.
    case decimal
    /// A number with the decimals that it has.
    case shortest
  }

  /// Returns how a number is shown for a placeholder that asks for no number, in the same field.
  func natural(_ style: NaturalStyle) -> NumberConversion {
    switch style {
    case .decimal: numberConversion(UInt8(ascii: "d"), nil) ?? .decimal
    case .shortest: numberConversion(UInt8(ascii: "g"), 15) ?? .decimal
    }
  }

  private func numberConversion(_ letter: UInt8, _ precision: Int?) -> NumberConversion? {
    NumberConversion(
      letter: letter, length: length, flags: flags, width: width ?? 0, precision: precision)
  }
}
