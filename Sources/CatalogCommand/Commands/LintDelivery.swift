internal import CatalogLint
internal import SourceText

/// Brings the report of `catalog lint` to where the user wants it.
struct LintDelivery {
  /// What was found, in the order of the report.
  let reports: [FileReport]
  /// What the user asked for.
  let options: LintOptions
  /// What the command works with.
  let context: CommandContext
  /// How the run ends where the report can be written.
  let status: ExitStatus
  /// What was found to check.
  let found: CatalogFinder.Findings

  /// Writes the report.
  ///
  /// - Returns: `failure` where it could not be written; a file is then as it was.
  func deliver() -> ExitStatus { options.target.write(render(), context) }

  /// Writes what would be changed in the place of the report.
  ///
  /// - Returns: `failure` where it could not be written; a file is then as it was.
  static func deliver(
    _ changes: [(path: String, text: EditedText)], _ options: LintOptions,
    _ context: CommandContext
  ) -> ExitStatus {
    let reporter = DiffReporter(
      isColoured: options.target.isColoured(in: context.environment),
      isShown: options.target.isTerminal(in: context.environment))
    let files = PatchedFiles(changes, in: context.environment)
    return options.target.write(reporter.report(files), context)
  }

  private func render() -> [UInt8] {
    switch options.format {
    case .text: textReporter.report(reports)
    case .json: JSONReporter.report(reports)
    case .sarif: sarif()
    case .github: GitHubReporter(paths: paths).report(reports)
    case .gitlab: GitLabReporter(paths: paths).report(reports)
    case .junit:
      JUnitReporter(paths: paths, decisiveSeverity: options.decisiveSeverity).report(reports)
    case .xcode: XcodeReporter(paths: paths).report(reports)
    case .markdown: MarkdownReporter(paths: paths).report(reports)
    }
  }

  private var paths: ReportPaths { ReportPaths(of: reports.map(\.path), in: context.environment) }

  private func sarif() -> [UInt8] {
    Translator.$current.withValue(.english) {
      SARIFReporter(
        rules: context.engine.rules(), configuration: options.configuration, paths: paths,
        status: status, complaints: found.complaints(for: .checking)
      ).report(reports)
    }
  }

  private var textReporter: TextReporter {
    let environment = context.environment
    let toTerminal = options.target.isTerminal(in: environment)
    return TextReporter(
      isColoured: options.target.isColoured(in: environment),
      isGrouped: toTerminal && !options.isQuiet,
      isBrief: options.isQuiet, width: toTerminal ? environment.terminalWidth : nil)
  }
}
