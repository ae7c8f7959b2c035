import CatalogFormats
import CatalogLint
import CatalogTestSupport
import SourceText

@testable import CatalogCommand

/// One run of the tool inside the test's process.
struct ToolRun {
  let status: ExitStatus
  let output: String
  let errors: String

  init(
    _ arguments: String..., folder: TemporaryFolder? = nil, engine: LintEngine = .silent,
    terminalWidth: Int? = nil, variables: [String: String] = [:],
    outcome: OutputChannel.Outcome = .written
  ) {
    self.init(
      arguments, folder: folder, engine: engine, terminalWidth: terminalWidth,
      variables: variables, outcome: outcome)
  }

  init(
    _ arguments: [String], folder: TemporaryFolder? = nil, engine: LintEngine = .silent,
    terminalWidth: Int? = nil, variables: [String: String] = [:],
    outcome: OutputChannel.Outcome = .written
  ) {
    self.init(
      arguments, path: folder?.path, engine: engine, terminalWidth: terminalWidth,
      variables: variables, outcome: outcome)
  }

  /// Runs the tool in a folder that may stand inside a temporary one.
  init(
    _ arguments: [String], path: String?, engine: LintEngine = .silent,
    terminalWidth: Int? = nil, variables: [String: String] = [:],
    outcome: OutputChannel.Outcome = .written
  ) {
    let output = CapturedOutput(outcome: outcome)
    let errors = CapturedOutput()
    let environment = CommandEnvironment(
      standardOutput: output.channel(isTerminal: terminalWidth != nil),
      standardError: errors.channel(isTerminal: false), terminalWidth: terminalWidth,
      currentFolder: path, variable: { variables[$0] })
    status = CommandLineTool(environment: environment, engine: engine).run(arguments)
    self.output = output.text
    self.errors = errors.text
  }
}

extension LintEngine {
  /// Finds nothing.
  static let silent = finding([])

  /// Finds the same in every file, with the severities that the configuration asks for.
  static func finding(_ diagnostics: [Diagnostic], entryCount: Int = 1) -> LintEngine {
    LintEngine(
      rules: {
        [.example("catalog-parse"), .example("missing-translation"), .example("stale-key")]
      },
      lint: { inputs, configuration in
        inputs.map { input in
          FileReport(
            path: input.file.path, file: input.file,
            diagnostics: diagnostics.compactMap { configured($0, configuration) },
            entryCount: entryCount,
            isParsed: !diagnostics.contains { $0.rule == .catalogParse })
        }
      })
  }

  private static func configured(
    _ diagnostic: Diagnostic, _ configuration: LintConfiguration
  ) -> Diagnostic? {
    var diagnostic = diagnostic
    switch configuration.settings[diagnostic.rule] {
    case .off: return nil
    case .severity(let severity): diagnostic.severity = severity
    case nil: break
    }
    return diagnostic
  }
}

extension RuleDescription {
  static func example(
    _ id: RuleID, severity: Severity? = .error, triggering: [RuleExample] = [],
    nonTriggering: [RuleExample] = []
  ) -> RuleDescription {
    RuleDescription(
      id: id, summary: "Reports an example.", rationale: "It shows how a rule is explained.",
      correction: "Nothing needs to be done.", defaultSeverity: severity, triggering: triggering,
      nonTriggering: nonTriggering)
  }
}

extension Diagnostic {
  static func example(
    _ severity: Severity, rule: RuleID = "missing-translation",
    _ message: DiagnosticMessage = "something is wrong"
  ) -> Diagnostic {
    Diagnostic(rule: rule, severity: severity, message: message, range: nil)
  }

  static func example(
    rule: RuleID = "missing-translation", _ message: DiagnosticMessage,
    at range: SourceRange? = nil,
    key: String? = nil, locale: String? = nil, notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: .error, message: message, range: range,
      subject: Subject(key: key, locale: locale), notes: notes)
  }
}
