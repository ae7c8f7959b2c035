internal import SourceText

/// The tool `catalog`: finds the command that the user means and runs it.
public struct CommandLineTool: Sendable {
  /// What the tool is for.
  static let summary =
    "Checks the message catalogs of apps: what is missing, what is wrong, and where."
  /// Every command, in the order of the help.
  static var commands: [CommandSpec] { Command.allCases.map(\.spec) }

  /// The commands by their names: making the description of all of them takes longer than most runs need
  /// for anything else.
  private enum Command: String, CaseIterable {
    case lint
    case coverage
    case rules
    case explain
    case compile
    case convert
    case export
    case `import`
    case resolve

    var spec: CommandSpec {
      switch self {
      case .lint: LintCommand.spec
      case .coverage: CoverageCommand.spec
      case .rules: RulesCommand.spec
      case .explain: ExplainCommand.spec
      case .compile: CompileCommand.spec
      case .convert: ConvertCommand.spec
      case .export: ExportCommand.spec
      case .import: ImportCommand.spec
      case .resolve: ResolveCommand.spec
      }
    }
  }

  private let context: CommandContext

  /// Creates the tool.
  ///
  /// - Parameter environment: The world around it.
  public init(environment: CommandEnvironment) {
    self.init(environment: environment, engine: .standard)
  }

  /// Creates the tool with rules of one's own.
  init(environment: CommandEnvironment, engine: LintEngine) {
    context = CommandContext(environment: environment, engine: engine)
  }

  /// Runs one command line to its end.
  ///
  /// - Parameter arguments: What stands behind the name of the tool.
  /// - Returns: What the process should exit with.
  public func run(_ arguments: [String]) -> ExitStatus {
    Translator.$current.withValue(Translator(context.environment)) {
      do throws(UsageError) {
        return try start(arguments)
      } catch {
        return explain(error)
      }
    }
  }

  private func start(_ arguments: [String]) throws(UsageError) -> ExitStatus {
    guard let first = arguments.first else {
      let help = HelpPage.text(for: CommandLineTool.commands)
      _ = context.environment.standardError.write(Array(help.utf8))
      return .failure
    }
    let rest = Array(arguments.dropFirst())
    switch first {
    case "--help", "-h": return show(HelpPage.text(for: CommandLineTool.commands))
    case "--version": return show(ToolVersion.text + "\n")
    case "--dump-commands":
      return Translator.$current.withValue(.english) {
        show(CommandReference.markdown(CommandLineTool.commands))
      }
    case "--dump-rules":
      return Translator.$current.withValue(.english) {
        show(RuleReference.markdown(context.engine.rules()))
      }
    case "--dump-configuration-schema":
      return context.print(ConfigurationSchema.text(rules: context.engine.rules()))
    case "help": return try help(rest)
    default: break
    }
    guard !first.hasPrefix("-") else {
      throw UsageError(
        "unknown option “\(first)”",
        suggestion: NameSuggestion.nearest(to: first, among: ["--help", "--version"]))
    }
    let command = try command(named: first)
    let parsed = try ArgumentParser.parse(rest, for: command)
    if parsed.has(OptionSpec.help.long) { return show(HelpPage.text(for: command)) }
    do {
      return try command.run(parsed, context)
    } catch {
      throw error.of(command)
    }
  }

  private func help(_ arguments: [String]) throws(UsageError) -> ExitStatus {
    guard let name = arguments.first(where: { !$0.hasPrefix("-") }) else {
      return show(HelpPage.text(for: CommandLineTool.commands))
    }
    return show(HelpPage.text(for: try command(named: name)))
  }

  private func command(named name: String) throws(UsageError) -> CommandSpec {
    if let command = Command(rawValue: name) { return command.spec }
    let names = Command.allCases.map(\.rawValue) + ["help"]
    throw UsageError(
      "unknown command “\(name)”", suggestion: NameSuggestion.nearest(to: name, among: names))
  }

  private func show(_ text: String) -> ExitStatus { context.print(Array(text.utf8)) }

  private func explain(_ error: UsageError) -> ExitStatus {
    let help = ["catalog", error.command, "--help"].compactMap(\.self).joined(separator: " ")
    let hint: DiagnosticMessage =
      if let suggestion = error.suggestion {
        "Did you mean “\(suggestion)”? “\(help)” explains the usage."
      } else {
        "“\(help)” explains the usage."
      }
    context.complain(error.message, hint: hint)
    return .failure
  }
}
