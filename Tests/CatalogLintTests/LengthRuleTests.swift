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
    #expect(LengthUnit.graphemeClusters.length(of: "👨‍👩‍👧é %@", TextTraits(of: "👨‍👩‍👧é %@")) == 3)
    #expect(LengthUnit.columns.length(of: "写真 %lld", TextTraits(of: "写真 %lld")) == 5)
  }

  @Test(
    "the configuration gives texts a limit that their comment does not give",
    arguments: [("graphemes", 0), ("columns", 1)])
  func configured(_ unit: String, _ count: Int) {
    var configuration = LintConfiguration.only("max-length")
    configuration.options["max-length"] = RuleOptions(["limit": .integer(8), "unit": .string(unit)])
    let text = RuleExample(entry("Open", "ja", #""stringUnit" : { "value" : "写真を開く" }"#)).markedText
    let found = Linter(configuration: configuration).lint([
      LintInput(Array(text.utf8), path: "a.xcstrings")
    ])
    #expect(found.flatMap(\.diagnostics).count == count)
  }

  @Test("the ratio and the length from which on it counts come from the configuration")
  func ratio() {
    var configuration = LintConfiguration.only("length-ratio", severity: .error)
    let text = RuleExample(
      entry(
        "Save a file", "de", #""stringUnit" : { "value" : "Eine Datei auf dem Gerät sichern" }"#)
    )
    .markedText
    let input = LintInput(Array(text.utf8), path: "a.xcstrings")
    #expect(Linter(configuration: configuration).lint([input])[0].diagnostics.isEmpty)
    configuration.options["length-ratio"] = RuleOptions(["maximum": .number(2)])
    #expect(Linter(configuration: configuration).lint([input])[0].diagnostics.count == 1)
    configuration.options["length-ratio"] = RuleOptions([
      "maximum": .number(2), "shortest": .integer(20),
    ])
    #expect(Linter(configuration: configuration).lint([input])[0].diagnostics.isEmpty)
  }
}
