internal import ICUKit

/// The scripts whose letters take other shapes beside a joiner.
enum JoiningScripts {
  /// Returns whether a character is a letter or a mark of such a script.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    guard blocks.contains(where: { $0.contains(scalar.value) }) else { return false }
    switch CharacterFacts.generalCategory(of: scalar) {
    case .otherLetter, .modifierLetter, .nonspacingMark, .spacingMark, .uppercaseLetter,
      .lowercaseLetter:
      return true
    default: return false
    }
  }

  /// The blocks of the scripts: Arabic and its neighbours, the scripts of
  /// India and of the lands around it, and Mongolian.
  private static let blocks: [ClosedRange<UInt32>] = [
    0x0600...0x07FF, 0x0840...0x0DFF, 0x0F00...0x109F, 0x1700...0x18AF, 0x1A20...0x1AAF,
    0x1B00...0x1BFF, 0x1CD0...0x1CFF, 0xA800...0xA8FF, 0xA930...0xA95F, 0xA980...0xAADF,
    0xAAE0...0xAAFF, 0xABC0...0xABFF, 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x10A00...0x10AFF,
    0x10D00...0x10D3F, 0x11000...0x11DFF, 0x1E900...0x1E95F,
  ]
}
