/// The color of a field’s symbol and line, by meaning; which color that is, the app decides.
public enum FieldTint: String, Hashable, Sendable, CaseIterable {
  /// The field waits.
  case normal
  /// The field has focus.
  case focused
  /// The field shows an error, with focus or without.
  case error
}
