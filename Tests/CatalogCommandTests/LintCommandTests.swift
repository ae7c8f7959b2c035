import CatalogTestSupport
import Glibc
import SourceText
import Testing

@testable import CatalogCommand

@Suite struct LintCommandTests {
  private let folder = TemporaryFolder()

  init() { folder.write("{}\n", to: "App/a.xcstrings") }

  private static let warning = LintEngine.finding([.example(.warning, rule: "stale-key", "old")])
  private static let error = LintEngine.finding([.example("missing")])
  private static let unparsed = LintEngine.finding([.example(rule: .catalogParse, "broken")])

  @Test("the status follows the worst of what the filters leave")
  func status() {
    #expect(ToolRun("lint", folder: folder).status == .success)
    #expect(ToolRun("lint", folder: folder, engine: Self.warning).status == .success)
    #expect(ToolRun("lint", "--strict", folder: folder, engine: Self.warning).status == .findings)
    #expect(ToolRun("lint", folder: folder, engine: Self.error).status == .findings)
    let lowered = ToolRun(
      "lint", "--rule", "missing-translation=info", "--strict", folder: folder, engine: Self.error)
    #expect(lowered.status == .success)
    let raised = ToolRun("lint", "--rule", "stale-key=error", folder: folder, engine: Self.warning)
    #expect(raised.status == .findings)
    let off = ToolRun(
      "lint", "--rule", "missing-translation=off", folder: folder, engine: Self.error)
    #expect(off.status == .success)
    #expect(off.output == "No problems in 1 file (1 entry checked)\n")
  }

  @Test("without a path, those of the environment are checked")
  func pathsOfEnvironment() {
    folder.write("{}\n", to: "App/b c.xcstrings")
    folder.write("{}\n", to: "Other/d.xcstrings")
    let variables = ["CATALOG_PATHS": "App/b c.xcstrings\nOther"]
    func files(_ arguments: [String], _ variables: [String: String]) -> [Substring] {
      let run = ToolRun(
        ["lint", "--quiet"] + arguments, folder: folder, engine: Self.error, variables: variables)
      return run.output.split(separator: "\n").compactMap { $0.split(separator: ":").first }
    }
    #expect(files([], variables) == ["App/b c.xcstrings", "Other/d.xcstrings"])
    #expect(files(["App/a.xcstrings"], variables) == ["App/a.xcstrings"])
    #expect(files([], ["CATALOG_PATHS": ""]).count == 3)
  }

  @Test("a file that was not understood gives status 2, whatever its severity is")
  func unparsedFile() {
    #expect(ToolRun("lint", folder: folder, engine: Self.unparsed).status == .failure)
    let lowered = ToolRun(
      "lint", "--rule", "catalog-parse=info", "--quiet", folder: folder, engine: Self.unparsed)
    #expect(lowered.status == .failure)
    #expect(lowered.output == "App/a.xcstrings: info: broken [catalog-parse]\n")
  }

