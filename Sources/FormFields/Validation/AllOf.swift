public import CatalogRuntime

/// Several validators in a row, of which the first one that is not content speaks.
public struct AllOf: Validator {
  /// The validators, in the order in which they are asked.
  public let validators: [any Validator]

  /// Creates a validator of others; without any it is always content.
  ///
  /// - Parameter validators: The validators, in the order in which they are asked.
  public init(_ validators: [any Validator]) { self.validators = validators }

  /// Returns the first message of a validator.
  public func message(for input: FieldInput) -> LocalizedStringResource? {
    for validator in validators {
      if let message = validator.message(for: input) { return message }
    }
    return nil
  }

  /// Returns the first message of a validator.
  public func message(
    for input: FieldInput, in locale: CatalogLocale
  ) -> LocalizedStringResource? {
    for validator in validators {
      if let message = validator.message(for: input, in: locale) { return message }
    }
    return nil
  }
}

extension Validator {
  /// Returns a validator that asks this one and then another one.
  ///
  /// - Parameter other: The validator that is asked where this one is content.
  public func and(_ other: some Validator) -> AllOf {
    AllOf(((self as? AllOf)?.validators ?? [self]) + ((other as? AllOf)?.validators ?? [other]))
  }
}
