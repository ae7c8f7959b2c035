public import CatalogRuntime

/// Refuses a text that is not the same as that of another field.
///
/// The texts are compared after normalization, and letter by letter: case and white space inside count.
public struct EqualityValidator: Validator {
  private let expected: String
  private let complaint: LocalizedStringResource

  /// Creates the validator of a second field for a password.
  ///
  /// The message is “The passwords do not match.”
  ///
  /// - Parameter password: What was typed into the first field.
  public init(password: FieldInput) {
    self.init(password, message: .fields("The passwords do not match."))
  }

  /// Creates the validator of a second field.
  ///
  /// The message names both: “Email and Confirm Email do not match.”
  ///
  /// - Parameters:
  ///   - other: What was typed into the first field.
  ///   - otherTitle: The title of the first field.
  ///   - title: The title of the field that is checked.
  public init(
    _ other: FieldInput, otherTitle: LocalizedStringResource, title: LocalizedStringResource
  ) {
    self.init(other, message: .fields("\(otherTitle) and \(title) do not match."))
  }

  /// Creates the validator.
  ///
  /// - Parameters:
  ///   - other: What was typed into the other field.
  ///   - message: What is said where the texts differ.
  public init(_ other: FieldInput, message: LocalizedStringResource) {
    expected = other.text
    complaint = message
  }

  /// Returns the message where the texts differ.
  public func message(for input: FieldInput) -> LocalizedStringResource? {
    input.text.isEmpty || input.text.utf8.elementsEqual(expected.utf8) ? nil : complaint
  }
}

extension EqualityValidator: CustomStringConvertible, CustomReflectable {
  /// The kind of validator; the text, which may be a password, is never shown.
  public var description: String { "EqualityValidator" }
  /// Nothing: the text may be a password.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
