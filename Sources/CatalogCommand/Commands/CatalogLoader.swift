internal import CatalogBuild
internal import CatalogLint
internal import SourceText

/// Reads the catalogs that were found, in parallel.
struct CatalogLoader {
  /// Where the files are.
  let environment: CommandEnvironment
  /// Tells how far the work has come, until it is finished.
  private let progress: ProgressLine
  private let syntaxes: TextSyntaxes
  private let found: CatalogFinder.Findings

  /// Prepares to read.
  ///
  /// - Parameters:
  ///   - found: What was found.
  ///   - environment: Where the files are.
  ///   - syntaxes: In which syntax texts are written.
  ///   - message: Says how many catalogs of all are done.
  init(
    _ found: CatalogFinder.Findings, in environment: CommandEnvironment, syntaxes: TextSyntaxes,
    message: @escaping @Sendable (_ done: Int, _ total: Int) -> DiagnosticMessage
  ) {
    self.found = found
    self.environment = environment
    self.syntaxes = syntaxes
    progress = ProgressLine(
      total: found.catalogs.count, channel: environment.standardError, message: message)
  }

  /// Reads the catalogs.
  ///
  /// - Returns: What could be read, in the order of the paths, and what could not.
  func load() -> (inputs: [LintInput], problems: [UnreadableFile]) {
    var finder = ProjectFinder(environment)
    let projects = found.catalogs.map { finder.project(of: $0) }
    let loaded = parallelMap(found.catalogs.count) { index in
      defer { progress.advance() }
      return load(found.catalogs[index], in: projects[index])
    }
    var inputs: [LintInput] = []
    var problems = found.problems
    for result in loaded {
      switch result {
      case .success(let input): inputs.append(input)
      case .failure(let problem): problems.append(problem.file)
      }
    }
    return (inputs, problems)
  }

  /// Takes the line away that tells how far the work has come.
  func finish() { progress.finish() }

  private struct LoadError: Error {
    let file: UnreadableFile
  }

  private func load(
    _ path: String, in project: String
  ) -> Result<LintInput, LoadError> {
    do throws(SourceFileError) {
      let bytes = try SourceFile(reading: environment.resolved(path)).bytes
      let file = SourceFile(path: path, bytes: bytes)
      guard let parsed = syntaxes.catalog(in: file) else { throw .notFound }
      return .success(LintInput(file: file, parsed: parsed, project: project))
    } catch {
      return .failure(LoadError(file: UnreadableFile(path: path, kind: .file, error: error)))
    }
  }
}
