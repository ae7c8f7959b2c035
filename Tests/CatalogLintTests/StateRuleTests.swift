import CatalogLint
import SourceText
import Testing

@Suite struct StateRuleTests {
  @Test(
    "a state names the variation where not all texts are in it",
    arguments: [
      ("new", "translated", "plural.one"), ("translated", "new", "plural.other"),
      ("new", "new", nil),
    ])
  func variation(one: String, other: String, expected: String?) throws {
    let example = LintedExample(
      "state-new",
      """
      "%lld files" : { "localizations" : { "de" : { "variations" : { "plural" : {
        "one" : \(unit("x", one)), "other" : \(unit("x", other))
      } } } } }
      """)
    let finding = try #require(example.findings.first)
    #expect(example.findings.count == 1)
    #expect(finding.subject.variation == expected)
    #expect(example.places == ["new"])
  }

  @Test("a region of the source language is a translation, another spelling of it is none")
  func sourceLanguage() {
    let example = LintedExample(
      "state-new",
      """
      "a" : { "localizations" : { "en-GB" : \(unit("a", "new")), "en_us" : \(unit("a", "new")) } }
      """, sourceLanguage: "en-US")
    #expect(example.findings.map(\.subject.locale) == ["en-GB"])
  }

  @Test(
    "a state that is not known is left alone",
    arguments: [
      "state-new", "needs-review", "machine-translated",
    ] as [RuleID])
  func unknownState(rule: RuleID) {
    let entry = "\"a\" : { \"localizations\" : { \"de\" : \(unit("a", "signed_off")) } }"
    #expect(LintedExample(rule, entry).findings.isEmpty)
  }

  @Test(
    "a source text without a letter is the same in every state",
    arguments: [
      ("new", "state-new"), ("needs_review", "needs-review"),
      ("machine_translated", "machine-translated"),
    ] as [(String, RuleID)])
  func withoutLetters(state: String, rule: RuleID) {
    let entries = """
      "%@%@" : { "localizations" : { "de" : \(unit("%@%@", state)) } },
      "%@ m" : { "localizations" : { "de" : \(unit("%@ m", state)) } }
      """
    #expect(LintedExample(rule, entries).findings.map(\.subject.key) == ["%@ m"])
  }
}
