internal import CatalogRuntime
internal import ICUKit

/// Which count of characters stands below a field.
///
/// Characters are grapheme clusters of the text as it is checked, those that a limit on its length counts.
public enum FieldCounter: Hashable, Sendable {
  /// None.
  case hidden
  /// How many more fit, “3 characters left”; beyond the maximum, how many must go. One below 0 counts as 0.
  case remaining(maximum: Int)
  /// How many there are of how many fit, “3 of 20 characters”. A maximum below 0 counts as 0.
  case typed(maximum: Int)

  /// Returns the count of an input.
  ///
  /// - Parameter input: What was typed.
  func text(for input: FieldInput) -> LocalizedStringResource? {
    switch self {
    case .hidden:
      return nil
    case .remaining(let maximum):
      let rest = max(0, maximum) - GraphemeClusters.count(in: input.text)
      return rest < 0
        ? .fields("\(-rest) characters too many") : .fields("\(rest) characters left")
    case .typed(let maximum):
      return .fields("\(GraphemeClusters.count(in: input.text)) of \(max(0, maximum)) characters")
    }
  }
}
