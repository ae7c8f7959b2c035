internal import CatalogRuntime

/// A validator that can check a value itself, which its text may not show in full.
protocol ValueValidator<Value>: Validator {
  /// What is checked.
  associatedtype Value

  /// Returns what is wrong with a value.
  func message(for value: Value) -> LocalizedStringResource?
}

extension [any Validator] {
  /// Returns all that is wrong with a value, in the order of the validators.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - input: Its text, for validators that check that.
  ///   - locale: The locale of the text.
  func messages<Value>(
    for value: Value, typedAs input: FieldInput, in locale: CatalogLocale
  ) -> [LocalizedStringResource] {
    compactMap { $0.message(for: value, typedAs: input, in: locale) }
  }

  /// Returns what the validators of a range say of a text beyond the type of its values.
  func rangeMessages<Value>(
    of type: Value.Type, for input: FieldInput, in locale: CatalogLocale
  ) -> [LocalizedStringResource] {
    flatMap { validator in
      if let row = validator as? AllOf {
        return row.validators.rangeMessages(of: type, for: input, in: locale)
      }
      guard validator is any ValueValidator<Value> else { return [] }
      return validator.message(for: input, in: locale).map { [$0] } ?? []
    }
  }
}

extension Validator {
  /// Returns what is wrong with a value, or with its text where only that can be checked.
  fileprivate func message<Value>(
    for value: Value, typedAs input: FieldInput, in locale: CatalogLocale
  ) -> LocalizedStringResource? {
    if let row = self as? AllOf {
      return row.validators.messages(for: value, typedAs: input, in: locale).first
    }
    if let validator = self as? any ValueValidator<Value> { return validator.message(for: value) }
    return message(for: input, in: locale)
  }
}
