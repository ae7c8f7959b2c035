import CatalogTestSupport
import Testing

@testable import CatalogCommand

@Suite struct ExchangeCommandTests {
  private let folder = TemporaryFolder()

  init() {
    folder.write(
      """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "hello" : { "extractionState" : "manual", "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello %@" } },
          "pl" : { "stringUnit" : { "state" : "needs_review", "value" : "Cześć %@" } } } } } }
      """, to: "Draft.xcstrings")
    folder.write(
      """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "hello" : { "extractionState" : "manual", "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello %@" } },
          "pl" : { "stringUnit" : { "state" : "translated", "value" : "Cześć %@" } } } } } }
      """, to: "L.xcstrings")
    writePO(hello: "Hello")
  }

  private func writePO(hello: String) {
    folder.write(
      """
      msgid ""
      msgstr ""
      "Language: pl\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"

      msgid "\(hello)"
      msgstr "Witaj"

      """, to: "pl.po")
  }

  private func run(_ arguments: String...) -> ToolRun { ToolRun(arguments, folder: folder) }

  private func inFolder(_ line: String) -> (status: Int32, output: String) {
    shell("cd '\(folder.path)' && " + line)
  }

  @Test("a conversion writes nothing where a state is lost, unless that is wanted")
  func convert() {
    let refused = run("convert", "Draft.xcstrings", "pl.strings", "--locale", "pl")
    #expect(refused.status == .findings)
    #expect(refused.errors.contains("the format has no word for the state “needs_review”"))
    #expect(inFolder("test -e pl.strings").status == 1)
    let lossy = run("convert", "Draft.xcstrings", "pl.strings", "--locale", "pl", "--lossy")
    #expect(lossy.status == .success)
    #expect(lossy.errors.contains("the format has no word for the state “needs_review”"))
    #expect(inFolder("cat pl.strings").output.contains("\"hello\" = \"Cześć %@\";"))
  }

  @Test("an import changes the translation, and refuses where a key that is the text has changed")
  func exchange() {
    #expect(run("export", "pl.po", "--locale", "pl", "-o", "t.xliff").status == .success)
    #expect(inFolder("sed -i s/Witaj/Dzień/ t.xliff").status == 0)
    writePO(hello: "Hi")
    let before = inFolder("cat pl.po").output
    let refused = run("import", "t.xliff", "pl.po")
    #expect(refused.status == .findings)
    #expect(refused.errors.contains("the source text of “Hello” has changed since the export"))
    #expect(inFolder("cat pl.po").output == before)
    writePO(hello: "Hello")
    #expect(run("import", "t.xliff", "pl.po").status == .success)
    #expect(
      inFolder("cat pl.po").output
        == before.replacing("\"Hi\"", with: "\"Hello\"").replacing("Witaj", with: "Dzień"))
  }

  @Test(
    "genrb reads the bundles of a table", .enabled(if: shell("command -v genrb").status == 0))
  func resources() {
    #expect(run("compile", "L.xcstrings", "-o", "out", "--to", "res").status == .success)
    #expect(inFolder("cat out/L/pl.txt").output.contains("hello { \"Cześć {0}\" }"))
    #expect(inFolder("cd out/L && genrb -q root.txt pl.txt && test -s pl.res").status == 0)
  }

  @Test(
    "gettext finds the texts of a compiled table",
    .enabled(if: shell("command -v python3").status == 0))
  func gettext() {
    #expect(run("compile", "L.xcstrings", "-o", "out", "--to", "mo").status == .success)
    let program =
      "import gettext, sys; sys.stdout.buffer.write(gettext.translation(\"L\", \"out\", "
      + "languages=[\"pl\"]).gettext(\"hello\").encode(\"utf-8\"))"
    #expect(inFolder("python3 -c '\(program)'").output == "Cześć %@")
  }
}
