import LocaleCore
import Testing

@Suite struct AcceptLanguageTests {
  private func preferences(_ header: String) -> [String] {
    AcceptLanguage(header).preferences.map { "\($0.tag) \($0.quality)" }
  }

  @Test(
    "languages are ordered by weight, then by position",
    arguments: [
      ("da, en-gb;q=0.8, en;q=0.7", ["da 1.0", "en-GB 0.8", "en 0.7"]),
      ("en;q=0.7, da, en-gb;q=0.8", ["da 1.0", "en-GB 0.8", "en 0.7"]),
      ("fr, de, en", ["fr 1.0", "de 1.0", "en 1.0"]),
      ("fr;q=0.5, de;q=0.5, en", ["en 1.0", "fr 0.5", "de 0.5"]),
      ("zh-Hant-HK;q=0.001", ["zh-Hant-HK 0.001"]),
      ("en;q=0.123", ["en 0.123"]), ("en;q=1.000", ["en 1.0"]),
    ])
  func order(header: String, expected: [String]) {
    #expect(preferences(header) == expected)
  }

  @Test("the wildcard has a weight of its own")
  func wildcard() {
    let header = AcceptLanguage("fr-CH, fr;q=0.9, *;q=0.5")
    #expect(header.preferences.map(\.tag.identifier) == ["fr-CH", "fr"])
    #expect(header.wildcardQuality == 0.5)
    #expect(AcceptLanguage("*").wildcardQuality == 1)
    #expect(AcceptLanguage("*").preferences.isEmpty)
    #expect(AcceptLanguage("en, *;q=0").wildcardQuality == 0)
    #expect(AcceptLanguage("en").wildcardQuality == nil)
    #expect(AcceptLanguage("*;q=0.2, *;q=0.4").wildcardQuality == 0.4)
  }

  @Test("a weight of zero refuses")
  func refusal() {
    let header = AcceptLanguage("en, de;q=0, fr;q=0.000, en;q=0")
    #expect(header.preferences.map(\.tag.identifier) == ["en"])
    #expect(header.refused.map(\.identifier) == ["de", "fr"])
  }

  @Test("a language that is there twice counts once, with its greatest weight")
  func duplicates() {
    #expect(preferences("en;q=0.2, fr;q=0.5, EN;q=0.9, en;q=0.4") == ["en 0.9", "fr 0.5"])
  }

  @Test(
    "what is not quite right is read",
    arguments: [
      ("", []), (",, ,", []), (" \t en\t, ,fr ; q = 0.5 ", ["en 1.0", "fr 0.5"]),
      ("en_US", ["en-US 1.0"]), ("en;Q=0.5", ["en 0.5"]), ("en;q=.5", ["en 0.5"]),
      ("en;q=0.", []), ("en;q=1.5", ["en 1.0"]), ("en;q=0.12399", ["en 0.123"]),
      ("en;q=99999999999999999999999999", ["en 1.0"]), ("en;level=1;q=0.3", ["en 0.3"]),
      ("en;level=1", ["en 1.0"]), ("en;", ["en 1.0"]), ("en;q", ["en 1.0"]),
    ] as [(String, [String])])
  func tolerance(header: String, expected: [String]) {
    #expect(preferences(header) == expected)
  }

  @Test(
    "an element that cannot be read is passed over",
    arguments: [
      "en;q=", "en;q=x", "en;q=-1", "en;q=0,5x", "en;q=nan", "en;q=1e3", "en;q=0.5.5", "en us",
      "français", "en-", "e", "en\u{0}", "en;q=0.５", "\"en\"", "; q=1", "=", "**", "*-*",
      "en-*",
    ])
  func malformed(element: String) {
    let header = AcceptLanguage(element + ", de")
    #expect(header.preferences.map(\.tag.identifier) == ["de"])
  }

  @Test("a header of any size is read to its limits")
  func hostileSize() {
    let many = (0..<10_000).map { "en-x-a\($0)" }.joined(separator: ",")
    let read = AcceptLanguage(many)
    #expect(read.preferences.count == AcceptLanguage.maximumPreferenceCount)
    #expect(read.preferences.last?.tag.identifier == "en-x-a63")
    let megabyte = "de, " + String(repeating: "a", count: 1 << 20)
    #expect(AcceptLanguage(megabyte).preferences.map(\.tag.identifier) == ["de"])
    #expect(AcceptLanguage(String(repeating: "en", count: 1 << 20)).preferences.isEmpty)
    #expect(AcceptLanguage(String(repeating: ",", count: 1 << 20)).preferences.isEmpty)
    #expect(AcceptLanguage("en" + String(repeating: ";", count: 1 << 20)).preferences.isEmpty)
    let refusals = (0..<10_000).map { "en-x-a\($0);q=0" }.joined(separator: ",")
    #expect(AcceptLanguage(refusals).refused.count == AcceptLanguage.maximumPreferenceCount)
  }

  @Test("an element that the limit cuts is not read")
  func cutElement() {
    let spaces = String(repeating: " ", count: AcceptLanguage.maximumByteCount - 6)
    #expect(preferences("fr,\(spaces)en-GB") == ["fr 1.0"])
    #expect(preferences("fr," + spaces.dropLast(3) + "en-GB").count == 2)
  }
}
