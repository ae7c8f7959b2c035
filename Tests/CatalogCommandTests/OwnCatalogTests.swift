import CatalogLint
import CatalogTestSupport
import SourceText
import Testing

@testable import CatalogCommand

/// The project's own catalogs, checked as their users would.
@Suite struct OwnCatalogTests {
  private static let allRules = RuleRegistry.descriptions
    .filter { $0.defaultSeverity == nil && !$0.needsDictionaries }
    .flatMap { ["--rule", "\($0.id.rawValue)=info"] }

  /// What a rule needs beside its broken catalog.
  private static let siblings: [RuleID: String] = [
    "locale-set-mismatch": "Catalogs/Broken/stale-key.xcstrings",
    "table-conflict": "Catalogs/Broken/mul.lproj/table-conflict.xcstrings",
  ]

  @Test("the broken catalogs have exactly the findings that stand beside them")
  func brokenCatalogs() throws {
    let text = lint(["Catalogs/Broken"] + Self.allRules)
    #expect(text.status == .failure)
    try GoldenFile("Catalogs/Broken/findings.txt").expect(text.output)
    let json = lint(["Catalogs/Broken", "--format", "json"] + Self.allRules)
    #expect(json.status == .failure)
    try GoldenFile("Catalogs/Broken/findings.json").expect(json.output)
  }

  private static let broken = ["xcstrings", "po", "ftl", "json"].flatMap { fileExtension in
    TestFiles.names(in: PackageFolder.path + "/Catalogs/Broken", ending: "." + fileExtension)
      .map { "Catalogs/Broken/" + $0 }
  }

  @Test(
    "every rule has a broken catalog with that one fault",
    arguments: RuleRegistry.descriptions.filter {
      !$0.needsBase && !$0.needsOptions && !$0.needsDictionaries
    }
    .map(\.id))
  func oneFaultOfEachRule(_ rule: RuleID) throws {
    let siblings = Self.siblings[rule].map { [$0] } ?? []
    let file = try #require(Self.broken.first { $0.hasPrefix("Catalogs/Broken/\(rule.rawValue).") })
    let isOff = RuleRegistry.descriptions.first { $0.id == rule }?.defaultSeverity == nil
    let setting = isOff ? ["--rule", "\(rule.rawValue)=info"] : []
    let lines = lint([file] + siblings + setting + ["--color", "never"]).output
      .split(separator: "\n").filter { $0.hasPrefix(file) && !$0.contains(": note: ") }
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.hasSuffix("[\(rule.rawValue)]") == true, "\(lines)")
  }

  @Test(
    "the catalogs that the project uses and shows have no fault",
    arguments: ["Catalogs/Fields.xcstrings", "Catalogs/Samples", "Catalogs/Tool.xcstrings"])
  func cleanCatalogs(_ path: String) {
    let run = lint([path, "--strict"])
    #expect(run.status == .success, "\(run.output)")
    #expect(run.output.hasPrefix("No problems in "), "\(run.output)")
  }

  private func lint(_ arguments: [String]) -> (status: CatalogCommand.ExitStatus, output: String) {
    let output = CapturedOutput()
    let environment = CommandEnvironment(
      standardOutput: output.channel(isTerminal: false),
      standardError: CapturedOutput().channel(isTerminal: false), terminalWidth: nil,
      currentFolder: PackageFolder.path, variable: { _ in nil })
    let status = CommandLineTool(environment: environment).run(["lint"] + arguments)
    return (status, output.text)
  }
}
