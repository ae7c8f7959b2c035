import CatalogLint
import CatalogTestSupport
import SourceText
import Testing

@testable import CatalogCommand

@Suite struct GitHubReporterTests {
  private let folder = TemporaryFolder()

  private func lines(_ diagnostics: [Diagnostic], at path: String = "A.xcstrings") -> [String] {
    folder.write("{\n}\n", to: path)
    return ToolRun(
      "lint", "--format", "github", path, folder: folder, engine: .finding(diagnostics)
    ).output.split(separator: "\n").map(String.init)
  }

  private func findings(_ severity: Severity, _ count: Int) -> [Diagnostic] {
    (0..<count).map { .example(severity, "finding \($0)") }
  }

  @Test("ten of each kind are shown, the errors first, and nothing is said of others")
  func atTheLimit() {
    let lines = lines(findings(.info, 10) + findings(.warning, 10) + findings(.error, 10))
    #expect(lines.map { $0.prefix { $0 != " " } } == kinds(10, 10, 10))
  }

  @Test(
    "the last notice says how many findings are not shown",
    arguments: [(11, 0, 0, 1), (25, 30, 0, 35), (0, 0, 11, 2), (12, 3, 10, 3), (1, 11, 9, 1)])
  func aboveTheLimit(_ errors: Int, _ warnings: Int, _ infos: Int, _ left: Int) {
    let all = findings(.info, infos) + findings(.error, errors) + findings(.warning, warnings)
    let lines = lines(all)
    let kinds = kinds(min(errors, 10), min(warnings, 10), min(infos, 9) + 1)
    #expect(lines.map { $0.prefix { $0 != " " } } == kinds)
    let subject = left == 1 ? "1 more finding is" : "\(left) more findings are"
    #expect(
      lines.last
        == "::notice title=catalog lint::\(subject) not shown: GitHub shows at most 10 errors, "
        + "10 warnings and 10 notices of one step")
  }

  private func kinds(_ errors: Int, _ warnings: Int, _ notices: Int) -> [Substring] {
    Array(repeating: "::error", count: errors) + Array(repeating: "::warning", count: warnings)
      + Array(repeating: "::notice", count: notices)
  }

  @Test("a file that could not be checked comes before other errors")
  func uncheckedFirst() {
    let broken = Diagnostic.example(rule: .catalogParse, "broken")
    #expect(lines(findings(.error, 12) + [broken])[0].contains("title=catalog-parse::broken"))
  }

  @Test("paths start at the root of the repository, wherever the tool runs")
  func repositoryRoot() {
    folder.makeFolder(".git")
    folder.write("{}", to: "App/Sub/A.xcstrings")
    let environment = CommandEnvironment(
      standardOutput: CapturedOutput().channel(isTerminal: false),
      standardError: CapturedOutput().channel(isTerminal: false),
      currentFolder: folder.path + "/App")
    let paths = ReportPaths(of: ["./Sub/A.xcstrings"], in: environment)
    #expect(paths.relative("./Sub/A.xcstrings") == "App/Sub/A.xcstrings")
    #expect(paths.relative("../B.xcstrings") == "B.xcstrings")
    #expect(paths.hasCurrentFolder)
  }

  @Test("the repository of the files counts where the tool runs in none")
  func otherRepository() {
    folder.makeFolder("Project/.git")
    folder.write("{}", to: "Project/App/A.xcstrings")
    let environment = CommandEnvironment(
      standardOutput: CapturedOutput().channel(isTerminal: false),
      standardError: CapturedOutput().channel(isTerminal: false), currentFolder: folder.path)
    let paths = ReportPaths(of: ["Project/App/A.xcstrings"], in: environment)
    #expect(paths.relative("Project/App/A.xcstrings") == "App/A.xcstrings")
    #expect(!paths.hasCurrentFolder)
  }

  @Test("files outside the current folder have paths below the folder that has them all")
  func otherFolder() {
    folder.write("{}", to: "App/A.xcstrings")
    folder.write("{}", to: "Lib/B.xcstrings")
    folder.makeFolder("Here")
    let environment = CommandEnvironment(
      standardOutput: CapturedOutput().channel(isTerminal: false),
      standardError: CapturedOutput().channel(isTerminal: false),
      currentFolder: folder.path + "/Here")
    let files = [folder.path + "/App/A.xcstrings", "../Lib/B.xcstrings"]
    let paths = ReportPaths(of: files, in: environment)
    #expect(files.map(paths.relative) == ["App/A.xcstrings", "Lib/B.xcstrings"])
    #expect(!paths.hasCurrentFolder)
    #expect(paths.rootURI.hasPrefix("file:///"))
    #expect(paths.rootURI.hasSuffix(folder.path + "/"))
  }

  @Test("a finding over several lines has no columns")
  func severalLines() {
    let line = lines([.example("bad", at: SourceRange(0, 3))])[0]
    #expect(line == "::error file=A.xcstrings,line=1,endLine=2,title=missing-translation::bad")
  }
}
