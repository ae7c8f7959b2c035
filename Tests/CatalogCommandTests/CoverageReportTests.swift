import CatalogTestSupport
import Testing

@testable import CatalogCommand

/// Each shape of a report on coverage, over the same catalogs.
@Suite struct CoverageReportTests {
  private let folder = TemporaryFolder()

  init() { CoverageSamples.write(to: folder) }

  private func run(
    _ arguments: String..., language: String = "en_US.UTF-8", width: Int? = nil,
    variables: [String: String] = [:]
  ) -> ToolRun {
    ToolRun(
      ["coverage"] + arguments, folder: folder, engine: .standard, terminalWidth: width,
      variables: variables.merging(["LANG": language]) { first, _ in first })
  }

  private static func golden(_ name: String) -> GoldenFile {
    GoldenFile("Tests/Fixtures/Coverage/" + name)
  }

  @Test("the text is that of the golden file")
  func text() throws { try Self.golden("sample.txt").expect(run().output) }

  @Test("the text fits a narrow terminal", arguments: [80, 40, 20])
  func narrowText(_ width: Int) throws {
    let output = run(width: width, variables: ["NO_COLOR": "1"]).output
    try Self.golden("sample.\(width).txt").expect(output)
    #expect(!output.contains("\u{1B}"))
    guard width >= 40 else { return }
    for line in output.split(separator: "\n") { #expect(line.count <= width) }
  }

  @Test("the text is coloured on a terminal, and by its threshold where there is one")
  func colours() {
    let output = run(width: 80).output
    #expect(output.contains("\u{1B}[1;33m█"))
    #expect(run("--min", "90", width: 80).output.contains("\u{1B}[1;31m█"))
    #expect(run("--min", "1", width: 80).output.contains("\u{1B}[32m█"))
    #expect(run("--color", "always").output.contains("\u{1B}["))
    #expect(!run("--color", "never", width: 80).output.contains("\u{1B}["))
  }

  @Test("a terminal without UTF-8 has bars of ASCII")
  func plainBars() {
    let output = run(language: "C").output
    #expect(output.contains("##") && !output.contains("█"))
  }

  @Test("the text speaks the language of the user")
  func spanishText() throws {
    try Self.golden("sample.es.txt").expect(run(language: "es_ES.UTF-8").output)
  }

  @Test("JSON is that of the golden file, in every language")
  func json() throws {
    let output = run("--format", "json", "--min", "60").output
    try Self.golden("sample.json").expect(JSONTree(output).prettyText)
    #expect(run("--format", "json", "--min", "60", language: "es").output == output)
  }

  @Test("JSON is as the published schema says, also where there is nothing")
  func schema() throws {
    let schema = try JSONSchema(
      PackageFolder.text(of: "Documentation/Schemas/coverage-report.schema.json"))
    for output in [
      run("--format", "json", "--min", "60").output, run("--format", "json").output,
      run("--format", "json", "No.xcstrings").output,
    ] {
      #expect(schema.violations(of: try JSONTree(output)) == [])
    }
    let wrong = output(#"{"version":1,"catalogs":[],"total":[{"locale":"de"}],"unreadable":[]}"#)
    #expect(schema.violations(of: wrong).count == 11)
  }

  private func output(_ text: String) -> JSONTree { (try? JSONTree(text)) ?? .null }

  @Test("the numbers of JSON add up, and those of the catalogs make the total")
  func sums() throws {
    let report = try JSONTree(run("--format", "json").output)
    let total = try #require(report["total"]?.elements)
    for share in total {
      let number = { (name: String) in share[name]?.integer ?? -1 }
      #expect(number("translated") + number("needsReview") + number("missing") == number("total"))
      #expect(number("new") + number("incomplete") <= number("missing"))
      #expect(number("machineTranslated") <= number("needsReview"))
      let parts = report["catalogs"]?.elements.flatMap { $0["locales"]?.elements ?? [] }
        .filter { $0["locale"] == share["locale"] }
      for name in ["translated", "needsReview", "missing", "total", "accepted", "stale"] {
        #expect(parts?.compactMap { $0[name]?.integer }.reduce(0, +) == number(name))
      }
    }
    #expect(total.compactMap { $0["locale"]?.text } == ["ar", "en", "es"])
  }

  @Test(
    "a badge is of all translations, or of the one locale that counts",
    arguments: [
      (
        ["--locales", "ar,es"],
        #"{"schemaVersion":1,"label":"translations","message":"57%","color":"orange"}"#
      ),
      (
        ["--locales", "es"],
        #"{"schemaVersion":1,"label":"Spanish","message":"71%","color":"yellow"}"#
      ),
      (
        ["--locales", "en"],
        #"{"schemaVersion":1,"label":"English","message":"100%","color":"brightgreen"}"#
      ),
      (
        ["--locales", "es", "Kit"],
        #"{"schemaVersion":1,"label":"Spanish","message":"100%","color":"brightgreen"}"#
      ),
      (
        ["No.xcstrings"],
        #"{"schemaVersion":1,"label":"translations","message":"none","color":"lightgrey"}"#
      ),
    ])
  func badge(_ arguments: [String], _ badge: String) {
    let run = ToolRun(
      ["coverage", "--format", "badge"] + arguments, folder: folder, variables: ["LANG": "es"])
    #expect(run.output == badge + "\n")
  }

  @Test("Markdown is that of the golden file, in both languages")
  func markdown() throws {
    let arguments = ["--format", "markdown", "--min", "es=71.5"]
    func output(_ language: String) -> String {
      ToolRun(["coverage"] + arguments, folder: folder, variables: ["LANG": language]).output
    }
    try Self.golden("sample.md").expect(output("en"))
    try Self.golden("sample.es.md").expect(output("es"))
  }
}
