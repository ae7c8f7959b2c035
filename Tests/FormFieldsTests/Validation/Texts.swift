import CatalogRuntime
import CatalogTestSupport

@testable import FormFields

extension Validator {
  /// Returns the message for a text in a locale, `nil` where the validator is content.
  func text(_ typed: String, in locale: CatalogLocale = "en") -> String? {
    message(for: FieldInput(typed), in: locale)?.text(in: locale)
  }
}

/// Texts of characters that validators treat each in their own way.
enum RandomTexts {
  private static let pieces = [
    "a", "Z", "é", "e\u{301}", "ñ", "1", "٣", "-", "_", "@", ".", ",", " ", "\u{A0}", "\t", "日",
    "本",
    "か", "カ\u{3099}", "ー", "한", "\u{1112}\u{1161}\u{11AB}", "а", "п", "ά", "א", "م", "ی",
    "\u{200C}",
    "\u{200D}", "क", "\u{94D}", "ष", "👩", "🏽", "❤", "\u{FE0F}", "🇪🇸", "🏴", "\u{E0067}", "\u{E007F}",
    "\u{202E}", "\u{2066}", "\u{0}", "\u{7F}", "\u{AD}", "\u{FEFF}", "\u{3164}", "Å", "\u{212B}",
    "ﬁ", "İ", "ı", "münchen.de", "ana@", "10", "\u{10FFFF}",
  ]

  static func text(using generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...9, using: &generator)
    return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }
}
