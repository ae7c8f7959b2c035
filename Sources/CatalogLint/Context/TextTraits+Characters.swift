// What single characters beyond ASCII, and two of them side by side, give a text.
extension TextTraits {
  /// What a text has because of a character.
  ///
  /// - Parameter value: A character beyond ASCII.
  init(ofCharacter value: UInt32) {
    self =
      switch value {
      // Han, the characters of which there are most in a text.
      case 0x3400...0x9FFF: .nonASCII
      case 0x80...0x2FF: TextTraits(ofLatin: value)
      case 0x300...0x52F: TextTraits(ofGreekOrCyrillic: value)
      case 0x530...0x8FF: TextTraits(ofSemitic: value)
      case 0x900...0x1DFF: TextTraits(ofSouthAsian: value)
      case 0x1E00...0x1EFF: [.nonASCII, .latin]
      case 0x1F00...0x1FFF: [.nonASCII, .greek, .denormal]
      case 0x2000...0x2FFF: TextTraits(ofSign: value)
      case 0x3000...0x33FF: TextTraits(ofKana: value)
      default: TextTraits(ofOtherCharacter: value)
      }
  }

  private init(ofLatin value: UInt32) {
    self =
      switch value {
      case 0x80...0x9F, 0xAD: [.nonASCII, .invisible]
      case 0xAB, 0xBB: [.nonASCII, .quotationMark]
      case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: [.nonASCII, .latin]
      case 0xBC...0xBE: [.nonASCII, .foreignDigit]
      default: .nonASCII
      }
  }

  private init(ofGreekOrCyrillic value: UInt32) {
    self =
      switch value {
      case 0x400...0x482, 0x48A...0x52F: [.nonASCII, .cyrillic]
      case 0x374, 0x37E, 0x387, 0x300...0x36F, 0x483...0x489: [.nonASCII, .denormal]
      case 0x370...0x373, 0x376...0x377, 0x37B...0x37D, 0x37F, 0x386, 0x388...0x3FF:
        [.nonASCII, .greek]
      default: .nonASCII
      }
  }

  private init(ofSemitic value: UInt32) {
    self =
      switch value {
      case 0x61C: [.nonASCII, .invisible]
      case 0x66A: [.nonASCII, .placeholderStart]
      case 0x660...0x669, 0x6F0...0x6F9: [.nonASCII, .foreignDigit]
      case 0x530...0x590, 0x5BE, 0x5D0...0x5F4, 0x600...0x60F, 0x61B...0x652, 0x66B...0x66F,
        0x671...0x6D5, 0x6EE...0x6FF:
        .nonASCII
      case 0x7C0...0x7C9: [.nonASCII, .foreignDigit, .denormal]
      default: [.nonASCII, .denormal]
      }
  }

  private init(ofSouthAsian value: UInt32) {
    self =
      switch value {
      // Thai, which has no character that is composed.
      case 0xE00...0xE4F: .nonASCII
      case 0xE50...0xE59, 0x966...0x96F: [.nonASCII, .foreignDigit]
      // Devanagari without the dot below and what is composed with it.
      case 0x900...0x93B, 0x93D...0x950, 0x960...0x97F: .nonASCII
      case 0x10A0...0x10FF: .nonASCII
      case 0x180E: [.nonASCII, .invisible]
      // Any of these blocks may have digits.
      default: [.nonASCII, .denormal, .foreignDigit]
      }
  }

  private init(ofSign value: UInt32) {
    self =
      switch value {
      case 0x2002...0x200A, 0x2010...0x201B, 0x2020...0x2027, 0x202F...0x205F: .nonASCII
      case 0x201C...0x201F: [.nonASCII, .quotationMark]
      case 0x200B...0x200F, 0x2060...0x2064, 0x206A...0x206F: [.nonASCII, .invisible]
      case 0x2150...0x215F: [.nonASCII, .foreignDigit]
      case 0x2028, 0x2029: [.nonASCII, .lineBreak]
      case 0x202A...0x202E, 0x2066...0x2069: [.nonASCII, .bidiControl]
      case 0x2070...0x20CF, 0x2100...0x2125, 0x212C...0x2328, 0x232B...0x2ADB, 0x2B00...0x2BFF:
        .nonASCII
      default: [.nonASCII, .denormal]
      }
  }

  private init(ofKana value: UInt32) {
    self =
      switch value {
      case 0x300C...0x300F, 0x301D...0x301F: [.nonASCII, .quotationMark]
      case 0x302A...0x302F, 0x3099, 0x309A: [.nonASCII, .denormal]
      default: .nonASCII
      }
  }

  private init(ofOtherCharacter value: UInt32) {
    self =
      switch value {
      // Korean syllables; the variation selector of emoji, and emoji.
      case 0xAC00...0xD7A3, 0xFE0F, 0x1F000...0x1FAFF, 0x20000...0x2F7FF: .nonASCII
      case 0xFE6A, 0xFF05: [.nonASCII, .placeholderStart]
      case 0xFF10...0xFF19: [.nonASCII, .foreignDigit]
      case 0xFEFF, 0xFFF9...0xFFFB: [.nonASCII, .invisible]
      case 0xFFFD: [.nonASCII, .lostCharacter]
      case 0xFF00...0xFFEF: .nonASCII
      default: [.nonASCII, .denormal, .foreignDigit]
      }
  }

  /// What a text has because two characters beyond ASCII stand side by side.
  init(ofPair first: UInt32, _ second: UInt32) {
    self = []
    if TextTraits.isMark(first), TextTraits.isMark(second) { insert(.denormal) }
    if TextTraits.beginsMisreading(first), LostCharacterSearch.mayContinueMisreading(second) {
      insert(.lostCharacter)
    }
  }

  /// Whether a character has to stand in an order with other ones (a canonical combining class that is not 0), but
  /// is right as long as it is the only one.
  private static func isMark(_ value: UInt32) -> Bool {
    switch value {
    case 0x64B...0x652, 0x94D, 0xE38...0xE3A, 0xE48...0xE4B: true
    default: false
    }
  }

  private static func beginsMisreading(_ value: UInt32) -> Bool {
    switch value {
    case 0xC2, 0xC3, 0xD0, 0xD1, 0xE2, 0xF0: true
    default: false
    }
  }
}
