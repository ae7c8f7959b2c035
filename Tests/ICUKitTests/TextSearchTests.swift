import ICUKit
import Testing

@Suite struct TextSearchTests {
  private func matches(
    _ pattern: String, in text: String, locale: String = "und",
    strength: Collator.Strength = .primary
  ) -> [String] {
    TextSearch.ranges(of: pattern, in: text, locale: locale, strength: strength)
      .map { String(text[$0]) }
  }

  @Test("a Spanish reader finds words without their accents")
  func spanish() {
    let text = "La búsqueda y la BU\u{301}SQUEDA: busqueda."
    #expect(
      matches("busqueda", in: text, locale: "es") == ["búsqueda", "BU\u{301}SQUEDA", "busqueda"])
    #expect(matches("BÚSQUEDA", in: text, locale: "es_MX.UTF-8").count == 3)
    #expect(TextSearch.contains("busqueda", in: text, locale: "es"))
    #expect(!TextSearch.contains("busco", in: text, locale: "es"))
  }

  @Test("a letter of its own is not found by another one")
  func letters() {
    #expect(!TextSearch.contains("ano", in: "año", locale: "es"))
    #expect(TextSearch.contains("ano", in: "año", locale: "en"))
    #expect(!TextSearch.contains("ol", in: "öl", locale: "sv"))
    #expect(TextSearch.contains("ol", in: "Öl", locale: "de"))
    #expect(!TextSearch.contains("i", in: "I ı", locale: "tr"))
    #expect(TextSearch.contains("i", in: "İ", locale: "tr"))
  }

  @Test("the strength decides what counts")
  func strengths() {
    let text = "resume Resume résumé"
    #expect(matches("resume", in: text) == ["resume", "Resume", "résumé"])
    #expect(matches("resume", in: text, strength: .secondary) == ["resume", "Resume"])
    #expect(matches("resume", in: text, strength: .tertiary) == ["resume"])
  }

  @Test("matches are ranges of the text, whatever its characters take")
  func ranges() {
    let text = "👍🏽 Straße, 名前 STRASSE"
    let ranges = TextSearch.ranges(of: "strasse", in: text, locale: "de")
    #expect(ranges.map { String(text[$0]) } == ["Straße", "STRASSE"])
    #expect(ranges.first.map { text[..<$0.lowerBound] } == "👍🏽 ")
    #expect(ranges.last.map { text[$0.upperBound...] } == "")
  }

  @Test("matches do not overlap and hold whole characters")
  func overlap() {
    #expect(matches("aa", in: "aaaaa") == ["aa", "aa"])
    #expect(matches("e", in: "e\u{301}\u{302}e") == ["e\u{301}\u{302}", "e"])
    #expect(matches("item 1", in: "Item 10, item 1") == ["Item 1", "item 1"])
    #expect(matches("-", in: "a-b c") == ["-"])
  }

  @Test("nothing is found by nothing", arguments: ["", "\u{301}", "\u{200B}", "\u{0}"])
  func nothing(pattern: String) {
    #expect(matches(pattern, in: "ae\u{301} \u{200B}") == [])
    #expect(!TextSearch.contains(pattern, in: "abc"))
    #expect(!TextSearch.contains("abc", in: pattern))
  }

  @Test("a long text is searched to its end")
  func longText() {
    let text = String(repeating: "búsqueda ", count: 5_000)
    #expect(TextSearch.ranges(of: "BUSQUEDA", in: text, locale: "es").count == 5_000)
    #expect(
      !TextSearch.contains(
        String(repeating: "a", count: 100) + "b", in: String(repeating: "a", count: 10_000)))
  }

  @Test("many threads may search at once")
  func concurrency() async {
    let counts = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<64 {
        group.addTask { TextSearch.ranges(of: "e", in: "é è e", locale: "fr").count }
      }
      return await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(counts == [3])
  }
}
