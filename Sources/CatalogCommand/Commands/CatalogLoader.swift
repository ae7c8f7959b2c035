internal import CatalogBuild
internal import CatalogFormats
internal import CatalogLint
internal import CatalogModel
internal import SourceText

/// Reads the catalogs that were found, in parallel.
struct CatalogLoader {
  /// Where the files are.
  let environment: CommandEnvironment
  /// Tells how far the work has come, until it is finished.
  private let progress: ProgressLine
  private let settings: ReadingSettings
  private let found: CatalogFinder.Findings

  /// Prepares to read.
  ///
  /// - Parameters:
  ///   - found: What was found.
  ///   - environment: Where the files are.
  ///   - settings: How they are read.
  ///   - message: Says how many catalogs of all are done.
  init(
    _ found: CatalogFinder.Findings, in environment: CommandEnvironment,
    reading settings: ReadingSettings,
    message: @escaping @Sendable (_ done: Int, _ total: Int) -> DiagnosticMessage
  ) {
    self.found = found
    self.environment = environment
    self.settings = settings
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
      return load(found.catalogs[index])
    }
    var problems = found.problems
    var read: [(reading: FileReading, parsed: Parsed<Catalog>, project: String)] = []
    for (result, project) in zip(loaded, projects) {
      switch result {
      case .success(let (reading, parsed)): read.append((reading, parsed, project))
      case .failure(let problem): problems.append(problem.file)
      }
    }
    let tables = Dictionary(grouping: read.filter { $0.reading.table != nil }) {
      [$0.project, $0.reading.table ?? ""]
    }
    let sources = tables.mapValues { files in
      TableLanguage.source(
        of: files.map { file in
          (file.reading.locale(of: file.parsed.value), file.reading.location?.locale == nil)
        }, named: settings.sourceLanguage)
    }
    let inputs = read.map { reading, parsed, project in
      guard let table = reading.table else {
        return reading.input(parsed, in: project, source: nil, isPart: false)
      }
      let source = sources[[project, table]] ?? nil
      return reading.input(
        parsed, in: project, source: source ?? reading.locale(of: parsed.value),
        isPart: source != nil && tables[[project, table], default: []].count > 1)
    }
    return (inputs, problems)
  }

  /// Takes the line away that tells how far the work has come.
  func finish() { progress.finish() }

  private struct LoadError: Error {
    let file: UnreadableFile
  }

  private func load(_ path: String) -> Result<(FileReading, Parsed<Catalog>), LoadError> {
    do throws(SourceFileError) {
      let bytes = try SourceFile(reading: environment.resolved(path)).bytes
      let file = SourceFile(path: path, bytes: bytes)
      guard let reading = FileReading(file, settings) else { throw .notFound }
      return .success((reading, reading.read()))
    } catch {
      return .failure(LoadError(file: UnreadableFile(path: path, kind: .file, error: error)))
    }
  }
}
