internal import ICUKit

/// What a person typed into a field, ready to be checked.
public struct FieldInput: Hashable, Sendable {
  /// The text as it was typed.
  public let rawText: String
  /// What is checked and kept: the text in normalization form C (UAX 15), without the white space at its ends (White_Space)
  /// unless it counts.
  ///
  /// A text with more than 256 marks on one letter, which no language has, is not normalized.
  public let text: String
  /// Whether the text is a secret, of which no message quotes anything and no description shows anything.
  public let isSecret: Bool

  /// Prepares a text: normalizes it, and removes the white space at its ends.
  ///
  /// O(n).
  ///
  /// - Parameter rawText: The text as it was typed.
  public init(_ rawText: String) {
    self.rawText = rawText
    text = Self.normalized(Self.trimmed(rawText))
    isSecret = false
  }

  /// Prepares a secret, whose white space counts, such as a password: normalizes it alone.
  ///
  /// RFC 8265 (section 4.2) normalizes passwords, so that `é` is the same from every keyboard. O(n).
  ///
  /// - Parameter rawText: The text as it was typed.
  public init(verbatim rawText: String) {
    self.rawText = rawText
    text = Self.normalized(rawText)
    isSecret = true
  }

  private static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }

  /// Returns a text in normalization form C; one with very many marks on a letter, which take ICU O(n²), as it is.
  private static func normalized(_ text: String) -> String {
    var markCount = 0
    for scalar in text.unicodeScalars {
      let isMark =
        scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
      markCount = isMark ? markCount + 1 : 0
      if markCount > 256 { return text }
    }
    return Normalization.normalized(text)
  }
}
