public import CatalogRuntime
internal import ICUKit

/// Refuses a field in which nothing can be seen: no text, white space, or invisible characters alone.
public struct RequiredValidator: Validator {
  private let complaint: LocalizedStringResource

  /// Creates the validator.
  ///
  /// - Parameter message: What is said; `nil` for “This field is required.”
  public init(message: LocalizedStringResource? = nil) {
    complaint = message ?? .fields("This field is required.")
  }

  /// Creates the validator of a field in a list of errors, where the message names the field.
  ///
  /// The message is such as “Email is required.”
  ///
  /// - Parameter title: The title of the field.
  public init(title: LocalizedStringResource) { complaint = .fields("\(title) is required.") }

  /// Returns the message where nothing can be seen.
  public func message(for input: FieldInput) -> LocalizedStringResource? {
    let isEmpty = input.text.unicodeScalars.allSatisfy { scalar in
      CharacterFacts.isWhiteSpace(scalar) || CharacterFacts.isControl(scalar)
        || CharacterFacts.isDefaultIgnorable(scalar) || Self.blanks.contains(scalar)
    }
    return isEmpty ? complaint : nil
  }

  /// Characters that are drawn as nothing although Unicode does not say so: the empty pattern of Braille, the musical head of
  /// no note, the filler of Khitan, the marks of annotations between lines.
  private static let blanks: Set<Unicode.Scalar> = [
    "\u{2800}", "\u{1D159}", "\u{16FE4}", "\u{FFF9}", "\u{FFFA}", "\u{FFFB}",
  ]
}
