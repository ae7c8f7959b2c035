public import CatalogRuntime

/// A check that is a closure, and can stand among others.
///
/// ```swift
/// ValidatedField(
///   title: FieldTitle.username,
///   validators: [
///     RequiredValidator(),
///     ClosureValidator { taken.contains($0.text) ? .verbatim("This name is taken.") : nil },
///   ])
/// ```
public struct ClosureValidator: Validator {
  private let check: @Sendable (FieldInput) -> LocalizedStringResource?

  /// Creates the validator.
  ///
  /// - Parameter check: Returns what is wrong with an input, also with an empty one; `nil` where nothing is.
  public init(_ check: @escaping @Sendable (FieldInput) -> LocalizedStringResource?) {
    self.check = check
  }

  /// Returns what the closure says.
  public func message(for input: FieldInput) -> LocalizedStringResource? { check(input) }
}
