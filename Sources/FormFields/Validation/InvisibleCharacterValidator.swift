public import CatalogRuntime
internal import ICUKit

/// Refuses controls and other characters that nobody can see: what pasted text brings along, and what hides in it.
///
/// Among them are the bidi controls, with which a text can be made to look like another one (UTS 39, section 6.2). Joiners
/// and variation selectors pass where they change what is seen: within emoji, and beside letters of a script that joins
/// them, as in Persian `می‌خواهم`.
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
  }

  private let allowsLineBreaks: Bool
  private var place = Place.none

  init(allowsLineBreaks: Bool) { self.allowsLineBreaks = allowsLineBreaks }

  /// Returns whether a text has a character that cannot be seen and changes nothing.
  mutating func finds(in text: String) -> Bool {
    for scalar in text.unicodeScalars {
      guard let next = next(after: scalar) else { return true }
      place = next
    }
    switch place {
    case .emojiJoiner, .letterJoiner, .tags: return true
    default: return false
    }
  }

  /// Returns the place behind a character, or `nil` where it has no business here.
  private func next(after scalar: Unicode.Scalar) -> Place? {
    if scalar.isASCII, scalar.value >= 0x20, scalar.value != 0x7F { return visiblePlace(scalar) }
    switch scalar.value {
    case 0x200C, 0x200D: return joinerPlace(isZeroWidthJoiner: scalar.value == 0x200D)
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: return selectorPlace
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

  private func visiblePlace(_ scalar: Unicode.Scalar) -> Place? {
    let found = Self.ownPlace(of: scalar)
    switch (place, found) {
    case (.tags, _): return nil
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
    guard joiningBlocks.contains(where: { $0.contains(scalar.value) }) else { return .visible }
    switch CharacterFacts.generalCategory(of: scalar) {
    case .otherLetter, .modifierLetter, .nonspacingMark, .spacingMark, .uppercaseLetter,
      .lowercaseLetter:
      return .joining(endsInVirama: scalar.properties.canonicalCombiningClass == .virama)
    default: return .visible
    }
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

  private var selectorPlace: Place? {
    switch place {
    case .visible: .visible
    case .emoji: .emoji
    case .joining: place
    default: nil
    }
  }

  private var mongolianPlace: Place? { if case .joining = place { place } else { nil } }

  private var tagPlace: Place? {
    switch place {
    case .emoji, .tags: .tags
    default: nil
    }
  }

  /// The blocks of the scripts whose letters take other shapes beside a joiner: Arabic and its neighbours, the scripts of
  /// India and of the lands around it, and Mongolian.
  private static let joiningBlocks: [ClosedRange<UInt32>] = [
    0x0600...0x07FF, 0x0840...0x0DFF, 0x0F00...0x109F, 0x1700...0x18AF, 0x1A20...0x1AAF,
    0x1B00...0x1BFF, 0x1CD0...0x1CFF, 0xA800...0xA8FF, 0xA930...0xA95F, 0xA980...0xAADF,
    0xAAE0...0xAAFF, 0xABC0...0xABFF, 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x10A00...0x10AFF,
    0x10D00...0x10D3F, 0x11000...0x11DFF, 0x1E900...0x1E95F,
  ]
}
