public import CatalogRuntime

/// A check of what was typed into a field.
///
/// Each kind of validator is one type with one rule, and a message of its own from the catalog. The message is a resource
/// without a locale of its own: who shows it chooses the locale. Validators compose: ``and(_:)``, ``AllOf``.
///
/// All validators of this library take O(n), never trap, and let an empty text pass, which is the business of
/// ``RequiredValidator`` alone.
public protocol Validator: Sendable {
  /// Returns what is wrong with an input, as a sentence for people.
  ///
  /// - Parameter input: What was typed.
  /// - Returns: The message, or `nil` where the input is right.
  func message(for input: FieldInput) -> LocalizedStringResource?

  /// Returns what is wrong with an input that was typed in a locale, as a sentence for people.
  ///
  /// Only validators that read numbers need the locale; for all others this is ``message(for:)``.
  ///
  /// - Parameters:
  ///   - input: What was typed.
  ///   - locale: The locale of the person who typed it.
  /// - Returns: The message, or `nil` where the input is right.
  func message(for input: FieldInput, in locale: CatalogLocale) -> LocalizedStringResource?
}

extension Validator {
  /// Returns what is wrong with an input, whatever the locale.
  public func message(
    for input: FieldInput, in locale: CatalogLocale
  ) -> LocalizedStringResource? {
    message(for: input)
  }
}
