public import CatalogRuntime

/// An error that a form shows at one of its fields.
public struct FormProblem: Sendable {
  /// The field.
  public let id: FieldID
  /// The title of the field.
  public let title: LocalizedStringResource
  /// What is wrong, as it is shown at the field.
  public let message: LocalizedStringResource
  /// Whether the field is empty.
  let isEmpty: Bool

  /// What is wrong, as it is shown away from the field, with its title: of an empty field, that it is required.
  public var listMessage: LocalizedStringResource {
    isEmpty ? .fields("\(title) is required.") : .fields("\(title): \(message)")
  }
}
