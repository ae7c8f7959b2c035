internal import CatalogFormats
internal import CatalogLint
internal import SourceText

/// Reads catalogs and checks them.
struct CatalogChecker {
  /// The world and the rules.
  let context: CommandContext
  /// What is checked.
  let configuration: LintConfiguration
  /// The catalogs as they were, where only what is new is wanted.
  var base: BaseState?

  /// Reads and checks what was found.
  ///
  /// - Returns: A report for each file, in the order of the paths' bytes.
  func check(_ found: CatalogFinder.Findings) -> [FileReport] {
    let progress = ProgressLine(
      total: found.catalogs.count, channel: context.environment.standardError
    ) { "Checking \($0) of \($1)…" }
    let environment = context.environment
    var finder = ProjectFinder(environment)
    let projects = found.catalogs.map { finder.project(of: $0) }
    let loaded = parallelMap(found.catalogs.count) { index in
      defer { progress.advance() }
      return CatalogChecker.load(found.catalogs[index], in: projects[index], environment)
    }
    var inputs: [LintInput] = []
    var problems = found.problems
    for result in loaded {
      switch result {
      case .success(let input): inputs.append(input)
      case .failure(let problem): problems.append(problem.file)
      }
    }
    let severity = severityOfUnreadableFiles
    let reports = problems.map { $0.report(severity: severity) } + check(inputs)
    progress.finish()
    releaseInBackground(inputs)
    return reports.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Checks catalogs, and where they are compared with earlier states, these as well.
  private func check(_ inputs: [LintInput]) -> [FileReport] {
    guard let base else { return context.engine.lint(inputs, configuration) }
    let earlier = parallelMap(inputs.count) { CatalogChecker.earlierState(of: inputs[$0], base) }
    let compared = zip(inputs, earlier).map { input, earlier in
      LintInput(
        file: input.file, parsed: input.parsed, project: input.project,
        base: earlier.flatMap { $0.isParsed ? $0.parsed.value : nil })
    }
    return FindingDifference.added(
      in: context.engine.lint(compared, configuration),
      since: context.engine.lint(earlier.compactMap(\.self), configuration))
  }

  private static func earlierState(of input: LintInput, _ base: BaseState) -> LintInput? {
    guard let bytes = base.files[input.file.path], let format = CheckedFormat.of(input.file.path)
    else { return nil }
    let file = SourceFile(path: input.file.path, bytes: bytes)
    return LintInput(file: file, parsed: format.reader.read(file), project: input.project)
  }

  private struct LoadError: Error {
    let file: UnreadableFile
  }

  private static func load(
    _ path: String, in project: String, _ environment: CommandEnvironment
  ) -> Result<LintInput, LoadError> {
    do throws(SourceFileError) {
      guard let format = CheckedFormat.of(path) else { throw .notFound }
      let bytes = try SourceFile(reading: environment.resolved(path)).bytes
      let file = SourceFile(path: path, bytes: bytes)
      return .success(LintInput(file: file, parsed: format.reader.read(file), project: project))
    } catch {
      return .failure(LoadError(file: UnreadableFile(path: path, kind: .file, error: error)))
    }
  }

  private var severityOfUnreadableFiles: Severity {
    if case .severity(let severity) = configuration.settings[.catalogParse] {
      severity
    } else {
      .error
    }
  }
}
