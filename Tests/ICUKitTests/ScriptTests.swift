import ICUKit
import Testing

@Suite struct ScriptTests {
  private func codes(_ text: String) -> [String] { Script.scripts(of: text).map(\.code).sorted() }

  @Test(
    "a text has the scripts of its letters",
    arguments: [
      ("", []), ("1 + 1 = 2!", []), ("Straße é e\u{301}", ["Latn"]), ("привет", ["Cyrl"]),
      ("pаypal", ["Cyrl", "Latn"]), ("日本の", ["Hani", "Hira"]), ("ラー", ["Kana"]),
      ("ー", ["Hira", "Kana"]), ("らー、", ["Hira"]), ("한국 123", ["Hang"]), ("שלום", ["Hebr"]),
      ("مرحبا ١", ["Arab"]), ("हिन्दी।", ["Deva"]), ("😀👩‍👩‍👧", []), ("Ωmega", ["Grek", "Latn"]),
    ])
  func scripts(text: String, expected: [String]) {
    #expect(codes(text) == expected)
  }

  @Test("characters know where they are used")
  func extensions() {
    #expect(Script.extensions(of: "1") == [.common])
    #expect(Script.script(of: "\u{301}") == .inherited)
    #expect(Script.extensions(of: "ー") == Set(["Hira", "Kana"].compactMap(Script.init(code:))))
    #expect(Script.script(of: "ー") == .common)
    #expect(Script.script(of: "\u{378}").code == "Zzzz")
  }

  @Test("a code is read in any case, a name too, and nothing else")
  func codes() {
    #expect(Script(code: "latn")?.code == "Latn")
    #expect(Script(code: "Cyrillic")?.description == "Cyrl")
    #expect(Script(code: "") == nil && Script(code: "Xyzw") == nil && Script(code: "Латн") == nil)
  }

  @Test("allowed scripts suffice or not")
  func allowed() throws {
    let latin = try #require(Script(code: "Latn"))
    let kana = try #require(Script(code: "Kana"))
    #expect(Script.scripts([latin], suffice: "Ana María 2"))
    #expect(!Script.scripts([latin], suffice: "Аna"))
    #expect(Script.scripts([latin, kana], suffice: "Tシャツー"))
    #expect(!Script.scripts([latin], suffice: "ー"))
    #expect(Script.scripts([], suffice: "") && Script.scripts([], suffice: "12"))
    #expect(!Script.scripts([], suffice: "a"))
  }

  @Test(
    "a script has a name for the reader",
    arguments: [
      ("Latn", "en", "Latin"), ("Latn", "es", "latino"), ("Cyrl", "de", "Kyrillisch"),
      ("Arab", "ar", "العربية"), ("Hebr", "he", "עברי"), ("Latn", "ru", "латиница"),
      ("Hira", "ja", "ひらがな"), ("Latn", "pt_BR", "latim"), ("Latn", "tr", "Latin"),
      ("Cyrl", "fr", "cyrillique"), ("Deva", "hi", "देवनागरी"), ("Latn", "zh-Hans", "拉丁文"),
      ("Latn", "xx", "Latn"), ("Latn", "no locale", "Latn"),
    ])
  func names(code: String, locale: String, name: String) throws {
    #expect(try #require(Script(code: code)).displayName(in: locale) == name)
  }

  @Test("a megabyte is read at once")
  func longText() {
    #expect(codes(String(repeating: "шum ー", count: 150_000)) == ["Cyrl", "Hira", "Kana", "Latn"])
  }
}
