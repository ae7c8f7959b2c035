import ICUKit
import Testing

@Suite struct CharacterFactsTests {
  @Test(
    "a character has the general category of Unicode",
    arguments: [
      ("A", .uppercaseLetter), ("ǅ", .titlecaseLetter), ("名", .otherLetter),
      ("\u{301}", .nonspacingMark), ("\u{20DD}", .enclosingMark), ("٣", .decimalNumber),
      ("\u{2028}", .lineSeparator), ("\u{7}", .control), ("\u{9F}", .control),
      ("\u{200B}", .format), ("\u{202E}", .format), ("\u{E0001}", .format),
      ("\u{E000}", .privateUse), ("\u{378}", .unassigned), ("€", .currencySymbol),
      ("«", .initialPunctuation), ("»", .finalPunctuation), ("_", .connectorPunctuation),
    ] as [(Unicode.Scalar, Unicode.GeneralCategory)])
  func category(scalar: Unicode.Scalar, category: Unicode.GeneralCategory) {
    #expect(CharacterFacts.generalCategory(of: scalar) == category)
    #expect(CharacterFacts.isControl(scalar) == (category == .control))
    #expect(CharacterFacts.isFormat(scalar) == (category == .format))
  }

  @Test("what is ignored, turns the direction or is white space is told apart")
  func properties() {
    let ignorable: [Unicode.Scalar] = ["\u{AD}", "\u{200D}", "\u{FE0F}", "\u{3164}", "\u{2060}"]
    #expect(ignorable.allSatisfy(CharacterFacts.isDefaultIgnorable))
    #expect(!CharacterFacts.isDefaultIgnorable("a") && !CharacterFacts.isDefaultIgnorable("\u{0}"))
    let controls = (0...0x10FFFF).compactMap(Unicode.Scalar.init)
      .filter(CharacterFacts.isBidiControl)
    #expect(
      controls.map(\.value) == [
        0x61C, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068,
        0x2069,
      ])
    #expect(CharacterFacts.isWhiteSpace("\u{202F}") && CharacterFacts.isWhiteSpace("\u{3000}"))
    #expect(!CharacterFacts.isWhiteSpace("\u{200B}"))
  }
}
