import CatalogLint
import CatalogTestSupport
import SourceText
import StructuredText
import Testing

@testable import CatalogCommand

/// Every report beside text and JSON, over one sample with a bit of everything.
@Suite struct ReportFormatTests {
  private let folder = TemporaryFolder()

  private func output(_ format: String, _ arguments: String..., language: String = "en") -> String {
    let engine = LintEngine(
      rules: { SampleReports.rules }, lint: { _, _ in SampleReports.all })
    folder.write("{}\n", to: "a.xcstrings")
    return ToolRun(
      ["lint", "--format", format, "a.xcstrings"] + arguments, folder: folder, engine: engine,
      variables: ["LANG": language]
    ).output
  }

  private static func golden(_ name: String) -> GoldenFile {
    GoldenFile("Tests/Fixtures/Reports/" + name)
  }

  @Test("the report in SARIF is that of the golden file")
  func sarif() throws {
    try Self.golden("sample.sarif.json").expect(JSONTree(output("sarif")).prettyText)
  }

  @Test("the annotations for GitHub are those of the golden file")
  func github() throws { try Self.golden("sample.github.txt").expect(output("github")) }

  @Test("the report for GitLab is that of the golden file")
  func gitLab() throws {
    try Self.golden("sample.gitlab.json").expect(JSONTree(output("gitlab")).prettyText)
  }

  @Test("the report for GitLab is as its description says, with a name for each finding")
  func gitLabDescription() throws {
    let schema = try JSONSchema(
      PackageFolder.text(of: "Tests/Fixtures/Schemas/gitlab-code-quality.schema.json"))
    for language in ["en", "es"] {
      let report = try JSONTree(output("gitlab", language: language))
      #expect(schema.violations(of: report) == [])
      let names = report.elements.compactMap { $0["fingerprint"]?.text }
      #expect(names.count == SampleReports.all.flatMap(\.diagnostics).count)
      #expect(Set(names).count == names.count)
    }
  }

  @Test("a report for GitLab without findings is an empty array")
  func emptyGitLab() {
    folder.write("{}\n", to: "a.xcstrings")
    #expect(
      ToolRun("lint", "--format", "gitlab", "a.xcstrings", folder: folder).output == "[]\n")
  }

  @Test("the report in JUnit XML is that of the golden file")
  func junit() throws { try Self.golden("sample.junit.xml").expect(output("junit")) }

  @Test("the report for Xcode is that of the golden file, with whole paths")
  func xcode() throws {
    let root = try #require(FileSystem.absolutePath(of: folder.path))
    let text = output("xcode")
    #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix(root + "/") })
    try Self.golden("sample.xcode.txt").expect(text.replacing(root + "/", with: "/root/"))
  }

  @Test("the report in Markdown is that of the golden file")
  func markdown() throws { try Self.golden("sample.md").expect(output("markdown")) }

  @Test("the report in Markdown speaks the language of the user")
  func spanishMarkdown() throws {
    try Self.golden("sample.es.md").expect(output("markdown", language: "es"))
  }

  @Test("reports for programs are the same in every language", arguments: ["json", "sarif"])
  func language(_ format: String) {
    #expect(output(format, language: "es") == output(format))
  }

  @Test("JUnit XML is well-formed, and its numbers are those of its cases")
  func junitStructure() throws {
    for arguments in [[], ["--strict"]] {
      let text = arguments.isEmpty ? output("junit") : output("junit", "--strict")
      let document = try XMLDocument(parsing: Array(text.utf8))
      let suites = document.children(of: 0).filter { document.kind($0) == .element }
      #expect(suites.count == SampleReports.all.count)
      for suite in suites {
        let cases = document.children(of: suite).filter { document.kind($0) == .element }
        let results = cases.flatMap(document.children(of:)).map(document.name)
        #expect(attribute("tests", of: suite, document) == String(cases.count))
        for (attribute, name) in [("failures", "failure"), ("errors", "error")] {
          #expect(
            self.attribute(attribute, of: suite, document)
              == String(results.count { $0 == name }))
        }
        let names = cases.compactMap { attribute("name", of: $0, document) }
        #expect(Set(names).count == cases.count)
      }
      let failures = arguments.isEmpty ? 13 : 14
      #expect(attribute("failures", of: 0, document) == String(failures))
      #expect(attribute("errors", of: 0, document) == "2")
    }
  }

  private func attribute(_ name: String, of node: Int, _ document: XMLDocument) -> String? {
    document.attributes(node).first { $0.name == name }?.value
  }

  @Test("JSON is as the published schema says")
  func jsonSchema() throws {
    let schema = try JSONSchema(
      PackageFolder.text(of: "Documentation/Schemas/lint-report.schema.json"))
    #expect(schema.violations(of: try JSONTree(output("json"))) == [])
  }

  @Test("SARIF is as our description of it says")
  func sarifDescription() throws {
    let schema = try JSONSchema(
      PackageFolder.text(of: "Tests/Fixtures/Schemas/sarif-report.schema.json"))
    #expect(schema.violations(of: try JSONTree(output("sarif"))) == [])
  }

  @Test(
    "SARIF is as the schema of OASIS says",
    .enabled(if: SharedFolder.has("schemas/sarif-schema-2.1.0.json"), "the schema is not there"))
  func sarifSchema() throws {
    let schema = try JSONSchema(SharedFolder.text(of: "schemas/sarif-schema-2.1.0.json"))
    #expect(schema.violations(of: try JSONTree(output("sarif"))) == [])
  }
}
