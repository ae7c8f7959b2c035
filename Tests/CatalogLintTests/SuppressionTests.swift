import CatalogLint
import SourceText
import Testing

@Suite struct SuppressionTests {
  private func findings(
    _ comment: String, state: String = "", configuration: LintConfiguration = .everything()
  ) -> [String] {
    let text = RuleExample(
      """
      "Save" : { \(state)"comment" : "\(comment)", "localizations" : {
        "de" : \(unit("Sichern", "needs_review")), "es-MX" : \(unit("Guardar", "needs_review"))
      } }
      """)
    let input = LintInput(Array(text.markedText.utf8), path: "a.xcstrings")
    let found = Linter(configuration: configuration).lint([input]).flatMap(\.diagnostics)
    // The text above is not written as Xcode would write it, which no comment of an entry silences.
    let style: Set<RuleID> = ["format-canonical", "sort-order"]
    return found.filter { !style.contains($0.rule) }.map {
      [$0.rule.rawValue, $0.subject.locale].compactMap(\.self).joined(separator: " ")
    }
  }

  @Test(
    "a comment silences what it names",
    arguments: [
      "catalog:disable needs-review -- checked by the vendor",
      "A button.\\ncatalog:disable needs-review -- checked\\nMore.",
      "A button (catalog:disable needs-review -- checked)",
      "catalog:disable needs-review(de, es) -- checked",
      "catalog:disable needs-review( de , es-MX ) -- checked",
      "catalog:disable needs-review – checked", "catalog:disable\\tneeds-review\\t—\\tchecked",
      "catalog:disable needs-review(de) -- a\\ncatalog:disable needs-review(es) -- b",
      "\\u0063atalog:disable needs-review -- checked",
      "catalog:disable needs-review, stale-key, unused-suppression -- x",
      "catalog:disable needs-review -- x\\ncatalog:disable stale-key -- y\\ncatalog:disable unused-suppression -- z",
      "catalog:disable needs-review, stale-kye, unused-suppression -- x",
      "catalog:disable needs-review, unused-suppression -- x\\ncatalog:disable -- y",
      "catalog:disable needs-review -- x\\ncatalog:disable unused-suppression -- nothing is unused",
      "catalog:disable needs-review, state-new(de), unused-suppression(de) -- x",
      "catalog:disable needs-review\\ncatalog:disable suppression-without-reason -- the vendor writes it",
      "catalog:disable needs-review, suppression-without-reason",
    ])
  func silences(_ comment: String) {
    #expect(findings(comment).isEmpty)
  }

  @Test(
    "what is not silenced is reported, with what is wrong in the comment",
    arguments: [
      ("catalog:disabled needs-review -- x", ["needs-review de", "needs-review es-MX"]),
      ("xcatalog:disable needs-review -- x", ["needs-review de", "needs-review es-MX"]),
      ("catalog:disable needs-review(de) -- x", ["needs-review es-MX"]),
      (
        "catalog:disable needs-review(es-AR, de) -- x",
        ["unused-suppression", "needs-review es-MX"]
      ),
      ("catalog:disable needs-review", ["suppression-without-reason"]),
      ("catalog:disable needs-review because", ["suppression-without-reason"]),
      ("catalog:disable needs-review --", ["suppression-without-reason"]),
      ("catalog:disable needs-review, stale-key -- x", ["unused-suppression"]),
      ("catalog:disable needs-review, stale-kye -- x", ["unused-suppression"]),
      (
        "catalog:disable needs-review(e) -- x",
        [
          "unused-suppression", "needs-review de", "needs-review es-MX",
        ]
      ),
      (
        "catalog:disable needs-review, state-new(es), unused-suppression(de) -- x",
        ["unused-suppression"]
      ),
      (
        "catalog:disable needs-review, stale-key, unused-suppression(de) -- x",
        ["unused-suppression"]
      ),
      ("catalog:disable needs-review, suppression-without-reason -- x", ["unused-suppression"]),
      ("catalog:disable needs-review, unused-suppression", ["suppression-without-reason"]),
      ("catalog:disable -- x", ["unused-suppression", "needs-review de", "needs-review es-MX"]),
      ("catalog:disable needs-review, catalog-parse -- x", ["unused-suppression"]),
    ] as [(String, [String])])
  func reports(_ comment: String, _ expected: [String]) {
    #expect(findings(comment) == expected)
  }

  @Test(
    "a rule that does not run, and a run that leaves languages out, say nothing of unused comments")
  func notJudged() {
    let comment = "catalog:disable needs-review, state-new -- x"
    var configuration = LintConfiguration.everything()
    configuration.settings["state-new"] = .off
    #expect(findings(comment, configuration: configuration).isEmpty)
    var partial = LintConfiguration.everything(locales: ["de"])
    partial.isPartial = true
    #expect(findings(comment, configuration: partial).isEmpty)
    let stale = #""extractionState" : "stale", "#
    #expect(findings(comment, state: stale) == ["stale-key"])
    #expect(
      findings("catalog:disable stale-key, needs-review -- x", state: stale).isEmpty)
  }

  @Test("the severity of these findings is that of their rules, and they can be turned off")
  func severity() {
    var configuration = LintConfiguration()
    configuration.settings["suppression-without-reason"] = .off
    #expect(findings("catalog:disable needs-review", configuration: configuration).isEmpty)
  }

  @Test("what a reader reports about an entry can be silenced as well")
  func readerFindings() {
    let text = RuleExample(
      """
      "Save" : { "comment" : "catalog:disable duplicate-key -- merged later" }, "Save" : { }
      """)
    let input = LintInput(Array(text.markedText.utf8), path: "a.xcstrings")
    let linter = Linter(configuration: .only("duplicate-key", severity: .error))
    #expect(linter.lint([input]).flatMap(\.diagnostics).isEmpty)
  }
}
