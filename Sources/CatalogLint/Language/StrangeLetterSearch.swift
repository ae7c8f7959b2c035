internal import ICUKit

/// Finds words with letters that a language does not use.
struct StrangeLetterSearch {
  /// A word, with the letters that are strange in it.
  struct Word {
    /// The UTF-8 offsets in the text.
    let range: Range<Int>
    /// The letters, each once.
    let letters: [Unicode.Scalar]
  }

  /// The words, in their order.
  private(set) var words: [Word] = []
  private let exemplars: ExemplarSet

  /// Looks at a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - exemplars: The letters of the language.
  init(_ text: String, exemplars: ExemplarSet) {
    self.exemplars = exemplars
    guard Self.hasStrangeLetter(text, exemplars) else { return }
    let blanked = BlankedText(withoutAddresses: text)
    var offset = 0
    var start: Int?
    var strange: [Unicode.Scalar] = []
    let composed = String(decoding: blanked.bytes, as: UTF8.self)
    for scalar in composed.unicodeScalars {
      if Self.isLetter(scalar) {
        if start == nil { start = offset }
        if !isOfLanguage(scalar), !strange.contains(scalar) { strange.append(scalar) }
      } else if let first = start {
        if !strange.isEmpty { words.append(Word(range: first..<offset, letters: strange)) }
        start = nil
        strange = []
      }
      offset += UTF8.width(scalar)
    }
    if let first = start, !strange.isEmpty {
      words.append(Word(range: first..<offset, letters: strange))
    }
  }

  /// Whether a letter beyond ASCII is strange, wherever it stands; most texts have none.
  static func hasStrangeLetter(_ text: String, _ exemplars: ExemplarSet) -> Bool {
    let bytes = text.utf8Span.span
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] >= 0x80 else {
        offset &+= 1
        continue
      }
      let character = bytes.character(at: offset)
      offset &+= character.length
      if let scalar = Unicode.Scalar(character.value), !exemplars.contains(scalar),
        isLetter(scalar)
      {
        return true
      }
    }
    return false
  }

  /// Letters of ASCII are names, units and code everywhere.
  private func isOfLanguage(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII || exemplars.contains(scalar) { return true }
    return Self.isHan(scalar) && exemplars.contains("人")
  }

  private static func isHan(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3005...0x3007, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// Whether a character is a letter and no sign that every language uses.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return 0x61...0x7A ~= scalar.value | 0x20 }
    switch CharacterFacts.generalCategory(of: scalar) {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: break
    default: return false
    }
    let script = Script.script(of: scalar)
    return script != .common && script != .inherited && !"ªº".unicodeScalars.contains(scalar)
  }
}
