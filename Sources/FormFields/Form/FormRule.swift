public import CatalogRuntime

/// A check of one field of a form beside others, such as that a password was typed the same way twice.
///
/// A form asks a rule again whenever the text of one of its fields changes, so an error goes away whichever field it is that
/// was put right. An error of a rule is shown at the field that the rule is about, by the same rules as any other: it
/// appears when that field loses focus, or, once it has been checked, when another field of the rule does. A rule
/// that has a field which is not enabled is left out.
public struct FormRule: Sendable {
  /// The field that the rule is about, where its error is shown.
  public let field: FieldID
  /// The other fields that the rule reads.
  public let others: [FieldID]
  let check:
    @Sendable (_ field: any FormField, _ others: [any FormField]) -> LocalizedStringResource?

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - field: The field that the rule is about.
  ///   - others: The other fields that the rule reads.
  ///   - check: Returns what is wrong, given the field and the others in their order; `nil` where nothing is.
  public init(
    about field: FieldID, reading others: [FieldID],
    check:
      @escaping @Sendable (_ field: any FormField, _ others: [any FormField]) ->
      LocalizedStringResource?
  ) {
    self.field = field
    self.others = others
    self.check = check
  }

  /// Returns the rule that two fields hold the same text, as Unicode’s canonical equivalence has it.
  ///
  /// An empty field passes: that it must be filled in is for its validators to say.
  ///
  /// - Parameters:
  ///   - field: The second field, where the error is shown.
  ///   - other: The first field.
  ///   - message: What is wrong where they differ; `nil` for “The passwords do not match.” where both are secure
  ///     fields, and for a sentence with both titles otherwise.
  public static func equal(
    _ field: FieldID, to other: FieldID, message: LocalizedStringResource? = nil
  ) -> FormRule {
    FormRule(about: field, reading: [other]) { field, others in
      guard let other = others.first else { return nil }
      let validator =
        if let message {
          EqualityValidator(other.input, message: message)
        } else if field is SecureField, other is SecureField {
          EqualityValidator(password: other.input)
        } else {
          EqualityValidator(other.input, otherTitle: other.title, title: field.title)
        }
      return validator.message(for: field.input)
    }
  }

  /// Whether the rule looks at a field.
  func concerns(_ id: FieldID) -> Bool { field == id || others.contains(id) }
}