  @Test("a quiet run says only what decides the status")
  func quiet() {
    #expect(ToolRun("lint", "-q", folder: folder).output.isEmpty)
    #expect(ToolRun("lint", "-q", folder: folder, engine: Self.warning).output.isEmpty)
    #expect(
      ToolRun("lint", "-qs", folder: folder, engine: Self.warning).output
        == "App/a.xcstrings: warning: old [stale-key]\n")
  }

  @Test("a report never takes the place of a catalog that is checked, by whatever name")
  func outputOntoInput() {
    folder.link("report.json", to: "App/a.xcstrings")
    let run = ToolRun("lint", "-o", "report.json", folder: folder)
    #expect(run.status == .failure)
    #expect(run.errors.contains("in the place of “App/a.xcstrings”"))
    #expect(folder.read("App/a.xcstrings") == "{}\n")
  }

  @Test("a file whose name is not UTF-8 is named as that, although it arrives repaired")
  func nameOfOtherBytes() {
    let run = ToolRun("lint", "a\u{FFFD}.xcstrings", folder: folder)
    #expect(run.status == .failure)
    #expect(run.output.contains("the name of the file is not UTF-8"))
  }

  @Test("what cannot be read is reported, and the others are still checked")
  func unreadable() {
    folder.link("loop.xcstrings", to: "loop.xcstrings")
    unsafe mkfifo(folder.path + "/pipe.xcstrings", 0o644)
    let run = ToolRun("lint", ".", "missing", folder: folder, engine: Self.warning)
    #expect(run.status == .failure)
    #expect(
      run.output == """
        App/a.xcstrings: warning: old [stale-key]
        loop.xcstrings: error: symbolic links lead around in a circle [catalog-parse]
        missing: error: the file does not exist [catalog-parse]
        pipe.xcstrings: error: this is a pipe, a socket or a device; only ordinary files are read \
        [catalog-parse]
        3 errors, 1 warning in 4 files (1 entry checked)

        """)
  }

  @Test("a file that may not be read is told", .enabled(if: geteuid() != 0, "root may read all"))
  func permission() {
    unsafe chmod(folder.path + "/App/a.xcstrings", 0)
    let run = ToolRun("lint", folder: folder)
    #expect(run.status == .failure)
    #expect(run.output.contains("the file cannot be read: permission denied [catalog-parse]"))
  }

  @Test("where nothing is found to check, the run fails and says so")
  func nothingFound() {
    folder.makeFolder("Empty")
    let run = ToolRun("lint", "Empty", folder: folder)
    #expect(run.status == .failure)
    #expect(run.output.isEmpty)
    #expect(
      run.errors.hasPrefix(
        "catalog: error: No catalogs found in “Empty”; searched for *.xcstrings, "))
    let json = ToolRun("lint", "Empty", "--format", "json", folder: folder)
    #expect(json.status == .failure)
    #expect(json.output.hasPrefix(#"{"version":1,"findings":[],"#))
  }

  @Test("findings come in the order of the file")
  func order() {
    folder.write("abcdef", to: "App/a.xcstrings")
    let engine = LintEngine.finding([
      .example("third", at: SourceRange(4, 5)), .example("first"),
      .example("second", at: SourceRange(1, 2)), .example("fourth", at: SourceRange(4, 5)),
    ])
    let output = ToolRun("lint", folder: folder, engine: engine).output
    let words = ["first", "second", "third", "fourth"]
    let places = words.compactMap { output.firstRange(of: $0)?.lowerBound }
    #expect(places.count == 4 && places == places.sorted())
  }

  @Test("many files are reported in the order of their paths")
  func manyFiles() {
    for number in 10..<60 { folder.write("{}", to: "N/\(number).xcstrings") }
    let output = ToolRun("lint", "N", folder: folder, engine: Self.warning).output
    let paths = output.split(separator: "\n").dropLast().map { $0.prefix(4) }
    #expect(paths == (10..<60).map { "N/\($0)" })
  }

  @Test("colours are used on a terminal, unless something speaks against them")
  func colour() {
    func isColoured(_ run: ToolRun) -> Bool { run.output.contains("\u{1B}") }
    let engine = Self.warning
    #expect(isColoured(ToolRun("lint", folder: folder, engine: engine, terminalWidth: 80)))
    #expect(!isColoured(ToolRun("lint", folder: folder, engine: engine)))
    #expect(isColoured(ToolRun("lint", "--color=always", folder: folder, engine: engine)))
    for run in [
      ToolRun("lint", "--color=never", folder: folder, engine: engine, terminalWidth: 80),
      ToolRun(
        "lint", folder: folder, engine: engine, terminalWidth: 80, variables: ["NO_COLOR": "1"]),
      ToolRun(
        "lint", folder: folder, engine: engine, terminalWidth: 80, variables: ["TERM": "dumb"]),
    ] {
      #expect(!isColoured(run))
      #expect(run.output.hasPrefix("App/a.xcstrings (1 warning)\n"))
    }
  }

  @Test("a report goes to a file as a whole, and the old one stays where that fails")
  func outputFile() {
    folder.write("old", to: "report.txt")
    folder.link("link.txt", to: "report.txt")
    let run = ToolRun("lint", "App", "-o", "link.txt", folder: folder, engine: Self.error)
    #expect(run.status == .findings)
    #expect(run.output.isEmpty)
    #expect(folder.read("report.txt").hasPrefix("App/a.xcstrings: error: missing"))
    #expect(Set(folder.names) == ["App", "link.txt", "report.txt"])

    let failed = ToolRun("lint", "App", "-o", "No/report.txt", folder: folder)
    #expect(failed.status == .failure)
    #expect(
      failed.errors == "catalog: error: cannot write “No/report.txt”: its folder does not exist\n")
    let toFolder = ToolRun("lint", "App", "--output=App", folder: folder)
    #expect(toFolder.status == .failure)
    #expect(toFolder.errors == "catalog: error: cannot write “App”: it is a folder\n")
  }

  @Test(
    "a report that may not be written is not replaced",
    .enabled(if: geteuid() != 0, "root may write all"))
  func readOnlyOutput() {
    folder.write("old", to: "report.txt")
    unsafe chmod(folder.path + "/report.txt", 0o444)
    #expect(ToolRun("lint", "App", "-o", "report.txt", folder: folder).status == .failure)
    #expect(folder.read("report.txt") == "old")
  }

  @Test("output to a device goes to the device")
  func outputDevice() {
    #expect(ToolRun("lint", "-o", "/dev/null", folder: folder).status == .success)
    #expect(shell("test -c /dev/null").status == 0)
    #expect(ToolRun("lint", "-o", "/dev/full", folder: folder).status == .failure)
  }

  @Test("a reader that went away is no failure, a full disk is one")
  func brokenOutput() {
    #expect(ToolRun("lint", folder: folder, outcome: .closed).status == .success)
    let full = ToolRun("lint", folder: folder, outcome: .failed(errorNumber: ENOSPC))
    #expect(full.status == .failure)
    #expect(
      full.errors
        == "catalog: error: cannot write to standard output: No space left on device\n")
  }
}
