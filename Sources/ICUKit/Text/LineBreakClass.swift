internal import ICUShims

/// The class of a character for line breaks (UAX 14, Line_Break); the raw values are ICU's.
package enum LineBreakClass: Int32, Sendable {
  case unknown, ambiguous, alphabetic, breakBoth, breakAfter, breakBefore, mandatoryBreak
  case contingentBreak, closePunctuation, combiningMark, carriageReturn, exclamation, glue, hyphen
  case ideographic, inseparable, infixNumeric, lineFeed, nonstarter, numeric, openPunctuation
  case postfixNumeric, prefixNumeric, quotation, complexContext, surrogate, space, breakSymbols
  case zeroWidthSpace, nextLine, wordJoiner, hangulLV, hangulLVT, leadingJamo, trailingJamo
  case vowelJamo, closeParenthesis, conditionalJapaneseStarter, hebrewLetter, regionalIndicator
  case emojiBase, emojiModifier, zeroWidthJoiner

  /// Returns the class of a character; one that this list does not have is unknown.
  package init(of scalar: Unicode.Scalar) {
    self = LineBreakClass(rawValue: cicu_character_line_break(scalar.value)) ?? .unknown
  }
}
