import CatalogLint
import CatalogTestSupport
import ICUKit
import SourceText
import Testing

@testable import CatalogCommand

@Suite struct CommandLineToolTests {
  @Test("wrong usage is told on standard error with a hint, and the status is 2")
  func usageErrors() {
    let command = ToolRun("lnit")
    #expect(command.status == .failure)
    #expect(command.output.isEmpty)
    #expect(
      command.errors == """
        catalog: error: unknown command “lnit”
        Did you mean “lint”? “catalog --help” explains the usage.

        """)
    let option = ToolRun("lint", "--qiet")
    #expect(
      option.errors == """
        catalog: error: unknown option “--qiet”
        Did you mean “--quiet”? “catalog lint --help” explains the usage.

        """)
    let format = ToolRun("lint", "--format", "yaml")
    #expect(
      format.errors == """
        catalog: error: “yaml” is no value of “--format”: text|json|sarif|github|gitlab|junit|xcode|markdown
        “catalog lint --help” explains the usage.

        """)
    #expect(ToolRun("--verison").errors.contains("Did you mean “--version”?"))
    #expect(ToolRun("help", "explan").errors.contains("Did you mean “explain”?"))
  }

  @Test("without a command the help is shown, but the status is 2")
  func noCommand() {
    let run = ToolRun()
    #expect(run.status == .failure)
    #expect(run.errors == HelpPage.text(for: CommandLineTool.commands))
  }

  @Test("the version is told")
  func version() {
    #expect(
      ToolRun("--version").output
        == "catalog \(ToolVersion.current) (ICU \(ICUVersion.icu), CLDR \(ICUVersion.cldr ?? ""))\n"
    )
  }

  @Test(
    "every way to ask for help shows the same page", arguments: CommandLineTool.commands.map(\.name)
  )
  func help(_ name: String) throws {
    let command = try #require(CommandLineTool.commands.first { $0.name == name })
    let page = HelpPage.text(for: command)
    for run in [ToolRun(name, "--help"), ToolRun(name, "-h"), ToolRun("help", name)] {
      #expect(run.status == .success)
      #expect(run.output == page)
    }
    for line in page.split(separator: "\n") {
      #expect(TextWidth.columns(of: line) <= 80, "\(line)")
    }
    for option in command.allOptions { #expect(page.contains(option.usage)) }
  }

  @Test("the help of the tool names every command")
  func generalHelp() {
    let page = ToolRun("--help").output
    #expect(page == ToolRun("help").output)
    for command in CommandLineTool.commands { #expect(page.contains("\n  \(command.name) ")) }
  }

  @Test("Documentation/Commands.md is what the commands say")
  func commandReference() throws {
    try GoldenFile("Documentation/Commands.md").expect(ToolRun("--dump-commands").output)
  }

  @Test("Documentation/Rules.md is what the rules say")
  func ruleReference() throws {
    try GoldenFile("Documentation/Rules.md").expect(
      RuleReference.markdown(LintEngine.standard.rules()))
  }
}

@Suite struct RulesCommandTests {
  private static let engine = LintEngine(
    rules: {
      [
        .example("stale-key", severity: nil),
        .example(
          "empty-value", severity: .warning,
          triggering: [
            RuleExample("\"日本\" : { \"value\" : ↓\"\", \"other\" : ↓\"\" }", locales: ["de", "fr"])
          ],
          nonTriggering: [RuleExample(wholeFile: "{\n}", filePath: "", line: 0)]),
      ]
    }, lint: { _, _ in [] })

  @Test("rules are listed by name with severity and summary")
  func list() {
    #expect(
      ToolRun("rules", engine: Self.engine).output == """
        empty-value  warning  Reports an example.
        stale-key    off      Reports an example.

        """)
    #expect(
      ToolRun("rules", "--format=json", engine: Self.engine).output.hasPrefix(
        #"{"version":1,"rules":[{"rule":"empty-value","severity":"warning","summary":"Reports an example.""#
      ))
    #expect(
      ToolRun("rules", engine: Self.engine, terminalWidth: 33, variables: ["NO_COLOR": "1"]).output
        .hasSuffix(
          "Reports an\n" + String(repeating: " ", count: 22) + "example.\n"))
  }

  @Test("a rule is explained with its examples, the places marked")
  func explain() {
    #expect(
      ToolRun("explain", "empty-value", engine: Self.engine).output == """
        empty-value (warning)

        Reports an example.

        It shows how a rule is explained.

        Nothing needs to be done.

        Reported (with --locales de,fr):

            "日本" : { "value" : "", "other" : "" }
                                 ^             ^

        Not reported:

            {
            }

        """)
  }

  @Test("an example that is wider than the terminal goes on in the next line with its markers")
  func wideExample() {
    let example = RuleExample("  ab日↓cd↓ef↓", filePath: "", line: 0)
    let lines = example.markedLines(width: 5).map { [$0.text, $0.marker] }
    #expect(lines == [["ab日c", "    ^"], ["def", " ^ ^"]])
    #expect(example.markedLines().map { [$0.text, $0.marker] } == [["ab日cdef", "    ^ ^ ^"]])
  }

  @Test("an unknown rule has a suggestion, and no rule is wrong usage")
  func unknownRule() {
    let run = ToolRun("explain", "emtpy-value", engine: Self.engine)
    #expect(run.status == .failure)
    #expect(run.errors.contains("Did you mean “empty-value”?"))
    #expect(
      ToolRun("explain", engine: Self.engine).errors.hasPrefix(
        "catalog: error: “explain” needs RULE\n"))
  }
}
