internal import ICUShims

/// The direction that text runs in.
public enum TextDirection: Hashable, Sendable {
  /// As Latin, Greek or Thai: from left to right.
  case leftToRight
  /// As Arabic or Hebrew: from right to left.
  case rightToLeft

  /// Returns the direction of the first character of a text that has one (UAX 9, rule P2), `nil` where none has: digits and punctuation do not.
  ///
  /// The text of an isolate counts like any other, as in ICU's `ubidi_getBaseDirection`; UAX 9 skips
  /// it for a paragraph. An argument that starts with an isolate has its direction then. Stops at the
  /// first strong character; safe to call from any thread.
  ///
  /// - Parameter text: The text.
  /// - Returns: The direction: right to left for `123 אבג`, none for `123`.
  public static func firstStrong(in text: String) -> TextDirection? {
    let direction = try? unsafe ICUCall.reading(text) { source, length, _ in
      unsafe cicu_text_first_strong_direction(source, length)
    }
    guard let direction, direction != 0 else { return nil }
    return direction < 0 ? .rightToLeft : .leftToRight
  }
}
