public import CatalogRuntime

/// A kind of component that this library has, as people look for it.
public enum Component: String, Hashable, Sendable, CaseIterable {
  /// ``ClearableField``.
  case clearableField
  /// ``ValidatedField``.
  case validatedField
  /// ``PromptedField``.
  case promptedField
  /// ``ValueField``.
  case valueField
  /// ``SecureField``.
  case secureField
  /// ``Form``.
  case form
  /// ``ComponentSearch``, and a field to search in.
  case search

  /// The words by which the component is found, the most telling first.
  public var keywords: [LocalizedStringResource] {
    switch self {
    case .clearableField:
      [
        .fields("text field"), .fields("clear button"), .fields("input"), .fields("icon"),
        .fields("focus"), .fields("error"),
      ]
    case .validatedField:
      [
        .fields("validation"), .fields("error"), .fields("text field"), .fields("input"),
        .fields("focus"),
      ]
    case .promptedField: [.fields("text field"), .fields("input"), .fields("focus")]
    case .valueField:
      [.fields("input"), .fields("text field"), .fields("validation"), .fields("error")]
    case .secureField: [.fields("text field"), .fields("input"), .fields("focus")]
    case .form:
      [
        .fields("form"), .fields("input"), .fields("validation"), .fields("error"),
        .fields("focus"),
      ]
    case .search: [.fields("search"), .fields("text field"), .fields("icon")]
    }
  }
}
