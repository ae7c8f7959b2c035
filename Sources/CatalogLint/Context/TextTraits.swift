internal import CatalogModel

/// What kinds of bytes a text has, found out in one look at it, so that most rules need not look again.
struct TextTraits: OptionSet, Sendable {
  let rawValue: UInt16

  static let digit = TextTraits(rawValue: 1 << 0)
  static let nonASCII = TextTraits(rawValue: 1 << 1)
  static let lessThan = TextTraits(rawValue: 1 << 2)
  static let ampersand = TextTraits(rawValue: 1 << 3)
  static let at = TextTraits(rawValue: 1 << 4)
  static let colon = TextTraits(rawValue: 1 << 5)
  static let dot = TextTraits(rawValue: 1 << 6)
  /// A sign that Markdown gives a meaning.
  static let markdown = TextTraits(rawValue: 1 << 7)
  static let backslash = TextTraits(rawValue: 1 << 8)
  /// A control character besides tab and line ends, or the start of one in U+0080 to U+00BF.
  static let control = TextTraits(rawValue: 1 << 9)
  /// The first byte of general punctuation, U+2000 to U+206F and beyond.
  static let punctuationBlock = TextTraits(rawValue: 1 << 10)
  /// The first byte of presentation forms and specials, U+F000 to U+FFFF.
  static let specialsBlock = TextTraits(rawValue: 1 << 11)
  /// The first byte of a letter that misread UTF-8 begins with, U+00C0 to U+00FF.
  static let latinSupplement = TextTraits(rawValue: 1 << 12)
  /// The first byte of Cyrillic or Greek.
  static let cyrillicOrGreek = TextTraits(rawValue: 1 << 13)
  /// A byte that can be part of a combining mark or of a character that normalization changes.
  static let denormal = TextTraits(rawValue: 1 << 14)
  /// The first byte of Arabic, which has a bidi control and digits of its own.
  static let arabic = TextTraits(rawValue: 1 << 15)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Looks at a text.
  init(of text: String) {
    let table = TextTraits.table
    var bits: UInt16 = 0
    let bytes = text.utf8Span.span
    for index in bytes.indices { bits |= table[Int(bytes[index])] }
    rawValue = bits
  }

  private static let table = (0..<256).map { traits(of: UInt8($0)).rawValue }

  private static func traits(of byte: UInt8) -> TextTraits {
    switch byte {
    case 0x09, 0x0A, 0x0D: []
    case 0x00...0x1F, 0x7F: .control
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "<"): .lessThan
    case UInt8(ascii: "&"): .ampersand
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: "."): .dot
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
      UInt8(ascii: "["):
      .markdown
    case UInt8(ascii: "\\"): .backslash
    case 0x80...0xFF: nonASCIITraits(of: byte)
    default: []
    }
  }

  private static func nonASCIITraits(of byte: UInt8) -> TextTraits {
    switch byte {
    case 0xC2: [.nonASCII, .control]
    case 0xC3: [.nonASCII, .latinSupplement]
    case 0xCC, 0xCD: [.nonASCII, .denormal, .cyrillicOrGreek]
    case 0xCE: [.nonASCII, .cyrillicOrGreek, .denormal]
    case 0xCF...0xD4: [.nonASCII, .cyrillicOrGreek, .denormal]
    case 0xD8: [.nonASCII, .denormal, .arabic]
    case 0xD6, 0xD7, 0xD9...0xDF, 0xE0, 0xE1, 0xF0...0xF4: [.nonASCII, .denormal]
    case 0xE2: [.nonASCII, .punctuationBlock, .denormal]
    case 0xE3, 0xEA...0xEC: [.nonASCII, .denormal]
    case 0xEF: [.nonASCII, .specialsBlock, .denormal]
    default: .nonASCII
    }
  }
}

extension StringUnit {
  /// What kinds of bytes the text has.
  var traits: TextTraits { value.map(TextTraits.init(of:)) ?? [] }
}
