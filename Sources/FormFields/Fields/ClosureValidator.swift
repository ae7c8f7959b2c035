internal import CatalogRuntime

/// A check that is a closure.
struct ClosureValidator: Validator {
  let check: @Sendable (FieldInput) -> LocalizedStringResource?

  func message(for input: FieldInput) -> LocalizedStringResource? { check(input) }
}

extension [any Validator] {
  /// Returns all that is wrong with an input, in the order of the validators.
  ///
  /// - Parameters:
  ///   - input: What was typed.
  ///   - locale: The locale of the person who typed it; texts are judged the same way in all.
  func messages(
    for input: FieldInput, in locale: CatalogLocale = .current
  ) -> [LocalizedStringResource] {
    compactMap { $0.message(for: input, in: locale) }
  }
}

extension LocalizedStringResource {
  /// A text that is shown as it is in every locale, percent signs and all.
  static func verbatim(_ text: String) -> LocalizedStringResource { .fields("\(text)") }
}
