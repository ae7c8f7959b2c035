internal import CatalogModel

/// What a text has that rules ask for first, found out in one look at it, so that most rules need not look again.
///
/// Each trait that is absent is a promise: the text has nothing of the kind. One that is there is a promise only
/// where its comment does not say “may”.
struct TextTraits: OptionSet, Sendable {
  let rawValue: UInt32

  /// A character, whatever it is.
  static let character = TextTraits(rawValue: 1 << 25)
  /// A digit of ASCII.
  static let digit = TextTraits(rawValue: 1 << 0)
  /// A character beyond ASCII.
  static let nonASCII = TextTraits(rawValue: 1 << 1)
  static let lessThan = TextTraits(rawValue: 1 << 2)
  static let ampersand = TextTraits(rawValue: 1 << 3)
  /// What may be an address of mail: an at sign between a name and a label, not that of `%@`.
  static let at = TextTraits(rawValue: 1 << 4)
  static let colon = TextTraits(rawValue: 1 << 5)
  static let dot = TextTraits(rawValue: 1 << 6)
  /// A sign that Markdown gives a meaning.
  static let markdown = TextTraits(rawValue: 1 << 7)
  static let backslash = TextTraits(rawValue: 1 << 8)
  /// A control character of ASCII, line ends and tabs included.
  static let control = TextTraits(rawValue: 1 << 9)
  /// A line feed, a carriage return, or a line or paragraph separator.
  static let lineBreak = TextTraits(rawValue: 1 << 10)
  /// What may be a placeholder begins: a percent sign of any script, or a brace.
  static let placeholderStart = TextTraits(rawValue: 1 << 11)
  /// A space of ASCII.
  static let space = TextTraits(rawValue: 1 << 12)
  /// White space at one of the ends.
  static let edgeSpace = TextTraits(rawValue: 1 << 13)
  /// A double quotation mark of any language.
  static let quotationMark = TextTraits(rawValue: 1 << 14)
  /// A character that nobody sees, white space and variation selectors left out.
  static let invisible = TextTraits(rawValue: 1 << 15)
  /// A control that opens or closes an embedding, an override or an isolate of direction.
  static let bidiControl = TextTraits(rawValue: 1 << 16)
  /// U+FFFD, or what may be UTF-8 that was read as Windows-1252.
  static let lostCharacter = TextTraits(rawValue: 1 << 17)
  /// A character that may not be in normalization form C where it stands.
  static let denormal = TextTraits(rawValue: 1 << 18)
  /// What may be a digit of another script, or a fraction as one sign.
  static let foreignDigit = TextTraits(rawValue: 1 << 19)
  /// A letter of Latin, beyond ASCII or not.
  static let latin = TextTraits(rawValue: 1 << 20)
  /// A letter of Cyrillic.
  static let cyrillic = TextTraits(rawValue: 1 << 21)
  /// A letter of Greek.
  static let greek = TextTraits(rawValue: 1 << 22)
  /// A letter of ASCII.
  static let basicLetter = TextTraits(rawValue: 1 << 23)
  /// What may be an address of the Web: `://` or `www.`.
  static let webAddress = TextTraits(rawValue: 1 << 24)
  static let dollar = TextTraits(rawValue: 1 << 26)
  static let closingBrace = TextTraits(rawValue: 1 << 27)
  /// A sign to which a syntax of placeholders gives a meaning.
  static let syntaxSign: TextTraits = [
    .placeholderStart, .dollar, .closingBrace, .lessThan, .ampersand,
  ]

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Looks at a text; takes time linear in its length, a few steps a byte.
  init(of text: String) {
    let bytes = text.utf8Span.span
    let basic = TextTraits.ofBasicCharacters
    var traits: TextTraits = bytes.isEmpty ? [] : .character
    var offset = 0
    var previous: UInt32 = 0
    var previousEnd = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x80 {
        traits.formUnion(basic[Int(byte)])
        offset &+= 1
        continue
      }
      let character = bytes.character(at: offset)
      traits.formUnion(TextTraits(ofCharacter: character.value))
      if previousEnd == offset {
        traits.formUnion(TextTraits(ofPair: previous, character.value))
      }
      offset &+= character.length
      previous = character.value
      previousEnd = offset
    }
    if EdgeSpace.mayBeThere(in: bytes), !EdgeSpace(text).isEmpty { traits.insert(.edgeSpace) }
    if !traits.isDisjoint(with: [.colon, .dot]), WebAddressSearch.mayFindAddress(in: bytes) {
      traits.insert(.webAddress)
    }
    if traits.contains(.at), !MailAddressSearch.mayFindAddress(in: bytes) { traits.remove(.at) }
    self = traits
  }

  /// Every trait: what is known of a text that nobody looked at.
  static let unknown = TextTraits(rawValue: .max)

  /// Whether the text has letters of two of the alphabets that look alike.
  var mixesAlphabets: Bool {
    let alphabets = intersection([.latin, .cyrillic, .greek]).rawValue
    return alphabets & (alphabets &- 1) != 0
  }

  private static let ofBasicCharacters = (0..<128).map { TextTraits(ofBasicCharacter: $0) }

  private init(ofBasicCharacter byte: UInt8) {
    self =
      switch byte {
      case 0x0A, 0x0D: [.control, .lineBreak]
      case 0x09: .control
      case 0x00...0x1F, 0x7F: [.control, .invisible]
      case UInt8(ascii: " "): .space
      case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
        [.basicLetter, .latin]
      case UInt8(ascii: "<"): .lessThan
      case UInt8(ascii: "&"): .ampersand
      case UInt8(ascii: "@"): .at
      case UInt8(ascii: ":"): .colon
      case UInt8(ascii: "."): .dot
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["):
        .markdown
      case UInt8(ascii: "\\"): .backslash
      case UInt8(ascii: "%"), UInt8(ascii: "{"): .placeholderStart
      case UInt8(ascii: "\""): .quotationMark
      case UInt8(ascii: "$"): .dollar
      case UInt8(ascii: "}"): .closingBrace
      default: []
      }
  }
}

extension StringUnit {
  /// What the text has.
  var traits: TextTraits { value.map(TextTraits.init(of:)) ?? [] }
}
