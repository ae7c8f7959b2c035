import Testing

@testable import FormFields

@Suite("Visible text")
struct VisibleTextTests {
  @Test(
    "shows what nobody would see",
    arguments: [
      ("\u{0}", "␀"), ("a\u{1B}[31m", "a␛[31m"), ("\u{7F}", "␡"), ("a\tb\r\n", "a␉b␍␊"),
      ("\u{1F}", "␟"), ("\u{80}\u{9B}", "⟨U+0080⟩⟨U+009B⟩"), ("abc\u{202E}def", "abc⟨U+202E⟩def"),
      ("\u{61C}\u{200E}\u{200F}", "⟨U+061C⟩⟨U+200E⟩⟨U+200F⟩"),
      ("\u{2066}a\u{2069}", "⟨U+2066⟩a⟨U+2069⟩"), ("a\u{2028}b\u{2029}", "a⟨U+2028⟩b⟨U+2029⟩"),
      ("zero\u{200B}width", "zero⟨U+200B⟩width"), ("\u{FEFF}", "⟨U+FEFF⟩"),
      ("so\u{AD}ft", "so⟨U+00AD⟩ft"), ("\u{E0041}", "⟨U+E0041⟩"), ("\u{3164}", "⟨U+3164⟩"),
      ("\u{FFF9}", "⟨U+FFF9⟩"), ("a\u{FE0F}", "a⟨U+FE0F⟩"), ("❤️\u{FE0F}", "❤️⟨U+FE0F⟩"),
      ("a\u{E0100}\u{E0101}", "a⟨U+E0100⟩⟨U+E0101⟩"), ("e\u{301}\u{1B}\u{301}", "e\u{301}␛\u{301}"),
    ])
  func shown(text: String, expected: String) {
    #expect(Array(VisibleText.text(of: text).unicodeScalars) == Array(expected.unicodeScalars))
    #expect(!VisibleText.isVisible(text))
    #expect(VisibleText.isVisible(VisibleText.text(of: text)))
  }

  @Test(
    "leaves what is seen or belongs to the characters beside it",
    arguments: [
      "", "abc", "ñandú", "e\u{301}", "مرحبا", "שלום", "👩‍👩‍👧", "❤️", "🇪🇸",
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "می‌خواهم", "क्‍ष",
      "a\u{A0}b", "葛\u{E0100}", "\u{0600}1", "\u{2400}",
    ])
  func kept(text: String) {
    #expect(Array(VisibleText.text(of: text).unicodeScalars) == Array(text.unicodeScalars))
    #expect(VisibleText.isVisible(text))
  }

  @Test("shows tags that are part of no flag")
  func tags() {
    let text = "🏴\u{E0067}a\u{E0067}"
    #expect(VisibleText.text(of: text) == "🏴\u{E0067}a⟨U+E0067⟩")
    #expect(!VisibleText.isVisible(text))
  }

  @Test("no code point comes out as a control")
  func allCodePoints() {
    for value in 0...0x10FFFF {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let shown = VisibleText.text(of: String(scalar))
      let isControl = shown.unicodeScalars.contains {
        $0.properties.generalCategory == .control || $0.properties.isBidiControl
      }
      if isControl || shown.isEmpty { Issue.record("U+\(String(value, radix: 16)): \(shown)") }
    }
  }

  @Test("takes a long paste in time that grows with it alone", .timeLimit(.minutes(1)))
  func longPaste() {
    let paste = String(repeating: "a\u{1B}b\u{202E}", count: 200_000)
    let shown = VisibleText.text(of: paste)
    #expect(shown.utf8.count == 200_000 * (1 + 3 + 1 + "⟨U+202E⟩".utf8.count))
  }
}
