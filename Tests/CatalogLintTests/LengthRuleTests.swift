import SourceText
import Testing

@testable import CatalogLint

@Suite struct LengthRuleTests {
  @Test(
    "a comment names the greatest length in many ways",
    arguments: [
      ("max 20 characters", 20), ("max. 20 chars", 20), ("Maximum length: 20", 20),
      ("≤ 20 chars", 20),
      ("<= 20 characters", 20), ("Up to 20 characters.", 20), ("20 characters max", 20),
      ("at most 12 characters", 12),
      ("no more than 30 characters", 30), ("20-character limit", 20), ("Character limit: 45", 45),
      ("Limited to 8 letters", 8), ("maxLength=20", 20),
      ("Must not be longer than 10 characters", 10),
      ("A title (max 30 chars) of 2 lines", 30),
    ])
  func limits(_ comment: String, _ limit: Int) {
    #expect(LengthLimit.characters(in: comment) == limit)
  }

  @Test(
    "other numbers in comments are no lengths",
    arguments: [
      "At most 20 files", "max 3 lines", "20 characters", "Maximum width: 20 px",
      "Shown after 20 seconds",
      "The max of 20 items", "", "iPhone 15 Pro Max", "The maximum number of characters",
    ])
  func otherNumbers(_ comment: String) {
    #expect(LengthLimit.characters(in: comment) == nil)
  }

  @Test("a length is counted in what people see, or in columns, without placeholders")
  func units() {
    #expect(LengthUnit.graphemeClusters.length(of: "👨‍👩‍👧é %@") == 3)
    #expect(LengthUnit.columns.length(of: "写真 %lld") == 5)
  }
}
