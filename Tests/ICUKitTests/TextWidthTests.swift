import ICUKit
import Testing

@Suite struct TextWidthTests {
  @Test(
    "text takes the columns of its characters",
    arguments: [
      ("", 0), ("abc", 3), ("a\tb\n", 2), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｶﾅ", 2), ("％", 2),
      ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{200B}", 0), ("\u{FEFF}a", 1), ("\u{AD}", 0),
      ("مرحبا", 5), ("שָׁלוֹם", 4), ("😀", 2), ("👩‍👩‍👧", 2), ("🇺🇳", 2), ("✓", 1), ("⚠️", 2), ("⚠", 1),
      ("1️⃣", 2), ("👍🏽", 2), ("\u{1B}[0m", 3), ("\u{85}", 0), ("क्ष", 2), ("\u{600}١", 2),
      ("\u{202E}x\u{2066}", 1), ("🇪🇸🇩🇪", 4), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("👩🏽‍🚀", 2), ("🏳️‍🌈", 2), ("❤️", 2),
      ("❤", 1), ("👨‍👩‍👧‍👦x", 3), ("a\u{300}\u{301}\u{302}", 1), ("が", 2), ("か\u{3099}", 2), ("、。", 4),
      ("𠮷", 2), ("नमस्ते", 4), ("ไทยกี่", 4), ("#️⃣*️⃣", 4), ("\u{1F1EA}", 1), ("\u{1F3FD}", 2),
    ])
  func columns(text: String, columns: Int) {
    #expect(TextWidth.columns(of: text) == columns)
  }

  @Test("a part of a text has a width of its own")
  func substring() {
    #expect(TextWidth.columns(of: "日本語 abc".prefix(4)) == 7)
  }

  @Test("every character has the width that ICU’s data gives it, also where it is not asked")
  func everyCharacter() {
    for value in UInt32(0)...0x2_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let (text, character) = (String(scalar), Character(scalar))
      if TextWidth.columns(of: text) != TextWidth.columns(of: character) {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }
}
