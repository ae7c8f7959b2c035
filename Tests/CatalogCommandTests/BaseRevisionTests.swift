import CatalogLint
import CatalogTestSupport
import Testing

@testable import CatalogCommand

/// `catalog lint --base` in real repositories.
@Suite struct BaseRevisionTests {
  private let folder = TemporaryFolder()

  init() {
    git("init -q -b main .")
    write(["Save": [("de", "Sichern")], "Open": []])
    commit("first")
    git("checkout -q -b work")
  }

  private func git(_ line: String, in name: String = "") {
    let configuration = "-c user.name=t -c user.email=t@example.org -c commit.gpgsign=false"
    let result = shell(
      "cd '\(folder.path)/\(name)' && GIT_CONFIG_GLOBAL=/dev/null git \(configuration) \(line) 2>&1"
    )
    #expect(result.status == 0, "\(line): \(result.output)")
  }

  private func commit(_ message: String) {
    git("add -A")
    git("commit -q -m '\(message)'")
  }

  private func catalog(_ entries: KeyValuePairs<String, [(String, String)]>) -> String {
    let members = entries.map { key, texts in
      let localizations = texts.map { locale, text in
        #""\#(locale)":{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
      }
      return #""\#(key)" : {"localizations":{\#(localizations.joined(separator: ","))}}"#
    }
    return RuleExample(members.joined(separator: ",\n")).markedText
  }

  private func write(
    _ entries: KeyValuePairs<String, [(String, String)]>, to path: String = "App/L.xcstrings"
  ) {
    folder.write(catalog(entries), to: path)
  }

  private func lint(
    _ arguments: String..., in name: String = "", language: String = "en"
  ) -> ToolRun {
    ToolRun(
      ["lint", "--color", "never", "-q", "--strict"] + arguments,
      path: name.isEmpty ? folder.path : folder.path + "/" + name, engine: .standard,
      variables: ["LANG": language])
  }

  /// The findings without their places.
  private func findings(_ run: ToolRun) -> [String] {
    run.output.split(separator: "\n").map {
      String($0.split(separator: ": ", maxSplits: 1).last ?? "")
    }
  }

