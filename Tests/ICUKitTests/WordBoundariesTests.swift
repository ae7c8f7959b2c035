import ICUKit
import Testing

@Suite struct WordBoundariesTests {
  @Test(
    "words end by the rules of the language",
    arguments: [
      ("a bc.", "en", [1, 2, 4, 5]), ("can’t", "en", [7]), ("", "en", []),
      ("ไฟล์ใหม่", "th", [12, 24]),
    ] as [(String, String, [Int])])
  func ends(_ text: String, _ locale: String, _ ends: [Int]) {
    #expect(WordBoundaries.ends(in: text, locale: locale) == ends)
  }
}
