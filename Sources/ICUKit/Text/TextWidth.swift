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
    if let columns = simpleColumns(of: text) { return columns }
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

  /// Adds columns up without ICU where every character is one of those that most texts have, none of which
  /// joins others.
  private static func simpleColumns(of text: some StringProtocol) -> Int? {
    var columns = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x20...0x7E: columns += 1
      case 0x00...0x1F, 0x7F: break
      // Letters of Latin, Greek, Cyrillic, Hebrew and Arabic; dashes, quotation marks and the ellipsis.
      case 0xC0...0x24F, 0x391...0x3A1, 0x3A3...0x3CE, 0x400...0x481, 0x48A...0x52F, 0x5D0...0x5EA,
        0x620...0x64A, 0x1EA0...0x1EF9, 0x2013...0x2014, 0x2018...0x201E, 0x2026:
        columns += 1
      // Ideographic punctuation, kana, Han, syllables of Korean, full-width signs.
      case 0x3001...0x3003, 0x3008...0x3011, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC,
        0x4E00...0x9FFF,
        0xAC00...0xD7A3, 0xFF01...0xFF5E:
        columns += 2
      default: return nil
      }
    }
    return columns
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
