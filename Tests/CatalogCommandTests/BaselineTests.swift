import CatalogLint
import CatalogTestSupport
import SourceText
import Testing

@testable import CatalogCommand

@Suite struct BaselineTests {
  private let folder = TemporaryFolder()

  init() {
    folder.write("{\n\n}", to: "App/a.xcstrings")
    folder.write("{}", to: "App/b.xcstrings")
  }

  private static func engine(_ keys: String...) -> LintEngine {
    .finding(
      keys.map { .example("“\($0)” is wrong", at: SourceRange(0, 1), key: $0, locale: "de") })
  }

  private func lint(
    _ arguments: String..., engine: LintEngine, in path: String = ""
  ) -> ToolRun {
    ToolRun(
      ["lint"] + arguments, path: path.isEmpty ? folder.path : folder.path + "/" + path,
      engine: engine)
  }

  @Test("a new baseline has every finding, without line and text, in an order that does not change")
  func create() {
    let run = lint(
      "--baseline", "base.json", "--write-baseline", engine: Self.engine("y", "x", "y"))
    #expect(run.status == .success)
    #expect(run.output == "No problems in 2 files (2 entries checked)\n")
    #expect(
      folder.read("base.json") == """
        {
          "version" : 1,
          "findings" : [
            {"file":"App/a.xcstrings","key":"x","locale":"de","rule":"missing-translation"},
            {"file":"App/a.xcstrings","key":"y","locale":"de","rule":"missing-translation","count":2},
            {"file":"App/b.xcstrings","key":"x","locale":"de","rule":"missing-translation"},
            {"file":"App/b.xcstrings","key":"y","locale":"de","rule":"missing-translation","count":2}
          ]
        }

        """)
  }

  @Test("what the baseline knows is left out, from wherever it is run, and what it does not is not")
  func compare() {
    _ = lint("--baseline", "base.json", "--write-baseline", engine: Self.engine("x", "y"))
    let engine = Self.engine("x", "y")
    #expect(lint("--baseline", "base.json", engine: engine).status == .success)
    #expect(lint("--baseline", "../base.json", engine: engine, in: "App").status == .success)
    let absolute = folder.path + "/App/a.xcstrings"
    #expect(lint(absolute, "--baseline", "base.json", engine: engine).status == .success)
    let new = lint("--baseline", "base.json", engine: Self.engine("x", "y", "z"))
    #expect(new.status == .findings)
    #expect(new.output.contains("2 errors in 2 files"))
    let twice = lint("--baseline", "base.json", engine: Self.engine("x", "x", "y"))
    #expect(twice.output.contains("2 errors in 2 files"))
  }

  @Test("what no longer occurs is told with its place, and taken out when the baseline is written")
  func shrink() {
    let all = Self.engine("x", "x", "y")
    _ = lint("--baseline", "base.json", "--write-baseline", engine: all)
    let run = lint("App/a.xcstrings", "--baseline", "base.json", engine: Self.engine("x"))
    #expect(run.status == .success)
    #expect(
      run.errors == """
        base.json:4: info: “missing-translation” occurs less often than it did, 1 instead of 2 \
        (App/a.xcstrings, “x”, de); “--write-baseline” lowers the number
        base.json:5: info: “missing-translation” no longer occurs (App/a.xcstrings, “y”, de); \
        “--write-baseline” takes it out

        """)
    _ = lint(
      "App/a.xcstrings", "--baseline", "base.json", "--write-baseline",
      engine: Self.engine("x"))
    let written = folder.read("base.json").split(separator: "\n")
    #expect(written.count { $0.contains("App/a.xcstrings") } == 1)
    // The other file was not looked at.
    #expect(written.count { $0.contains("App/b.xcstrings") } == 2)
  }

  @Test("what a run could not find is not gone")
  func scope() {
    _ = lint("--baseline", "base.json", "--write-baseline", engine: Self.engine("x"))
    let before = folder.read("base.json")
    for arguments in [["--locales", "fr"], ["--rule", "missing-translation=off"]] {
      let run = ToolRun(
        ["lint", "--baseline", "base.json", "--write-baseline"] + arguments, folder: folder,
        engine: .silent)
      #expect(run.errors.isEmpty)
      #expect(folder.read("base.json") == before)
    }
    shell("rm '\(folder.path)/App/b.xcstrings'")
    _ = lint("--baseline", "base.json", "--write-baseline", engine: Self.engine("x"))
    #expect(!folder.read("base.json").contains("b.xcstrings"))
  }

  @Test("a baseline that is there takes new findings only where that is asked for")
  func grow() {
    _ = lint("--baseline", "base.json", "--write-baseline", engine: Self.engine("x"))
    let before = folder.read("base.json")
    let refused = lint(
      "--baseline", "base.json", "--write-baseline", engine: Self.engine("x", "z"))
    #expect(refused.status == .findings)
    #expect(refused.output.contains("2 errors in 2 files"))
    #expect(
      refused.errors
        == "base.json: info: findings that are not added, because a baseline only shrinks: 2; "
        + "“--grow-baseline” adds them\n")
    #expect(folder.read("base.json") == before)
    let grown = lint(
      "--baseline", "base.json", "--write-baseline", "--grow-baseline",
      engine: Self.engine("x", "z"))
    #expect(grown.status == .success)
    #expect(folder.read("base.json").contains("\"key\":\"z\""))
  }

  @Test("a file that could not be read is never known, and keeps what is known of it")
  func unparsed() {
    _ = lint("--baseline", "base.json", "--write-baseline", engine: Self.engine("x"))
    let before = folder.read("base.json")
    let broken = LintEngine.finding([.example(rule: .catalogParse, "broken")])
    let run = lint("--baseline", "base.json", "--write-baseline", engine: broken)
    #expect(run.status == .failure)
    #expect(run.output.contains("broken"))
    #expect(folder.read("base.json") == before)
  }

  @Test(
    "a baseline that cannot be used gives status 2, and stays as it is",
    arguments: [
      ("{", "base.json:1:2: error: the file ends inside an object"),
      ("{\"version\": 2, \"findings\": []}", "base.json:1:13: error: this file is of version 2"),
      ("{\"findings\": []}", "base.json:1:1: error: “baseline” needs the key “version”"),
      ("[]", "base.json:1:1: error: “baseline” is an array; expected an object"),
      (
        "{\"version\": 1, \"findings\": [{\"file\": \"a\"}]}",
        "base.json:1:29: error: “findings” needs the key “rule”"
      ),
      (
        "{\"version\": 1, \"findings\": [{\"fiel\": \"a\", \"file\": \"a\", \"rule\": \"b\"}]}",
        "base.json:1:31: error: there is no key “fiel” here; expected file, rule"
      ),
      (
        "{\"version\": 1, \"findings\": [{\"file\": \"a\", \"rule\": \"b\", \"count\": 0}]}",
        "base.json:1:65: error: “count” is 0; expected 1 to"
      ),
    ])
  func unusable(_ text: String, _ message: String) {
    folder.write(text, to: "base.json")
    for arguments in [[], ["--write-baseline"]] {
      let run = ToolRun(
        ["lint", "--baseline", "base.json"] + arguments, folder: folder, engine: .silent)
      #expect(run.status == .failure)
      #expect(run.errors.hasPrefix(message), "\(run.errors)")
      #expect(folder.read("base.json") == text)
    }
  }

  @Test("a baseline that is missing or cannot be written gives status 2")
  func missing() {
    let missing = lint("--baseline", "none.json", engine: .silent)
    #expect(missing.status == .failure)
    #expect(
      missing.errors == "catalog: error: cannot read “none.json”: the file does not exist\n")
    let unwritable = lint("--baseline", "No/b.json", "--write-baseline", engine: .silent)
    #expect(unwritable.status == .failure)
    #expect(lint("--baseline", "App", engine: .silent).status == .failure)
  }

  @Test("a baseline is read back as it was written, whatever its keys are")
  func roundTrip() {
    var baseline = Baseline()
    for (index, key) in ["", "\"\\", "a\nb", "\u{202E}x", "🙂", "é", nil].enumerated() {
      let finding = FindingKey(
        file: "../a b.xcstrings", rule: "empty-value", key: key, locale: "de",
        variation: index == 0 ? "plural.one" : nil)
      baseline.counts[finding] = index + 1
    }
    let bytes = baseline.bytes
    let (again, problems) = Baseline.read(SourceFile(path: "b", bytes: bytes))
    #expect(problems.isEmpty)
    #expect(again.counts == baseline.counts)
    #expect(again.bytes == bytes)
  }
}
