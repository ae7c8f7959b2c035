internal import CatalogLint
internal import SourceText

/// `catalog lint`: checks catalogs and reports what is wrong in them.
enum LintCommand {
  /// The command line.
  static let spec = CommandSpec(
    name: "lint",
    summary: "Checks catalogs and reports what is wrong in them, and where.",
    discussion: [
      """
      Folders are searched for catalogs (\(CheckedFormat.list)) with everything below them, except \
      hidden folders, DerivedData, Pods, Carthage and node_modules. Symbolic links to folders are \
      not followed.
      """,
      """
      Exit status: 0 where no error was found (with --strict: no warning either), 1 where one was, \
      2 for wrong usage, for a file that could not be read or understood, and for a report that \
      could not be written.
      """,
    ],
    operand: .init(
      metaVariable: "PATH", count: .any,
      help: "A catalog, or a folder to search for catalogs; without any, the current folder."),
    options: [
      .choice(
        "format", short: "f", of: LintOptions.Format.allCases.map(\.rawValue),
        help: """
          The shape of the report: text for people, as without the option; json and sarif for \
          programs; github for the annotations of GitHub Actions; junit for other servers; xcode for \
          a script of a build; markdown for a comment on a pull request.
          """),
      .value(
        "output", short: "o", "FILE",
        help: """
          Writes the report to a file, which is replaced only when the report is complete; “-” is \
          standard output.
          """),
      .flag("strict", short: "s", help: "Lets warnings decide the exit status as errors do."),
      .value(
        "locales", short: "l", "LOCALE,…", arity: .repeated,
        help: "The locales that must be there; without it, those that the catalogs have."),
      .value(
        "rule", short: "r", "RULE=SEVERITY", arity: .repeated,
        help:
          "Turns a rule off, or on with a severity: off, info, warning or error. May be repeated; "
          + "the last setting of a rule counts."),
      .flag(
        "quiet", short: "q",
        help: "Reports only what decides the exit status, one line each; nothing where all is well."
      ),
      .choice(
        "color", of: LintOptions.Colour.allCases.map(\.rawValue),
        help: "When to use colours; auto, as without the option, means on a terminal."),
    ],
    examples: [
      .init(line: "catalog lint", explanation: "Checks every catalog below the current folder."),
      .init(
        line: "catalog lint --locales de,fr,pt-BR App",
        explanation: "Also reports which of these locales a text lacks."),
      .init(
        line: "catalog lint --strict --rule stale-key=off --format json -o lint.json",
        explanation: "Writes a report for programs, and fails on warnings too."),
      .init(
        line: "catalog lint --format github",
        explanation: "Shows the findings beside the lines of a pull request, run by GitHub Actions."
      ),
      .init(
        line: "catalog lint --format sarif -o lint.sarif",
        explanation: "Writes a report for code scanning (SARIF 2.1.0)."),
    ],
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    let options = try LintOptions(arguments, rules: context.engine.rules)
    let found = try CatalogFinder.find(
      arguments.operands, for: .checking, in: context.environment)
    try options.checkOutput(against: found.catalogs, in: context.environment)
    let checker = CatalogChecker(context: context, configuration: options.configuration)
    let reports = checker.check(found).map { ordered($0, options) }
    let status = max(
      status(of: reports, options), context.complainAboutEmptyFolders(found, for: .checking))
    let isEmpty = reports.isEmpty && options.format == .text
    guard !isEmpty else { return status }
    let delivery = LintDelivery(
      reports: reports, options: options, context: context, status: status, found: found)
    return max(status, delivery.deliver())
  }

  /// Orders the findings of a file by their place, and leaves those that are asked for.
  private static func ordered(_ report: FileReport, _ options: LintOptions) -> FileReport {
    var diagnostics = report.diagnostics
    if options.isQuiet { diagnostics.removeAll { !options.isDecisive($0, in: report) } }
    return FileReport(
      path: report.path, file: report.file, diagnostics: diagnostics.sortedByPlace(),
      entryCount: report.entryCount, isParsed: report.isParsed)
  }

  private static func status(of reports: [FileReport], _ options: LintOptions) -> ExitStatus {
    var status = ExitStatus.success
    for report in reports {
      if !report.isParsed { return .failure }
      if report.diagnostics.contains(where: { options.isDecisive($0, in: report) }) {
        status = .findings
      }
    }
    return status
  }
}
