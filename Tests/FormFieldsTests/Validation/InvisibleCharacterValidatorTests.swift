import CatalogRuntime
import Testing

@testable import FormFields

@Suite("Invisible characters")
struct InvisibleCharacterValidatorTests {
  @Test(
    "what changes a text that is seen passes",
    arguments: [
      "", "Ana López", "👩‍👩‍👧‍👦", "👩🏽‍⚕️", "❤️‍🔥", "🏴‍☠️", "1️⃣", "🇪🇸", "می‌خواهم", "क्‍ष", "क्‌ष", "শ্রী", "র‍্যাব",
      "ශ්‍රී", "അവന്‍", "葛\u{E0100}城", "☎︎", "ᠠ\u{180B}", "က\u{FE00}", "©\u{FE0F}",
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      "a\u{3000}b",
      "مرحبا", "١٤٤٠ه\u{200D}", "🧑🏻‍🤝‍🧑🏿",
    ])
  func right(text: String) {
    #expect(InvisibleCharacterValidator().text(text) == nil)
  }

  @Test(
    "what cannot be seen and changes nothing is refused",
    arguments: [
      "a\u{0}b", "a\u{7}", "a\tb", "a\nb", "a\u{7F}", "a\u{85}b", "a\u{9B}31m", "a\u{200B}b",
      "a\u{FEFF}b",
      "a\u{202E}b", "a\u{2066}b", "a\u{200E}b", "\u{61C}م", "a\u{AD}b", "a\u{2060}b", "\u{3164}a",
      "a\u{200D}b",
      "a\u{200C}b", "می\u{200C}", "می\u{200C}\u{200C}خ", "👩\u{200D}", "👩\u{200D}a", "\u{200D}👩",
      "👩\u{200C}👩",
      "\u{FE0F}a", "a \u{FE0F}", "a\u{FE0F}\u{200D}b", "a\u{E0041}", "🏴\u{E0067}", "\u{180E}a",
      "\u{1B}[31m",
      "a\u{2028}b", "a\u{FFF9}b", "a\u{FE0F}", "a\u{E0100}", "❤\u{FE0F}\u{FE0F}",
      "葛\u{E0100}\u{E0101}", "1\u{FE0F}", "1\u{FE0F}a", "م\u{FE0F}", "❤\u{E0100}",
      "ᠠ\u{180B}\u{180B}",
    ])
  func wrong(text: String) {
    #expect(InvisibleCharacterValidator().text(text) == "Remove the invisible characters.")
    #expect(InvisibleCharacterValidator().text(text, in: "ar") == "أزل الأحرف غير المرئية.")
  }

  @Test("line ends and tabs pass where a field has several lines")
  func lines() {
    let validator = InvisibleCharacterValidator(allowsLineBreaks: true)
    #expect(validator.text("a\r\nb\tc\u{2028}d") == nil)
    #expect(validator.text("a\u{0}") != nil)
  }
}
