public import CatalogRuntime
internal import ICUKit

/// Refuses controls and other characters that nobody can see: what pasted text brings along, and what hides in it.
///
/// Among them are the bidi controls, with which a text can be made to look like another one (UTS 39, section 6.2). Joiners
/// and variation selectors pass where they change what is seen: within emoji, and beside letters of a script that joins
/// them, as in Persian `می‌خواهم`. Of variation selectors one passes behind an emoji, an ideograph or such a letter.
public struct InvisibleCharacterValidator: Validator {
  /// Whether line ends and tabs pass, in a field of several lines.
  public let allowsLineBreaks: Bool

  /// Creates the validator.
  ///
  /// - Parameter allowsLineBreaks: Whether line ends and tabs pass, in a field of several lines.
  public init(allowsLineBreaks: Bool = false) { self.allowsLineBreaks = allowsLineBreaks }

  /// Returns the message where the text has such a character.
  public func message(for input: FieldInput) -> LocalizedStringResource? {
    var scan = InvisibleCharacterScan(allowsLineBreaks: allowsLineBreaks)
    return scan.finds(in: input.text) ? .fields("Remove the invisible characters.") : nil
  }
}

/// A walk over a text in search of characters that cannot be seen; it keeps what the last ones mean for the next one.
struct InvisibleCharacterScan {
  /// What a character can be for the one after it.
  private enum Place {
    /// Nothing that an invisible character could change: the start, white space, another invisible character.
    case none
    /// Any character that can be seen.
    case visible
    /// An emoji, with its skin tone and its variation selector.
    case emoji
    /// Tags behind an emoji, which are still to be ended.
    case tags
    /// A letter or a mark of a script that joins its letters.
    case joining(endsInVirama: Bool)
    /// A joiner behind an emoji, which another emoji must follow.
    case emojiJoiner
    /// A joiner that a letter of the script must follow.
    case letterJoiner
    /// A digit with a variation selector, which the mark of a keycap must follow.
    case keycap
  }

  private let allowsLineBreaks: Bool
  private var place = Place.none
  /// The last character where it can be seen.
  private var base: Unicode.Scalar?

  init(allowsLineBreaks: Bool) { self.allowsLineBreaks = allowsLineBreaks }

  /// Returns whether a text has a character that cannot be seen and changes nothing.
  mutating func finds(in text: String) -> Bool {
    for scalar in text.unicodeScalars {
      guard let next = next(after: scalar) else { return true }
      place = next
      base = Self.isSeen(next, scalar) ? scalar : nil
    }
    switch place {
    case .emojiJoiner, .letterJoiner, .tags, .keycap: return true
    default: return false
    }
  }

  /// Returns the place behind a character, or `nil` where it has no business here.
  private func next(after scalar: Unicode.Scalar) -> Place? {
    if scalar.isASCII, scalar.value >= 0x20, scalar.value != 0x7F { return visiblePlace(scalar) }
    switch scalar.value {
    case 0x200C, 0x200D: return joinerPlace(isZeroWidthJoiner: scalar.value == 0x200D)
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: return selectorPlace(scalar)
    case 0x180B...0x180F: return mongolianPlace
    case 0xE0020...0xE007E: return tagPlace
    case 0xE007F:
      guard case .tags = place else { return nil }
      return .emoji
    case 0x09, 0x0A, 0x0D, 0x2028, 0x2029:
      return allowsLineBreaks ? visiblePlace(scalar) : nil
    default: break
    }
    if CharacterFacts.isControl(scalar) || CharacterFacts.isDefaultIgnorable(scalar)
      || CharacterFacts.isBidiControl(scalar) || 0xFFF9...0xFFFB ~= scalar.value
    {
      return nil
    }
    return visiblePlace(scalar)
  }

  private static func isSeen(_ place: Place, _ scalar: Unicode.Scalar) -> Bool {
    switch place {
    case .visible, .emoji, .joining: !CharacterFacts.isDefaultIgnorable(scalar)
    default: false
    }
  }

  private func visiblePlace(_ scalar: Unicode.Scalar) -> Place? {
    let found = Self.ownPlace(of: scalar)
    switch (place, found) {
    case (.tags, _): return nil
    case (.keycap, _): return scalar == "\u{20E3}" ? .emoji : nil
    case (.emojiJoiner, .emoji), (.letterJoiner, .joining): return found
    case (.emojiJoiner, _), (.letterJoiner, _): return nil
    case (.emoji, _) where scalar.properties.isEmojiModifier: return .emoji
    default: return found
    }
  }

  private static func ownPlace(of scalar: Unicode.Scalar) -> Place {
    if scalar.isASCII { return scalar == " " ? .none : .visible }
    if CharacterFacts.isWhiteSpace(scalar) { return .none }
    if scalar.properties.isEmoji { return .emoji }
    guard JoiningScripts.contains(scalar) else { return .visible }
    return .joining(endsInVirama: scalar.properties.canonicalCombiningClass == .virama)
  }

  /// Returns the place behind a joiner.
  ///
  /// A zero-width joiner may also end a word, after a letter whose shape it changes.
  private func joinerPlace(isZeroWidthJoiner: Bool) -> Place? {
    switch place {
    case .emoji: isZeroWidthJoiner ? .emojiJoiner : nil
    case .joining(let endsInVirama): isZeroWidthJoiner || endsInVirama ? Place.none : .letterJoiner
    default: nil
    }
  }

  /// Returns the place behind a variation selector: one at most, behind a character of which it chooses a form.
  private func selectorPlace(_ selector: Unicode.Scalar) -> Place? {
    guard let base, VariationSelector.fits(selector, after: base) else { return nil }
    switch place {
    case .visible: return base.isASCII ? .keycap : .visible
    case .emoji, .joining: return place
    default: return nil
    }
  }

  private var mongolianPlace: Place? {
    if base != nil, case .joining = place { place } else { nil }
  }

  private var tagPlace: Place? {
    switch place {
    case .emoji, .tags: .tags
    default: nil
    }
  }
}
