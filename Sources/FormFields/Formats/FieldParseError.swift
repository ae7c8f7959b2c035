public import CatalogRuntime

/// A text that is no value of the field’s type.
public struct FieldParseError: Error, Sendable {
  /// What is wrong, as a sentence for people.
  public let message: LocalizedStringResource

  /// Creates an error.
  ///
  /// - Parameter message: What is wrong, as a sentence for people.
  public init(message: LocalizedStringResource) { self.message = message }
}
