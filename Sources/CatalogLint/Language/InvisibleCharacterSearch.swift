internal import ICUKit

/// Finds characters that nobody sees and that do no good where they stand.
struct InvisibleCharacterSearch {
  /// A character, with its place.
  struct Found {
    let scalar: Unicode.Scalar
    /// The UTF-8 offsets in the text.
    let range: Range<Int>
    /// Whether nothing can be meant by it: it would be of no use in any font and in any line.
    let isUselessForCertain: Bool
  }

  /// The characters, in their order.
  private(set) var found: [Found] = []
  private let scalars: [Unicode.Scalar]
  private let isRightToLeft: Bool

  /// Looks at a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isRightToLeft: Whether its language is written from right to left.
  init(_ text: String, isRightToLeft: Bool) {
    scalars = Array(text.unicodeScalars)
    self.isRightToLeft = isRightToLeft
    var offset = 0
    for (index, scalar) in scalars.enumerated() {
      let length = UTF8.width(scalar)
      if isSuspect(scalar), !isUseful(at: index) {
        found.append(
          Found(
            scalar: scalar, range: offset..<offset + length,
            isUselessForCertain: isUselessForCertain(at: index)))
      }
      offset += length
    }
    // A text of nothing else is one on purpose.
    if found.count == scalars.count { found = [] }
  }

  private func isSuspect(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x2060...0x2064,
      0x206A...0x206F,
      0xFEFF, 0xFFF9...0xFFFB:
      true
    default: false
    }
  }

  private func isUseful(at index: Int) -> Bool {
    switch scalars[index].value {
    case 0xAD: isInsideLongWord(index)
    case 0x200B: isBetweenLetters(index, of: InvisibleCharacterSearch.scriptsWithoutSpaces)
    case 0x200C: scalars[..<index].last.map(isOfJoiningScript) ?? false
    case 0x200D: joinsSomething(index)
    case 0x61C, 0x200E, 0x200F: isRightToLeft || hasRightToLeftLetter
    default: false
    }
  }

  /// Whether nothing can be meant by a character.
  ///
  /// A byte order mark and a control character mean nothing anywhere. What allows, forbids or shapes
  /// something between two characters means nothing where white space or nothing is on one side.
  private func isUselessForCertain(at index: Int) -> Bool {
    let scalar = scalars[index]
    switch scalar.value {
    case 0xFEFF: return true
    case 0x00...0x1F, 0x7F...0x9F: return !scalar.properties.isWhitespace
    // Joiners at an end shape what a program puts there, as in the plural suffix of Persian.
    case 0x200C, 0x200D:
      guard index > 0, index < scalars.count - 1 else { return false }
      return [scalars[index - 1], scalars[index + 1]].contains { $0.properties.isWhitespace }
    case 0xAD, 0x200B, 0x2060:
      let neighbours = [scalars[..<index].last, scalars[(index + 1)...].first]
      return neighbours.contains { $0?.properties.isWhitespace ?? true }
    default: return false
    }
  }

  /// Whether a hyphen may be needed there: inside a word of a length that does not fit every line.
  private func isInsideLongWord(_ index: Int) -> Bool {
    func isPart(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isAlphabetic || scalar.value == 0xAD
    }
    let before = scalars[..<index].reversed().prefix(while: isPart)
    let after = scalars[(index + 1)...].prefix(while: isPart)
    return !before.isEmpty && !after.isEmpty
      && before.count + after.count >= InvisibleCharacterSearch.longWordLength
  }

  /// The number of letters from which on people divide words by hand.
  private static let longWordLength = 12

  private func isBetweenLetters(_ index: Int, of scripts: Set<Script>) -> Bool {
    let neighbours = [scalars[..<index].last, scalars[(index + 1)...].first].compactMap(\.self)
    return neighbours.contains { scripts.contains(Script.script(of: $0)) }
  }

  private func joinsSomething(_ index: Int) -> Bool {
    guard let before = scalars[..<index].last else { return false }
    if isOfJoiningScript(before) { return true }
    guard let after = scalars[(index + 1)...].first, after.properties.isEmoji else { return false }
    return before.properties.isEmoji || before.value == 0xFE0F || before.properties.isEmojiModifier
      || 0xE0020...0xE007F ~= before.value
  }

  /// Whether a character is of a script whose letters change their shape beside each other.
  private func isOfJoiningScript(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x600 else { return false }
    let script = Script.script(of: scalar)
    return script == .inherited || !InvisibleCharacterSearch.scriptsWithoutJoining.contains(script)
  }

  private var hasRightToLeftLetter: Bool {
    scalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: scalar.properties.isAlphabetic
      default: false
      }
    }
  }

  private static let scriptsWithoutSpaces = scripts([
    "Thai", "Laoo", "Khmr", "Mymr", "Tibt", "Tale", "Talu", "Lana",
  ])
  private static let scriptsWithoutJoining = scripts([
    "Zyyy", "Latn", "Grek", "Cyrl", "Armn", "Geor", "Hani", "Hira", "Kana", "Hang", "Bopo", "Thai",
    "Hebr",
  ])

  private static func scripts(_ codes: [String]) -> Set<Script> {
    Set(codes.compactMap { Script(code: $0) })
  }
}
