internal import CatalogBuild
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
      Folders are searched for catalogs of all formats that “--from” names, with everything below them, except \
      hidden folders, DerivedData, Pods, Carthage and node_modules, and what the configuration \
      excludes. Symbolic links to folders are not followed.
      """,
      """
      Without any PATH, the paths in the environment variable CATALOG_PATHS are checked, one a line; \
      without that, the current folder.
      """,
      """
      Exit status: 0 where no error was found (with --strict: no warning either), 1 where one was, \
      2 for wrong usage, for a file that could not be read or understood, and for a report or a \
      corrected catalog that could not be written.
      """,
    ],
    operand: .catalogs,
    options: [
      .choice(
        "format", short: "f", of: LintOptions.Format.allCases.map(\.rawValue),
        help: """
          The shape of the report: text for people, as without the option; json and sarif for \
          programs; github for the annotations of GitHub Actions; gitlab for the code quality of \
          merge requests; junit for other servers; xcode for \
          a script of a build; markdown for a comment on a pull request.
          """),
      .output,
      .flag("strict", short: "s", help: "Lets warnings decide the exit status as errors do."),
      .value(
        "locales", short: "l", "LOCALE,…", arity: .repeated,
        help: "The locales that must be there; without it, those that the catalogs have."),
      .value(
        "rule", short: "r", "RULE=SEVERITY", arity: .repeated,
        help:
          "Turns a rule off, or on with a severity: off, info, warning or error. May be repeated; "
          + "the last setting of a rule counts."),
      ConfigurationLoader.option(short: "c"),
      TextSyntaxes.option,
      ReadingSettings.format,
      ReadingSettings.sourceLanguage,
      .flag(
        "print-config",
        help: "Prints the configuration that is in force as JSON, and checks nothing."),
      .value(
        "baseline", "FILE",
        help: "Leaves out the findings that this file knows, and tells which no longer occur."),
      .flag(
        "write-baseline",
        help: """
          Writes the baseline: a new one with every finding; an old one without what no longer occurs.
          """),
      .flag(
        "grow-baseline",
        help: "Adds findings to a baseline that is there; without it, a baseline only shrinks."),
      .value(
        "base", "REVISION",
        help: """
          Reports only what the current branch and working tree add since they left this Git revision.
          """),
      .flag(
        "fix",
        help: """
          Corrects what is certain in the files themselves, and reports what remains. No text of a \
          translation is ever lost; what a baseline knows is left alone.
          """),
      .flag(
        "dry-run",
        help: """
          With --fix: writes no catalog, and prints what would change as a unified diff in the place of the \
          report.
          """),
      .flag(
        "quiet", short: "q",
        help: "Reports only what decides the exit status, one line each; nothing where all is well."
      ),
      .colour,
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
      .init(
        line: "catalog lint --format gitlab -o gl-code-quality-report.json",
        explanation: "Writes a report of code quality for a merge request of GitLab."),
      .init(
        line: "catalog lint --baseline baseline.json --write-baseline",
        explanation: "Notes every finding, so that from now on only new ones are reported."),
      .init(
        line: "catalog lint --fix",
        explanation:
          "Corrects white space at the ends of texts and other findings that are certain."),
      .init(
        line: "catalog lint --fix --dry-run --rule sort-order=warning > sorted.patch",
        explanation:
          "Writes what would be corrected as a patch, here with a rule that is off by default."),
      .init(
        line: "catalog lint --base origin/main",
        explanation: "Reports what a pull request adds."),
    ],
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    guard var project = ConfigurationLoader(context: context).load(for: arguments) else {
      return .failure
    }
    let settings = try project.reading(arguments, in: context.environment)
    project.adopt(settings)
    let options = try LintOptions(
      arguments, project: project.lint, rules: context.engine.rules)
    if arguments.has("print-config") {
      return printConfiguration(project, options, context)
    }
    let found = try CatalogFinder.find(
      paths(arguments, context.environment), for: .checking, in: context.environment,
      formats: settings.formats, excluding: project.exclusion)
    let ownFiles = [project.path, options.comparison.baseline].compactMap(\.self)
    try options.target.check(against: found.catalogs + ownFiles, in: context.environment)
    guard options.target.isWritable(context) else { return .failure }
    let spelling = SpellingSupport(context, options.configuration, folder: project.folder)
    var checker = CatalogChecker(
      context: context, configuration: spelling.configuration, settings: settings)
    if let revision = options.comparison.base {
      do {
        checker.base = try BaseState(revision, of: found.catalogs, in: context.environment)
      } catch {
        context.complain(error.message, hint: error.hint)
        return .failure
      }
    }
    let baseline = BaselineCheck(
      context: context, comparison: options.comparison, configuration: options.configuration,
      project: project, isSpelt: { spelling.isComplete })
    let fixes = FixRun(context: context, options: options, checker: checker, baseline: baseline)
    let checked = checker.check(found)
    spelling.tellMissing()
    let fixed = fixes.run(checked)
    if checked.isLarge { keepUntilExit(checked) }
    let (left, baselineStatus) = baseline.apply(to: fixed.reports)
    context.informAboutExcludedFiles(found)
    let reports = spelling.addingSuggestions(to: left.map { ordered($0, options) })
    let status = max(
      status(of: reports, options), context.complainAboutEmptyFolders(found, for: .checking),
      baselineStatus, fixed.status)
    fixes.tell(fixed, remaining: reports)
    if options.fixing == .preview {
      return max(status, LintDelivery.deliver(fixed.changes, options, context))
    }
    let isEmpty = reports.isEmpty && options.format == .text && options.target.output == nil
    guard !isEmpty else { return status }
    let delivery = LintDelivery(
      reports: reports, options: options, context: context, status: status, found: found)
    return max(status, delivery.deliver())
  }

  /// What is checked: the paths of the command line, else those of the environment.
  private static func paths(
    _ arguments: ParsedArguments, _ environment: CommandEnvironment
  ) -> [String] {
    guard arguments.operands.isEmpty else { return arguments.operands }
    return (environment.variable("CATALOG_PATHS") ?? "").split(separator: "\n").map(String.init)
  }

  private static func printConfiguration(
    _ project: ProjectConfiguration, _ options: LintOptions, _ context: CommandContext
  ) -> ExitStatus {
    let bytes = ConfigurationPrinter.text(
      project, options.configuration, rules: context.engine.rules())
    return options.target.write(bytes, context)
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
