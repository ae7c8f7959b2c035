internal import CatalogRuntime
internal import ICUKit

extension FieldParseError {
  /// The field is empty.
  static var empty: FieldParseError { FieldParseError(message: .fields("This field is required.")) }

  /// Returns what is said of a text that is longer than any number: that it is too large, or that it is none.
  ///
  /// - Parameters:
  ///   - input: What was typed.
  ///   - message: What is said of a text that is no number.
  static func tooLong(
    _ input: FieldInput, message: LocalizedStringResource
  ) -> FieldParseError {
    let hasLetters = input.text.unicodeScalars.prefix(1000).contains(
      where: \.properties.isAlphabetic)
    return hasLetters ? FieldParseError(message: message) : tooLarge
  }

  /// A number beyond the type.
  static var tooLarge: FieldParseError {
    FieldParseError(message: .fields("This number is too large."))
  }

  /// Returns what was typed as a message can quote it: its start, with nothing in it that could change the message.
  ///
  /// - Parameter input: What was typed.
  static func quotation(of input: FieldInput) -> String {
    let scalars = input.text.unicodeScalars
    var quoted = String.UnicodeScalarView()
    for scalar in scalars.prefix(quotedLength) {
      quoted.append(isSafe(scalar) ? scalar : "\u{FFFD}")
    }
    let isWhole = scalars.dropFirst(quotedLength).isEmpty
    return isWhole ? String(quoted) : String(quoted) + "…"
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    !CharacterFacts.isControl(scalar) && !CharacterFacts.isBidiControl(scalar)
      && scalar.value != 0x2028 && scalar.value != 0x2029
  }

  /// The greatest number of code points of a quotation.
  private static let quotedLength = 60
}
