/// Returns the number of terminal columns that a text takes: 2 for 日, 1 for é, 0 for an accent alone.
///
/// - Parameter text: Text without control characters.
/// - Returns: The columns, by East_Asian_Width (UAX 11) and the presentation of emoji (UTS 51).
func displayWidth(_ text: some StringProtocol) -> Int {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
  return text.reduce(0) { $0 + displayWidth($1) }
}

/// Returns the number of terminal columns that a character takes.
func displayWidth(_ character: Character) -> Int {
  var width = 0
  for scalar in character.unicodeScalars {
    if scalar.value == 0xFE0F { return 2 }
    width = max(width, displayWidth(scalar))
  }
  return width
}

private func displayWidth(_ scalar: Unicode.Scalar) -> Int {
  if scalar.value < 0x300 { return scalar.value == 0xAD ? 0 : 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: break
  }
  return scalar.properties.isEmojiPresentation || isEastAsianWide(scalar.value) ? 2 : 1
}

/// Whether East_Asian_Width (UAX 11) is Wide or Fullwidth, for the blocks that are so throughout.
private func isEastAsianWide(_ value: UInt32) -> Bool {
  switch value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265,
    0x20000...0x3FFFD:
    true
  default: false
  }
}
