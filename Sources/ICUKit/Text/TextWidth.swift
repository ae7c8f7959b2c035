internal import ICUShims

/// The room that text takes on a terminal.
public enum TextWidth {
  /// Returns the number of columns a text takes on a terminal that shows each grapheme cluster as
  /// one.
  ///
  /// Wide and fullwidth characters and emoji take 2 columns (UAX 11, UTS 51); controls, combining
  /// marks and invisible characters take none; ambiguous characters take 1. A tab or a line end
  /// takes none here: what it does depends on where it stands.
  ///
  /// - Parameter text: The text.
  /// - Returns: The number of columns.
  public static func columns(of text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      return text.utf8.count { 0x20...0x7E ~= $0 }
    }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the number of columns of one grapheme cluster.
  ///
  /// - Parameter character: The grapheme cluster.
  /// - Returns: 0 or more; above 2 where a cluster joins several letters, as in Indic conjuncts.
  public static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    if isEmoji(scalars) { return 2 }
    return scalars.reduce(0) { $0 + columns(of: $1) }
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 0x20...0x7E ~= scalar.value ? 1 : 0 }
    if cicu_character_is_zero_width(scalar.value) { return 0 }
    return cicu_character_is_wide(scalar.value) ? 2 : 1
  }

  private static func isEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first else { return false }
    if cicu_character_has_emoji_presentation(first.value) {
      return !isRegionalIndicator(first) || scalars.count == 2
    }
    return scalars.contains("\u{FE0F}") && cicu_character_is_emoji(first.value)
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    0x1F1E6...0x1F1FF ~= scalar.value
  }
}
