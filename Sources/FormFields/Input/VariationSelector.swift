/// Characters that choose a form of the one before them (Variation_Selector), and are not seen themselves.
enum VariationSelector {
  /// Returns whether a character chooses a form; those of Mongolian are left out.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    0xFE00...0xFE0F ~= scalar.value || 0xE0100...0xE01EF ~= scalar.value
  }

  /// Returns whether a selector can change how the character before it looks.
  ///
  /// Emoji have the last two of the first block, and ideographs and letters of joining scripts others; digits are emoji, too,
  /// since they are on keycaps.
  ///
  /// - Parameters:
  ///   - selector: The selector.
  ///   - base: The character before it, which is no selector.
  static func fits(_ selector: Unicode.Scalar, after base: Unicode.Scalar) -> Bool {
    if 0xFE0E...0xFE0F ~= selector.value { return base.properties.isEmoji }
    if base.properties.isIdeographic { return true }
    return selector.value < 0xFE0E && JoiningScripts.contains(base)
  }
}
