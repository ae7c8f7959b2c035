internal import ICUKit

/// Finds words in which a letter of another script stands for one of the same look.
struct MixedWordSearch {
  /// A word, with the letters that are strange in it.
  struct Word {
    /// The UTF-8 offsets in the text.
    let range: Range<Int>
    /// The letters, each once.
    let strangers: [Unicode.Scalar]
  }

  /// The scripts whose letters look alike.
  private enum Alphabet { case latin, cyrillic, greek }

  /// The words, in their order.
  private(set) var words: [Word] = []

  /// Looks at a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - traits: What it has.
  init(_ text: String, _ traits: TextTraits) {
    guard Self.mayFindWord(in: text, traits) else { return }
    let blanked = BlankedText(withoutAddresses: text, traits)
    var letters: [(scalar: Unicode.Scalar, alphabet: Alphabet)] = []
    var start = 0
    var offset = 0
    var isEscaped = false
    for scalar in String(decoding: blanked.bytes, as: UTF8.self).unicodeScalars {
      if let alphabet = Self.alphabet(of: scalar.value), !isEscaped {
        if letters.isEmpty { start = offset }
        letters.append((scalar, alphabet))
      } else if !Self.isMark(scalar.value) || letters.isEmpty {
        add(letters, start..<offset)
        letters = []
      }
      isEscaped = scalar == "\\"
      offset += UTF8.width(scalar)
    }
    add(letters, start..<offset)
  }

  /// Returns whether letters of two alphabets stand side by side anywhere, be it in a placeholder or an address.
  static func mayFindWord(in text: String, _ traits: TextTraits) -> Bool {
    guard traits.mixesAlphabets else { return false }
    let bytes = text.utf8Span.span
    var last: Alphabet?
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      let (value, length) = byte < 0x80 ? (UInt32(byte), 1) : bytes.character(at: offset)
      offset += length
      if let alphabet = alphabet(of: value) {
        if let last, last != alphabet { return true }
        last = alphabet
      } else if !isMark(value) {
        last = nil
      }
    }
    return false
  }

  private mutating func add(
    _ letters: [(scalar: Unicode.Scalar, alphabet: Alphabet)], _ range: Range<Int>
  ) {
    guard letters.count >= 3, let first = letters.first,
      letters.contains(where: { $0.alphabet != first.alphabet })
    else { return }
    var counts: [Alphabet: Int] = [:]
    for letter in letters { counts[letter.alphabet, default: 0] += 1 }
    guard counts.count == 2, let main = counts.max(by: { $0.value < $1.value })?.key else { return }
    let strangers = letters.filter { $0.alphabet != main }
    guard strangers.count * 2 < letters.count, !isCompound(letters.map(\.alphabet), main),
      !isSymbol(letters.map(\.scalar), main),
      strangers.allSatisfy({ Self.looksLike($0.scalar, main) })
    else { return }
    var seen: Set<Unicode.Scalar> = []
    words.append(
      Word(range: range, strangers: strangers.map(\.scalar).filter { seen.insert($0).inserted }))
  }

  /// Whether the word is one of another script with an ending, or with something in front of it.
  private func isCompound(_ alphabets: [Alphabet], _ main: Alphabet) -> Bool {
    let changes = zip(alphabets, alphabets.dropFirst()).count { $0 != $1 }
    return changes == 1 && alphabets.count { $0 != main } > 1
  }

  /// Whether a Greek letter stands in front of a Latin word as a symbol.
  private func isSymbol(_ letters: [Unicode.Scalar], _ main: Alphabet) -> Bool {
    main == .latin && letters.first.map { "μΩΔαβγλπσ".unicodeScalars.contains($0) } ?? false
  }

  private static func isMark(_ value: UInt32) -> Bool { 0x300...0x36F ~= value }

  private static func alphabet(of value: UInt32) -> Alphabet? {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: .latin
    case 0x400...0x482, 0x48A...0x52F: .cyrillic
    case 0x370...0x373, 0x376...0x377, 0x37B...0x37D, 0x37F, 0x386, 0x388...0x3FF, 0x1F00...0x1FFF:
      .greek
    default: nil
    }
  }

  private static func looksLike(_ scalar: Unicode.Scalar, _ alphabet: Alphabet) -> Bool {
    guard let skeleton = try? SpoofChecker.skeleton(of: String(scalar)) else { return false }
    return looks[alphabet]?.contains(skeleton) ?? false
  }

  /// What the everyday letters of each script look like (UTS 39, section 4).
  private static let looks: [Alphabet: Set<String>] = {
    let letters: [Alphabet: [ClosedRange<UInt32>]] = [
      .latin: [0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF],
      .cyrillic: [0x401...0x45F], .greek: [0x386...0x3CE],
    ]
    return letters.mapValues { ranges in
      Set(
        ranges.joined().compactMap { value in
          Unicode.Scalar(value).flatMap { try? SpoofChecker.skeleton(of: String($0)) }
        })
    }
  }()
}
