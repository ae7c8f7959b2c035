internal import ICUShims

/// What Unicode says of single characters, in ICU's version of it (UAX 44).
///
/// Swift's `Unicode.Scalar.Properties` answers from the data of the compiler's runtime, which may be
/// of another version; here the data is that of normalization, scripts and widths. Every function is
/// safe to call from any thread and takes constant time.
public enum CharacterFacts {
  /// Returns the general category of a character.
  ///
  /// - Parameter scalar: The character.
  /// - Returns: The category: `.control` for U+0007, `.format` for U+200B and U+202E.
  public static func generalCategory(of scalar: Unicode.Scalar) -> Unicode.GeneralCategory {
    let number = Int(cicu_character_category(scalar.value))
    return categories.indices.contains(number) ? categories[number] : .unassigned
  }

  /// Returns whether a character is a control (general category Cc): U+0000 to U+001F, U+007F to U+009F.
  ///
  /// - Parameter scalar: The character.
  /// - Returns: Whether it is a control.
  public static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    generalCategory(of: scalar) == .control
  }

  /// Returns whether a character is a format character (general category Cf): joiners, bidi controls, tags.
  ///
  /// - Parameter scalar: The character.
  /// - Returns: Whether it is a format character.
  public static func isFormat(_ scalar: Unicode.Scalar) -> Bool {
    generalCategory(of: scalar) == .format
  }

  /// Returns whether nothing is shown for a character by itself (Default_Ignorable_Code_Point): U+00AD, U+200D, U+FE0F, U+3164.
  ///
  /// - Parameter scalar: The character.
  /// - Returns: Whether it is ignorable.
  public static func isDefaultIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    cicu_character_is_default_ignorable(scalar.value)
  }

  /// Returns whether a character changes the order of the text around it (UAX 9, Bidi_Control): U+061C, U+200E, U+202E, U+2066.
  ///
  /// - Parameter scalar: The character.
  /// - Returns: Whether it is a bidi control.
  public static func isBidiControl(_ scalar: Unicode.Scalar) -> Bool {
    cicu_character_is_bidi_control(scalar.value)
  }

  /// Returns whether a character is white space (White_Space): spaces of all kinds, tabs and line ends; not U+200B.
  ///
  /// - Parameter scalar: The character.
  /// - Returns: Whether it is white space.
  public static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
    cicu_character_is_white_space(scalar.value)
  }

  /// The categories in the order of ICU's numbers.
  private static let categories: [Unicode.GeneralCategory] = [
    .unassigned, .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter,
    .otherLetter, .nonspacingMark, .enclosingMark, .spacingMark, .decimalNumber, .letterNumber,
    .otherNumber, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format,
    .privateUse, .surrogate, .dashPunctuation, .openPunctuation, .closePunctuation,
    .connectorPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol,
    .otherSymbol, .initialPunctuation, .finalPunctuation,
  ]
}
