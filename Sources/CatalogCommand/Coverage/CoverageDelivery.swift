internal import CatalogLint
internal import SourceText

/// Makes the report of `catalog coverage` in the shape that the user wants.
struct CoverageDelivery {
  /// What the report tells.
  let result: CoverageResult
  /// The catalogs.
  let inputs: [LintInput]
  /// What the user asked for.
  let options: CoverageOptions
  /// What makes a message suspicious.
  let lint: LintConfiguration
  /// Gives misspelt words similar ones; `nil` where no word is looked up.
  let spelling: SpellingSupport?
  /// What the command works with.
  let context: CommandContext

  /// Returns the report; nothing where there was no catalog to tell people of.
  func render() -> [UInt8] {
    switch options.format {
    case .text: result.report.catalogs.isEmpty ? [] : textReporter.report(result)
    case .json: CoverageJSONReporter.report(result)
    case .html:
      CoveragePage(result: result, inputs: inputs, findings: findings, paths: paths).bytes
    case .badge: CoverageBadge.report(result)
    case .markdown: CoverageMarkdownReporter(paths: paths).report(result)
    }
  }

  private var findings: [FileReport] {
    let findings = context.engine.lint(inputs, lint)
    return spelling?.addingSuggestions(to: findings) ?? findings
  }

  private var paths: ReportPaths {
    ReportPaths(of: inputs.map(\.file.path), in: context.environment)
  }

  private var textReporter: CoverageTextReporter {
    let environment = context.environment
    let isTerminal = options.target.isTerminal(in: environment)
    return CoverageTextReporter(
      isColoured: options.target.isColoured(in: environment), hasBlocks: environment.writesUTF8,
      width: isTerminal ? environment.terminalWidth : nil)
  }
}
