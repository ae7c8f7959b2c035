/// Finds characters that were lost when a text was read in the wrong encoding.
struct LostCharacterSearch {
  private let scalars: [Unicode.Scalar]
  private let offsets: [Int]

  /// Looks at a text.
  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    var offset = 0
    var offsets: [Int] = []
    for scalar in scalars {
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
    self.offsets = offsets + [offset]
  }

  /// Where U+FFFD stands, the neighbouring ones as one, in UTF-8 offsets.
  var replacements: [Range<Int>] {
    var found: [Range<Int>] = []
    for index in scalars.indices where scalars[index] == "\u{FFFD}" {
      if let last = found.last, last.upperBound == offsets[index] {
        found[found.count - 1] = last.lowerBound..<offsets[index + 1]
      } else {
        found.append(offsets[index]..<offsets[index + 1])
      }
    }
    return found
  }

  /// What is UTF-8 that was read as Windows-1252, in UTF-8 offsets, with what was meant.
  var misreadings: [(range: Range<Int>, meant: String)] {
    var found: [(range: Range<Int>, meant: String)] = []
    var index = 0
    while index < scalars.count {
      guard let misreading = misreading(at: index) else {
        index += 1
        continue
      }
      found.append((offsets[index]..<offsets[misreading.end], misreading.meant))
      index = misreading.end
    }
    return found
  }

  private func misreading(at start: Int) -> (end: Int, meant: String)? {
    switch scalars[start].value {
    case 0xC2:
      character(at: start, length: 2, isCertain: { 0xA9...0xAE ~= $0 && $0 != 0xAB || $0 == 0xB0 })
    case 0xC3 where !isBehindCapital(start):
      character(at: start, length: 2, isCertain: isLetterAfterTilde)
    case 0xD0, 0xD1: word(at: start)
    case 0xE2: character(at: start, length: 3, isCertain: { 0x2010...0x2122 ~= $0 })
    case 0xF0: character(at: start, length: 4, isCertain: { $0 >= 0x1F300 })
    default: nil
    }
  }

  /// `Ã` and a sign that is neither a closing quotation mark nor other punctuation, which may follow a word in
  /// capital letters.
  private func isLetterAfterTilde(_ value: UInt32) -> Bool {
    0xC0...0xFF ~= value && !LostCharacterSearch.lettersOfPunctuation.contains(value)
  }

  /// Whether a capital letter comes before: `IRMÃ®` is Portuguese with a sign behind it.
  private func isBehindCapital(_ index: Int) -> Bool {
    index > 0 && scalars[index - 1].properties.isUppercase
  }

  /// The letters whose second byte Windows-1252 shows as a quotation mark, a dash or a space.
  private static let lettersOfPunctuation: Set<UInt32> = [
    0xC0, 0xC2, 0xC3, 0xC4, 0xC5, 0xCB, 0xD1, 0xD2, 0xD3, 0xD4, 0xD5, 0xD6, 0xD7, 0xDB, 0xE0, 0xEB,
    0xED, 0xFB,
  ]

  private func character(
    at start: Int, length: Int, isCertain: (UInt32) -> Bool
  ) -> (end: Int, meant: String)? {
    guard start + length <= scalars.count else { return nil }
    let bytes = scalars[start..<start + length].compactMap(LostCharacterSearch.byte)
    guard bytes.count == length, let meant = String(validating: bytes, as: UTF8.self),
      let scalar = meant.unicodeScalars.first, meant.unicodeScalars.count == 1,
      isCertain(scalar.value)
    else { return nil }
    return (start + length, meant)
  }

  /// Two letters of Cyrillic at least.
  private func word(at start: Int) -> (end: Int, meant: String)? {
    var end = start
    var meant = ""
    while let letter = character(at: end, length: 2, isCertain: { 0x400...0x47F ~= $0 }) {
      meant += letter.meant
      end = letter.end
      if end >= scalars.count { break }
    }
    return end - start >= 4 ? (end, meant) : nil
  }

  /// The byte that Windows-1252 shows as a character.
  private static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    if scalar.value <= 0xFF { return UInt8(scalar.value) }
    return windowsBytes[scalar]
  }

  /// Whether Windows-1252 shows a byte that is not the first one of a character as this one.
  static func mayContinueMisreading(_ value: UInt32) -> Bool {
    0x80...0xBF ~= value
      || value > 0xFF && Unicode.Scalar(value).map { windowsBytes[$0] != nil } ?? false
  }

  private static let windowsBytes: [Unicode.Scalar: UInt8] = [
    "€": 0x80, "‚": 0x82, "ƒ": 0x83, "„": 0x84, "…": 0x85, "†": 0x86, "‡": 0x87, "ˆ": 0x88,
    "‰": 0x89, "Š": 0x8A, "‹": 0x8B, "Œ": 0x8C, "Ž": 0x8E, "‘": 0x91, "’": 0x92, "“": 0x93,
    "”": 0x94, "•": 0x95, "–": 0x96, "—": 0x97, "˜": 0x98, "™": 0x99, "š": 0x9A, "›": 0x9B,
    "œ": 0x9C, "ž": 0x9E, "Ÿ": 0x9F,
  ]
}
