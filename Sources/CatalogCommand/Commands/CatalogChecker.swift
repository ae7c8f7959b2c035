internal import CatalogBuild
internal import CatalogLint
internal import SourceText

/// Reads catalogs and checks them.
struct CatalogChecker {
  /// The world and the rules.
  let context: CommandContext
  /// What is checked.
  let configuration: LintConfiguration
  /// How catalogs are read.
  let settings: ReadingSettings
  /// The catalogs as they were, where only what is new is wanted.
  var base: BaseState?

  /// The catalogs of a run, with what was found in them.
  struct Checked: Sendable {
    /// The catalogs that could be read.
    let inputs: [LintInput]
    /// What was found in them, in the same order.
    let reports: [FileReport]
    /// What is said of files that could not be read.
    let problems: [FileReport]
    /// What was found in the earlier states of the catalogs; `nil` where nothing is compared.
    let earlierReports: [FileReport]?

    /// A report for each file, in the order of the paths' bytes.
    var allReports: [FileReport] {
      (problems + reports).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// Whether it takes long to give back the memory.
    var isLarge: Bool { inputs.reduce(0) { $0 + $1.file.bytes.count } > 1 << 20 }

    /// Returns the same catalogs with other reports.
    func replacingReports(_ reports: [FileReport]) -> Checked {
      Checked(
        inputs: inputs, reports: reports, problems: problems, earlierReports: earlierReports)
    }
  }

  /// Reads and checks what was found.
  ///
  /// Source texts of translations are read along, where they were not found themselves; of these nothing is told.
  func check(_ found: CatalogFinder.Findings) -> Checked {
    let sources = SourceFileFinder(environment: context.environment, settings: settings)
      .sources(of: found.catalogs)
    var found = found
    found.catalogs += sources
    let loader = CatalogLoader(found, in: context.environment, reading: settings) {
      "Checking \($0) of \($1)…"
    }
    let (inputs, problems) = loader.load()
    let severity = severityOfUnreadableFiles
    let (compared, earlierReports) = compare(inputs, sources: Set(sources))
    let reports = check(compared, since: earlierReports)
    loader.finish()
    return Checked(
      inputs: compared.filter { !sources.contains($0.file.path) },
      reports: reports.filter { !sources.contains($0.path) },
      problems: problems.filter { !sources.contains($0.path) }
        .map { $0.report(severity: severity) },
      earlierReports: earlierReports)
  }

  /// Checks catalogs, and leaves what was not found in their earlier states.
  ///
  /// - Parameters:
  ///   - inputs: The catalogs.
  ///   - earlier: What was found in their earlier states; `nil` where nothing is compared.
  func check(_ inputs: [LintInput], since earlier: [FileReport]?) -> [FileReport] {
    let reports = context.engine.lint(FluentTables.checked(inputs), configuration)
    guard let earlier else { return reports }
    return FindingDifference.added(in: reports, since: earlier)
  }

  /// Gives catalogs their earlier states, and checks these.
  private func compare(
    _ inputs: [LintInput], sources: Set<String>
  ) -> ([LintInput], earlierReports: [FileReport]?) {
    guard let base else { return (inputs, nil) }
    let earlier = parallelMap(inputs.count) { index in
      let input = inputs[index]
      return sources.contains(input.file.path) ? input : earlierState(of: input, base)
    }
    let compared = zip(inputs, earlier).map { input, earlier in
      input.comparing(with: earlier.flatMap { $0.isParsed ? $0.parsed.value : nil })
    }
    return (
      compared, context.engine.lint(FluentTables.checked(earlier.compactMap(\.self)), configuration)
    )
  }

  private func earlierState(of input: LintInput, _ base: BaseState) -> LintInput? {
    guard let bytes = base.files[input.file.path] else { return nil }
    let file = SourceFile(path: input.file.path, bytes: bytes)
    return input.read(file).map { input.replacing(file: file, parsed: $0) }
  }

  private var severityOfUnreadableFiles: Severity {
    if case .severity(let severity) = configuration.settings[.catalogParse] {
      severity
    } else {
      .error
    }
  }
}
