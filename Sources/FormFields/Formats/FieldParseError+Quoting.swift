internal import CatalogRuntime
internal import ICUKit

extension FieldParseError {
  /// The field is empty.
  static var empty: FieldParseError { FieldParseError(message: .fields("This field is required.")) }

  /// Returns what is said of a text that is no value, with the text in it; of a secret nothing is quoted.
  ///
  /// - Parameters:
  ///   - input: What was typed.
  ///   - message: Makes the message of a quotation.
  static func refusal(
    of input: FieldInput, _ message: (_ quotation: String) -> LocalizedStringResource
  ) -> FieldParseError {
    FieldParseError(message: input.isSecret ? .unexpectedFormat : message(quotation(of: input)))
  }

  /// Returns what is said of a text that is longer than any number: that it is too large, or that it is none.
  ///
  /// - Parameters:
  ///   - input: What was typed.
  ///   - refusal: What is said of a text that is no number.
  static func tooLong(_ input: FieldInput, refusal: FieldParseError) -> FieldParseError {
    let hasLetters = input.text.unicodeScalars.prefix(1000).contains(
      where: \.properties.isAlphabetic)
    return hasLetters ? refusal : tooLarge(input)
  }

  /// Returns what is said of a number beyond the type.
  ///
  /// - Parameter input: What was typed.
  static func tooLarge(_ input: FieldInput) -> FieldParseError {
    let sign = input.text.unicodeScalars.first { !CharacterFacts.isBidiControl($0) }
    let isNegative = sign == "-" || sign == "\u{2212}"
    return FieldParseError(
      message: .fields("This number is too large."), excess: isNegative ? .tooSmall : .tooGreat)
  }

  /// Returns what was typed as a message can quote it: its start, in whole characters, with nothing in it that could change the
  /// message and nothing that nobody can see.
  ///
  /// - Parameter input: What was typed.
  private static func quotation(of input: FieldInput) -> String {
    var quoted = ""
    var rest = input.text[...]
    for _ in 0..<quotedLength {
      guard let character = rest.first else { return quoted }
      guard character.unicodeScalars.count <= quotedLength else { break }
      quoted += safe(character)
      rest = rest.dropFirst()
    }
    return rest.isEmpty ? quoted : quoted + "…"
  }

  private static func safe(_ character: Character) -> String {
    let text = String(character)
    if VisibleText.isVisible(text) { return text }
    let scalars = character.unicodeScalars.map { scalar -> Unicode.Scalar in
      VisibleText.isVisible(String(scalar)) ? scalar : "\u{FFFD}"
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The greatest number of characters of a quotation, and of code points of one of them.
  private static let quotedLength = 60
}

extension LocalizedStringResource {
  /// What is said of a text that must not be quoted.
  static var unexpectedFormat: LocalizedStringResource {
    .fields("This does not have the expected format.")
  }
}
