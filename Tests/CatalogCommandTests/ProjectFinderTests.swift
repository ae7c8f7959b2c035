import CatalogTestSupport
import Testing

@testable import CatalogCommand

@Suite struct ProjectFinderTests {
  private let folder = TemporaryFolder()

  private func project(of path: String) -> String {
    let environment = CommandEnvironment(
      standardOutput: CapturedOutput().channel(isTerminal: false),
      standardError: CapturedOutput().channel(isTerminal: false), terminalWidth: nil,
      currentFolder: folder.path, variable: { _ in nil })
    var finder = ProjectFinder(environment)
    return finder.project(of: path)
  }

  @Test("the nearest repository or configuration above a file is its project")
  func nearestMark() {
    for name in ["a/x.xcstrings", "a/deep/er/x.xcstrings", "a/own/x.xcstrings", "b/x.xcstrings"] {
      folder.write("{}", to: name)
    }
    folder.makeFolder("a/.git")
    folder.write("{}", to: "a/own/catalog.json")
    #expect(project(of: "a/x.xcstrings").hasSuffix("/a/"))
    #expect(project(of: "a/deep/er/x.xcstrings") == project(of: "a/x.xcstrings"))
    #expect(project(of: "a/own/x.xcstrings").hasSuffix("/a/own/"))
    #expect(project(of: folder.path + "/a/x.xcstrings") == project(of: "a/x.xcstrings"))
  }

  @Test("catalogs of two projects are not compared, those of one project are")
  func comparison() {
    func catalog(_ locales: String...) -> String {
      let units = locales.map {
        #""\#($0)" : { "stringUnit" : { "state" : "translated", "value" : "x" } }"#
      }
      return """
        { "sourceLanguage" : "en", "strings" : { "Save" : { "localizations" : {
        \(units.joined(separator: ", ")) } } }, "version" : "1.0" }
        """
    }
    folder.makeFolder("one/.git")
    folder.makeFolder("two/.git")
    folder.write(catalog("de"), to: "one/a.xcstrings")
    folder.write(catalog("de", "fr"), to: "two/b.xcstrings")
    #expect(ToolRun("lint", folder: folder, engine: .standard).status == .success)
    let apart = ToolRun("lint", "--strict", folder: folder, engine: .standard)
    #expect(apart.output == "No problems in 2 files (2 entries checked)\n")
    folder.write(catalog("de"), to: "two/c.xcstrings")
    let together = ToolRun("lint", "--strict", "--quiet", folder: folder, engine: .standard)
    #expect(
      together.output
        == "two/c.xcstrings:1:23: warning: this catalog has no translation in fr, and "
        + "“two/b.xcstrings” has; add the locale here, too [locale-set-mismatch]\n")
  }
}
