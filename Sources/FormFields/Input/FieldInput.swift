internal import ICUKit

/// What a person typed into a field, ready to be checked.
public struct FieldInput: Hashable, Sendable {
  /// The text as it was typed.
  public let rawText: String
  /// What is checked and kept: the text in normalization form C (UAX 15), without the white space at its ends (White_Space)
  /// unless it counts.
  public let text: String

  /// Prepares a text: normalizes it, and removes the white space at its ends.
  ///
  /// O(n).
  ///
  /// - Parameter rawText: The text as it was typed.
  public init(_ rawText: String) {
    self.rawText = rawText
    text = Normalization.normalized(Self.trimmed(rawText))
  }

  /// Prepares a text whose white space counts, such as a password: normalizes it alone.
  ///
  /// RFC 8265 (section 4.2) normalizes passwords, so that `é` is the same from every keyboard. O(n).
  ///
  /// - Parameter rawText: The text as it was typed.
  public init(verbatim rawText: String) {
    self.rawText = rawText
    text = Normalization.normalized(rawText)
  }

  private static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}
