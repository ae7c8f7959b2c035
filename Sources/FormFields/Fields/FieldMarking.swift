internal import CatalogRuntime

/// Which fields have a mark beside their titles.
public enum FieldMarking: Hashable, Sendable, CaseIterable {
  /// None.
  case none
  /// Those that must be filled in: “Required”.
  case required
  /// Those that may stay empty: “Optional”.
  case optional
  /// All, with one mark or the other.
  case both

  /// Returns the mark of a field.
  ///
  /// - Parameter isRequired: Whether the field must be filled in.
  func mark(isRequired: Bool) -> LocalizedStringResource? {
    switch (self, isRequired) {
    case (.required, true), (.both, true): .fields("Required")
    case (.optional, false), (.both, false): .fields("Optional")
    default: nil
    }
  }
}
