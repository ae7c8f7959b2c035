internal import CatalogBuild
internal import CatalogLint
internal import ICUKit
internal import LocaleCore
internal import SourceText

/// `catalog coverage`: tells how much of catalogs is translated.
enum CoverageCommand {
  /// The command line.
  static let spec = CommandSpec(
    name: "coverage",
    summary: "Tells how much of catalogs is translated, by locale and catalog.",
    discussion: [
      """
      An entry counts as translated in a locale where none of its texts there is empty, marked as new \
      or in need of review, and no form of a variation lacks one. A region is served by its \
      language (es-MX by es) unless it is listed. Entries that are not to be translated count nowhere, \
      stale ones apart. Shares are rounded down: 100 percent are shown only where nothing is left.
      """,
      """
      Exit status: 0 where every share that is asked for is reached, 1 where one is not, 2 for wrong \
      usage, for a file that could not be read or understood, and for a report that could not be \
      written.
      """,
    ],
    operand: .catalogs,
    options: [
      .choice(
        "format", short: "f", of: CoverageOptions.Format.allCases.map(\.rawValue),
        help: """
          The shape of the report: text for people, as without the option; json for programs; html for \
          one page with everything that is missing or suspicious; badge for shields.io; markdown for \
          a comment on a pull request.
          """),
      .output,
      .value(
        "min", short: "m", "PERCENT", arity: .repeated,
        help: """
          The share that every locale has to reach, or with LOCALE=PERCENT a single one; the exact \
          fraction counts. May be repeated, and replaces what the configuration asks for.
          """),
      .value(
        "locales", short: "l", "LOCALE,…", arity: .repeated,
        help: "The locales that count; without it, those that the catalogs have."),
      .value(
        "accept", "STATE,…", arity: .repeated,
        help: """
          The states that count as translated beside “translated” itself: needs_review, \
          machine_translated.
          """),
      ConfigurationLoader.option(short: "c"),
      TextSyntaxes.option,
      ReadingSettings.format,
      ReadingSettings.sourceLanguage,
      .colour,
    ],
    examples: [
      .init(
        line: "catalog coverage", explanation: "Counts every catalog below the current folder."),
      .init(
        line: "catalog coverage --min 95 --min de=100",
        explanation:
          "Fails where a locale has less than 95 percent, or German less than everything."),
      .init(
        line: "catalog coverage --format html -o coverage.html",
        explanation: "Writes a page that lists what is missing or suspicious."),
      .init(
        line: "catalog coverage --format badge --locales es -o es.json",
        explanation: "Writes the badge of a locale for shields.io."),
    ],
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    guard let project = ConfigurationLoader(context: context).load(for: arguments) else {
      return .failure
    }
    let options = try CoverageOptions(arguments, project: project)
    let settings = try project.reading(arguments, in: context.environment)
    let found = try CatalogFinder.find(
      arguments.operands, for: .checking, in: context.environment, formats: settings.formats,
      excluding: project.exclusion)
    let ownFiles = [project.path].compactMap(\.self)
    try options.target.check(against: found.catalogs + ownFiles, in: context.environment)
    guard options.target.isWritable(context) else { return .failure }
    let loader = CatalogLoader(found, in: context.environment, reading: settings) {
      "Counting \($0) of \($1)…"
    }
    let (files, problems) = loader.load()
    let inputs = TableJoiner.join(files)
    let counter = CoverageCounter(
      locales: options.locales, accepted: options.accepted,
      listsOpenMessages: options.format == .html)
    let report = counter.count(inputs)
    try checkLocales(options.locales + options.thresholds.namedLocales, in: report)
    let unparsed = inputs.filter { !$0.isParsed }
    let unread = (problems.map(\.path) + unparsed.map(\.file.path)).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    let result = CoverageResult(report: report, thresholds: options.thresholds, unread: unread)
    var lint = project.lint
    lint.isPartial = options.locales != project.locales
    lint.locales = options.locales
    // Only the page tells of findings.
    let spelling =
      options.format == .html ? SpellingSupport(context, lint, folder: project.folder) : nil
    let delivery = CoverageDelivery(
      result: result, inputs: inputs, options: options, lint: spelling?.configuration ?? lint,
      spelling: spelling, context: context)
    let bytes = delivery.render()
    spelling?.tellMissing()
    loader.finish()
    context.informAboutExcludedFiles(found)
    var status = options.target.write(bytes, context)
    complain(about: problems, unparsed, context)
    status = max(status, context.complainAboutEmptyFolders(found, for: .checking))
    if !unread.isEmpty { status = .failure }
    for unmet in options.thresholds.unmet(in: report) {
      context.complain(unmet.message)
      status = max(status, .findings)
    }
    return status
  }

  /// Refuses a listed locale that no catalog has and whose language nobody knows.
  private static func checkLocales(
    _ locales: [String], in report: CoverageReport
  ) throws(UsageError) {
    for locale in locales {
      let identity = LocaleIdentity(locale)
      let isAbsent = report.total.allSatisfy {
        $0.locale != locale || $0.count[.absent] == $0.count.total
      }
      guard isAbsent, !identity.isLanguageKnown else { continue }
      throw UsageError(
        "“\(locale)” begins with a language code that is not known, and no catalog has it",
        suggestion: identity.suggestion?.identifier)
    }
  }

  private static func complain(
    about problems: [UnreadableFile], _ unparsed: [LintInput], _ context: CommandContext
  ) {
    for problem in problems {
      context.complain("cannot read “\(problem.path)”: \(problem.message.localized)")
    }
    for input in unparsed {
      let faults = input.parsed.diagnostics.filter { $0.rule == .catalogParse }
      context.complain(
        about: faults.map {
          FileProblem(message: $0.message, range: $0.range ?? SourceRange(0, 0))
        }, in: input.file)
    }
  }
}
