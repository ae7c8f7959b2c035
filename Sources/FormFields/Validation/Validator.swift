public import CatalogRuntime

/// A check of what was typed into a field.
///
/// Each kind of validator is one type with one rule, and a message of its own from the catalog. The message is a resource
/// without a locale of its own: who shows it chooses the locale.
public protocol Validator: Sendable {
  /// Returns what is wrong with an input, as a sentence for people.
  ///
  /// - Parameter input: What was typed.
  /// - Returns: The message, or `nil` where the input is right.
  func message(for input: FieldInput) -> LocalizedStringResource?
}
