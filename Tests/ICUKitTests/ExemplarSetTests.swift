import ICUKit
import Testing

@Suite struct ExemplarSetTests {
  @Test(
    "a language has its letters in both cases, and those of foreign words",
    arguments: [
      ("de", "äÄßé"), ("ru", "яЯё"), ("tr", "ıİş"), ("ja", "あ人ア"), ("sr-Latn", "đĐ"),
      ("de_DE", "ö"),
    ])
  func letters(_ locale: String, _ letters: String) throws {
    let set = try #require(ExemplarSet.characters(for: locale))
    for letter in letters.unicodeScalars { #expect(set.contains(letter), "\(letter)") }
  }

  @Test(
    "a language does not have the letters of others",
    arguments: [("de", "я"), ("uk", "あ"), ("ko", "あ")])
  func others(_ locale: String, _ letter: Character) throws {
    let set = try #require(ExemplarSet.characters(for: locale))
    #expect(letter.unicodeScalars.allSatisfy { !set.contains($0) })
  }

  @Test("nothing is known of unknown languages", arguments: ["tlh", "und", "", "no tag"])
  func unknown(_ locale: String) {
    #expect(ExemplarSet.characters(for: locale) == nil)
  }
}
