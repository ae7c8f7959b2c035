import ICUKit
import Testing

@Suite struct NumberWordsTests {
  @Test(
    "numbers are counted in words of the language",
    arguments: [
      ("en", 3, "three"), ("de_DE", 12, "zwölf"), ("ja", 5, "五"), ("ru", 2, "два"),
      ("es", 20, "veinte"),
    ])
  func words(_ locale: String, _ number: Int, _ word: String) {
    let words = NumberWords.words(for: locale)
    #expect(words.count == NumberWords.numbers.count)
    #expect(words[number] == word)
  }
}
