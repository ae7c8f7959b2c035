internal import CatalogRuntime

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
