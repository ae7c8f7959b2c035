internal import ICUKit

/// What a person typed into a field, ready to be checked.
public struct FieldInput: Hashable, Sendable {
  /// The text as it was typed.
  public let rawText: String
  /// The text without white space at its ends, in normalization form C: what is checked and kept.
  public let text: String

  /// Prepares a text.
  ///
  /// - Parameter rawText: The text as it was typed.
  public init(_ rawText: String) {
    self.rawText = rawText
    text = rawText
  }
}
