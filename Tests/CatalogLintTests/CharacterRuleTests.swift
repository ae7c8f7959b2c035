import CatalogLint
import SourceText
import Testing

@Suite struct CharacterRuleTests {
  @Test(
    "invisible characters are reported where they have no use",
    arguments: [
      ("de", "a\u{200B}b", 1), ("th", "ก\u{200B}ข", 0), ("de", "\u{FEFF}a", 1),
      ("de", "Aufgaben\u{AD}verwaltung", 0),
      ("de", "Auf\u{AD}gabe", 1), ("fa", "می\u{200C}خواهم", 0), ("de", "a\u{200C}b", 1),
      ("hi", "क्\u{200D}ष", 0),
      ("de", "👩\u{200D}💻", 0), ("de", "👩🏽\u{200D}💻", 0), ("de", "❤️\u{200D}🔥", 0),
      ("de", "a\u{200D}b", 1),
      ("ar", "\u{200F}a", 0), ("de", "\u{200E}a", 1), ("de", "a\u{200E} שלום", 0),
      ("de", "a\u{1}b", 1),
      ("de", "a\u{2060}b", 1), ("de", "a\u{85}b", 1), ("de", "\u{200B}", 0),
      ("de", "é, ü, —, …", 0),
    ])
  func invisible(_ locale: String, _ text: String, _ count: Int) {
    let escaped = text.unicodeScalars.map { $0.value < 0x20 ? "\\u000\($0.value)" : String($0) }
      .joined()
    #expect(places(of: "invisible-character", source: "x y", locale, escaped).count == count)
  }

  @Test("a translation may have an invisible character that the source text has")
  func invisibleInSource() {
    let found = places(of: "invisible-character", source: "a\u{200B}b", "de", "c\u{200B}d")
    #expect(found == ["\u{200B}"])
  }

  @Test(
    "controls of direction are closed in their paragraph and in order",
    arguments: [
      ("\u{2068}a\u{2069}", 0), ("\u{2068}a", 1), ("a\u{2069}", 1), ("\u{202B}a\u{202C}", 0),
      ("\u{202B}a\\nb\u{202C}", 2), ("\u{202B}\u{2066}a\u{202C}\u{2069}", 2), ("\u{202E}a", 1),
      ("\u{2067}\u{202A}a\u{2069}", 1), ("\u{200F}a", 0),
    ])
  func bidi(_ text: String, _ count: Int) {
    #expect(places(of: "bidi-control-unbalanced", source: "x y", "ar", text).count == count)
  }

  @Test(
    "letters in parts are reported, and no single characters",
    arguments: [
      ("e\u{301}", 1), ("é", 0), ("\u{1112}\u{1161}", 1), ("\u{37E}", 0), ("\u{2126}", 0),
      ("\u{958}", 0),
      ("\u{F900}", 0), ("a\u{323}\u{307}", 1), ("i\u{307}", 0), ("か\u{3099}", 1), ("\u{FB2A}", 0),
    ])
  func normalization(_ text: String, _ count: Int) {
    #expect(places(of: "not-normalized", source: "x y", "fr", text).count == count)
  }

  @Test(
    "misread text is recognized, and no text that somebody writes",
    arguments: [
      ("caf\u{FFFD}", ["\u{FFFD}"]), ("Ã©tÃ©", ["Ã©", "Ã©"]), ("lâ€™eau", ["â€™"]),
      ("ðŸ˜€", ["ðŸ˜€"]),
      ("Ð¿Ñ€Ð¸", ["Ð¿Ñ€Ð¸"]), ("Â©", ["Â©"]), ("NÃO", []), ("AMANHû", []), ("Âme", []),
      ("Ñandú", []),
      ("Ð ð", []), ("SÃ “x”", []), ("â", []),
    ])
  func misread(_ text: String, _ expected: [String]) {
    #expect(places(of: "replacement-character", source: "x y", "fr", text) == expected)
  }

  @Test(
    "a letter that only looks right is reported with its word",
    arguments: [
      ("ru", "кoмпания", ["кoмпания"]), ("ru", "Hастройки", ["Hастройки"]),
      ("de", "pаypal", ["pаypal"]),
      ("el", "Εταιρείa", ["Εταιρείa"]), ("ru", "SMSка", []), ("ru", "Wi-Fi-сеть", []),
      ("ru", "%@ом", []),
      ("ru", "5 кB", []), ("de", "μm", []), ("de", "αRatio", []), ("ru", "Приложение X", []),
      ("ru", "\\nТекст", []), ("ru", "VPNы", []),
    ])
  func mixedScripts(_ locale: String, _ text: String, _ expected: [String]) {
    #expect(places(of: "mixed-script", source: "x y", locale, text) == expected)
  }

  @Test(
    "letters that a language does not use are reported with their word",
    arguments: [
      ("de", "Größe Café", []), ("de", "Поиск", ["Поиск"]), ("he", "بحث", ["بحث"]),
      ("ru", "Мы тут", []),
      ("ja", "検索 iCloud", []), ("ko", "ひらがな", ["ひらがな"]), ("zh-Hant", "搜尋", []),
      ("zh-Hans", "の", ["の"]),
      ("tlh", "Поиск", []), ("fr", "Œuvre, Noël, ÉTÉ", []), ("vi", "Tìm kiếm Đường", []),
      ("tr", "IĞDIR, İzmir", []),
      ("hi", "खोजें", []), ("ar", "بحث", []), ("he", "חיפוש", []), ("es", "¿Año? 5 µm", []),
      ("el", "Αναζήτηση", []),
    ])
  func exemplars(_ locale: String, _ text: String, _ expected: [String]) {
    #expect(places(of: "exemplar-characters", source: "x y", locale, text) == expected)
  }
}
