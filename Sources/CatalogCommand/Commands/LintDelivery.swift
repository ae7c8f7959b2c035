internal import CatalogBuild
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
  func deliver() -> ExitStatus { Self.write(render(), options, context) }

  /// Writes what would be changed in the place of the report.
  ///
  /// - Returns: `failure` where it could not be written; a file is then as it was.
  static func deliver(
    _ changes: [(path: String, text: EditedText)], _ options: LintOptions,
    _ context: CommandContext
  ) -> ExitStatus {
    let reporter = DiffReporter(
      isColoured: isColoured(options, context), isShown: isToTerminal(options, context),
      environment: context.environment)
    return write(reporter.report(changes), options, context)
  }

  /// Writes bytes to where the report goes.
  ///
  /// - Returns: `failure` where they could not be written; a file is then as it was.
  static func write(
    _ bytes: [UInt8], _ options: LintOptions, _ context: CommandContext
  ) -> ExitStatus {
    guard let output = options.output else { return context.print(bytes) }
    do throws(FileReplacementError) {
      try FileReplacement.write(bytes, to: context.environment.resolved(output))
      return .success
    } catch {
      context.complain("cannot write “\(output)”: \(error.reason.localized)")
      return .failure
    }
  }

  private func render() -> [UInt8] {
    switch options.format {
    case .text: textReporter.report(reports)
    case .json: JSONReporter.report(reports)
    case .sarif: sarif()
    case .github: GitHubReporter(paths: paths).report(reports)
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
    let toTerminal = Self.isToTerminal(options, context)
    return TextReporter(
      isColoured: Self.isColoured(options, context), isGrouped: toTerminal && !options.isQuiet,
      isBrief: options.isQuiet, width: toTerminal ? context.environment.terminalWidth : nil)
  }

  private static func isToTerminal(_ options: LintOptions, _ context: CommandContext) -> Bool {
    options.output == nil && context.environment.standardOutput.isTerminal
  }

  private static func isColoured(_ options: LintOptions, _ context: CommandContext) -> Bool {
    let environment = context.environment
    return switch options.colour {
    case .always: true
    case .never: false
    case .auto:
      isToTerminal(options, context) && environment.wantsColour(on: environment.standardOutput)
    }
  }
}
