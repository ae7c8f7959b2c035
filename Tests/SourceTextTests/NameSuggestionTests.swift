import SourceText
import Testing

@Suite struct NameSuggestionTests {
  @Test(
    "letters exchanged with their neighbour are one mistake",
    arguments: [
      ("lnit", "lint", 1), ("lint", "lint", 0), ("", "ab", 2), ("ab", "", 2), ("abc", "acb", 1),
      ("kitten", "sitting", 3), ("ca", "abc", 3),
    ])
  func distance(_ left: String, _ right: String, _ distance: Int) {
    #expect(NameSuggestion.editDistance(Array(left), Array(right)) == distance)
  }

  @Test("what is far from every name has no suggestion")
  func nearest() {
    let names = ["lint", "rules", "explain"]
    #expect(NameSuggestion.nearest(to: "Lint", among: names) == "lint")
    #expect(NameSuggestion.nearest(to: "rule", among: names) == "rules")
    #expect(NameSuggestion.nearest(to: "exp", among: names) == "explain")
    #expect(NameSuggestion.nearest(to: "coverage", among: names) == nil)
    #expect(NameSuggestion.nearest(to: "", among: names) == nil)
    #expect(NameSuggestion.nearest(to: String(repeating: "x", count: 100_000), among: names) == nil)
  }
}