  @Test("only what the branch adds is reported, wherever the lines are now")
  func added() {
    #expect(findings(lint()) == ["error: no translation in de; add one [missing-translation]"])
    #expect(lint("--base", "main").status == .success)
    write(["New": [("fr", "Nouveau")], "Save": [("de", "Sichern")], "Open": []])
    let run = lint("--base", "main")
    #expect(run.status == .findings)
    #expect(
      findings(run) == [
        "error: no translation in de; add one [missing-translation]",
        "error: no translation in fr; add one [missing-translation]",
        "error: no translation in fr; add one [missing-translation]",
      ])
  }

  @Test("what others committed to the base since is not the branch’s")
  func mergeBase() {
    git("checkout -q main")
    write(["Save": [("de", "Sichern")], "Open": [("de", "Öffnen")]])
    commit("others")
    git("checkout -q work")
    #expect(lint("--base", "main").status == .success)
  }

  @Test("a catalog is followed to another path, whether Git knows of it or not")
  func renamedFile() {
    git("mv App/L.xcstrings App/M.xcstrings")
    #expect(lint("--base", "main").status == .success)
    commit("moved")
    #expect(lint("--base", "main").status == .success)
    shell("cd '\(folder.path)' && mkdir Other && mv App/M.xcstrings Other/M.xcstrings")
    #expect(lint("--base", "work").status == .success)
  }

  @Test("a working tree beside the repository, a folder below its root and odd names serve as well")
  func places() {
    write(["Save": []], to: "App/ä ‘b\n.xcstrings")
    commit("odd")
    write(["Save": [], "Two": [("de", "")]], to: "App/ä ‘b\n.xcstrings")
    #expect(lint("--base", "HEAD", in: "App").status == .findings)
    #expect(lint("--base", "HEAD", "L.xcstrings", in: "App").status == .success)
    git("worktree add -q ../\(folder.path.split(separator: "/").last ?? "")-tree main")
    let tree = folder.path + "-tree"
    defer { shell("rm -rf '\(tree)'") }
    let run = ToolRun(["lint", "--base", "work", tree], folder: folder, engine: .standard)
    #expect(run.status == .success, "\(run.output)\(run.errors)")
  }

  @Test("a hook’s variables do not lead to another repository")
  func hookVariables() throws {
    let tool = try #require(builtTool)
    let run = shell(
      "cd '\(folder.path)/App' && GIT_DIR=/nowhere GIT_INDEX_FILE=/nowhere GIT_WORK_TREE=/ "
        + "'\(tool)' lint --base main 2>&1")
    #expect(run.status == 0, "\(run.output)")
  }

  @Test("a source text that changed without its translations is told in each language")
  func sourceChanged() {
    write(["k": [("en", "Hello"), ("de", "Hallo"), ("fr", "Salut")], "Open": []])
    commit("texts")
    write(["k": [("en", "Goodbye"), ("de", "Hallo"), ("fr", "Adieu")], "Open": []])
    let run = lint("--base", "HEAD")
    #expect(
      findings(run) == [
        "warning: the source text was “Hello” in the base and is “Goodbye” now; the de "
          + "translation is the old one [source-changed]"
      ])
    #expect(lint("--base", "HEAD", language: "es").output.contains("el texto de origen era"))
    #expect(lint("--base", "HEAD", "--rule", "source-changed=off").status == .success)
  }

  @Test("a key with another name is told as that, not as missing and stale")
  func renamedKey() {
    let stale = #""old":{"extractionState":"stale","localizations":"#
    let texts =
      #"{"en":{"stringUnit":{"state":"translated","value":"Hi"}},"de":{"stringUnit":{"state":"translated","value":"Na"}}}}"#
    let new =
      #""new":{"localizations":{"en":{"stringUnit":{"state":"new","value":"Hi"}}}}"#
    let other =
      #""Open":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Öffnen"}}}},"#
    folder.write(
      RuleExample(other + #""old":{"localizations":"# + texts).markedText, to: "App/L.xcstrings")
    commit("old")
    folder.write(
      RuleExample(other + stale + texts + "," + new).markedText, to: "App/L.xcstrings")
    #expect(
      findings(lint("--base", "HEAD")) == [
        "error: this key was “old” in the base, with translations in de; move them here "
          + "[key-renamed]"
      ])
    let rules = ["--rule", "key-renamed=off", "--rule", "stale-key=warning"]
    let plain = ToolRun(
      ["lint", "-qs", "--base", "HEAD"] + rules, folder: folder, engine: .standard)
    #expect(plain.output.contains("[missing-translation]"))
    #expect(plain.output.contains("[stale-key]"))
    // All of it under another name: whatever was wrong is not new.
    folder.write(
      RuleExample(other + #""new":{"localizations":"# + texts).markedText, to: "App/L.xcstrings")
    #expect(lint("--base", "HEAD").status == .success)
    let told = ToolRun(["lint", "--base", "HEAD"], folder: folder, engine: .standard)
    #expect(told.output.contains("info: this key was “old” in the base [key-renamed]"))
  }

  @Test("what cannot be compared gives status 2 and says what to do")
  func unusable() {
    let unknown = lint("--base", "origin/none")
    #expect(unknown.status == .failure)
    #expect(
      unknown.errors == """
        catalog: error: there is no revision “origin/none” in this repository
        Fetch it first: “git fetch origin none:refs/remotes/origin/none”.

        """)
    git("checkout -q --orphan other")
    commit("other")
    let unrelated = lint("--base", "main")
    #expect(unrelated.status == .failure)
    #expect(unrelated.errors.contains("have no commit in common"))
    let outside = TemporaryFolder()
    outside.write(catalog(["Save": []]), to: "a.xcstrings")
    let run = ToolRun(["lint", "--base", "main"], folder: outside, engine: .standard)
    #expect(run.status == .failure)
    #expect(run.errors.contains("“a.xcstrings” is in no Git repository"))
    shell("git init -q '\(outside.path)'")
    let empty = ToolRun(["lint", "--base", "main"], folder: outside, engine: .standard)
    #expect(empty.status == .failure)
    #expect(empty.errors.contains("this repository has no commit yet"))
  }

  @Test("a shallow clone says what to fetch")
  func shallowClone() {
    write(["Save": [("de", "Sichern")], "Open": [("de", "Auf")]])
    commit("one")
    write(["Save": [("de", "Sichern")], "Open": [("de", "Öffnen")]])
    commit("two")
    git("checkout -q main")
    write(["Save": [("de", "Sichern")], "Open": [], "More": []])
    commit("main")
    let clone = TemporaryFolder()
    shell(
      "cd '\(clone.path)' && git clone -q --depth 1 -b work 'file://\(folder.path)' . 2>&1")
    let unknown = ToolRun(["lint", "--base", "origin/main"], folder: clone, engine: .standard)
    #expect(unknown.status == .failure)
    let advice = "git fetch --unshallow origin main:refs/remotes/origin/main"
    #expect(unknown.errors.contains("“\(advice)”"))
    #expect(unknown.errors.contains("fetch-depth: 0"))
    let reckoned = ToolRun(["lint", "--base", "HEAD~5"], folder: clone, engine: .standard)
    #expect(reckoned.status == .failure && !reckoned.errors.contains("git fetch"))
    shell("cd '\(clone.path)' && git fetch -q --depth 1 origin main:refs/remotes/origin/main 2>&1")
    let apart = ToolRun(["lint", "--base", "origin/main"], folder: clone, engine: .standard)
    #expect(apart.status == .failure)
    #expect(
      apart.errors == """
        catalog: error: the history of this shallow clone ends before it meets that of “origin/main”
        Fetch more of it: “git fetch --deepen=100 origin main:refs/remotes/origin/main”, or all with “git fetch --unshallow”; \
        for actions/checkout, “fetch-depth: 0”.

        """)
    shell("cd '\(clone.path)' && \(advice) 2>&1")
    #expect(
      ToolRun(["lint", "--base", "origin/main"], folder: clone, engine: .standard).status
        == .success)
  }
}
