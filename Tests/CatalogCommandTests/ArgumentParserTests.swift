import SourceText
import Testing

@testable import CatalogCommand

@Suite struct ArgumentParserTests {
  private static let command = CommandSpec(
    name: "try", summary: "Tries.",
    operand: .init(metaVariable: "PATH", count: .any, help: "A path."),
    options: [
      .choice("format", short: "f", of: ["text", "json"], help: "The format."),
      .value("rule", short: "r", "RULE", arity: .repeated, help: "A rule."),
      .flag("strict", short: "s", help: "Strict."), .flag("quiet", short: "q", help: "Quiet."),
    ], run: { _, _ in .success })

  private func parse(_ arguments: String...) throws(UsageError) -> ParsedArguments {
    try ArgumentParser.parse(arguments, for: ArgumentParserTests.command)
  }

  @Test(
    "a value may stand behind a space, an equals sign, or the letter itself",
    arguments: [
      ["--format", "json"], ["--format=json"], ["-f", "json"], ["-fjson"], ["-sqf", "json"],
      ["-qfjson"],
    ])
  func values(_ arguments: [String]) throws {
    let parsed = try ArgumentParser.parse(arguments, for: ArgumentParserTests.command)
    #expect(parsed.value("format") == "json")
    #expect(parsed.operands.isEmpty)
  }

  @Test("flags in one word are all there")
  func combinedFlags() throws {
    let parsed = try parse("-sq", "a")
    #expect(parsed.has("strict") && parsed.has("quiet"))
    #expect(parsed.operands == ["a"])
  }

  @Test("the last of several values counts, and a repeated option keeps all")
  func severalValues() throws {
    let parsed = try parse("--format", "json", "-r", "a=off", "--format", "text", "--rule=a=error")
    #expect(parsed.value("format") == "text")
    #expect(parsed.all("rule") == ["a=off", "a=error"])
  }

  @Test("behind two dashes everything is a path")
  func operandsOnly() throws {
    let parsed = try parse("a", "--", "--strict", "--", "-")
    #expect(parsed.operands == ["a", "--strict", "--", "-"])
    #expect(!parsed.has("strict"))
  }

  @Test("help needs nothing else to be right behind it")
  func help() throws {
    #expect(try parse("-h", "--nonsense").has("help"))
    #expect(try parse("a", "--help").has("help"))
  }

  @Test(
    "what is wrong with the usage is told with what may be meant",
    arguments: [
      (["--fromat=json"], "unknown option “--fromat”", "--format"),
      (["--strict=yes"], "“--strict” takes no value", nil),
      (["--format"], "“--format” needs a value: text|json", nil),
      (["--format", "--strict"], "“--format” needs a value: text|json", nil),
      (["--format", "jsno"], "“jsno” is no value of “--format”: text|json", "json"),
      (["-sx"], "unknown option “-x”", nil),
      (["--xyzzy"], "unknown option “--xyzzy”", nil),
    ] as [([String], String, String?)])
  func errors(_ arguments: [String], _ message: String, _ suggestion: String?) {
    let error = #expect(throws: UsageError.self) {
      try ArgumentParser.parse(arguments, for: ArgumentParserTests.command)
    }
    #expect(error?.message.text == message)
    #expect(error?.suggestion == suggestion)
    #expect(error?.command == "try")
  }

  @Test("a command takes as many operands as it says")
  func operandCount() {
    #expect(throws: UsageError("“\("explain")” needs \("RULE")", command: "explain")) {
      try ArgumentParser.parse([], for: ExplainCommand.spec)
    }
    #expect(
      throws: UsageError(
        "“\("explain")” takes one \("RULE"), but there is also “\("b")”", command: "explain")
    ) { try ArgumentParser.parse(["a", "b"], for: ExplainCommand.spec) }
    #expect(
      throws: UsageError("“\("rules")” takes no argument, but there is “\("a")”", command: "rules")
    ) { try ArgumentParser.parse(["a"], for: RulesCommand.spec) }
  }
}
