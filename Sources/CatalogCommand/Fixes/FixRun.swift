internal import CatalogBuild
internal import CatalogLint
internal import SourceText

/// Corrects the catalogs of a run of `catalog lint`, on the disk or only to show what would change.
struct FixRun {
  /// What became of the catalogs.
  struct Result {
    /// What is found in the catalogs as they are now, or as they would be.
    var reports: [FileReport]
    /// The changes that are shown, by the paths of their files, in the order of the reports.
    var changes: [(path: String, text: EditedText)] = []
    /// The findings that were corrected, or would be.
    var findingCount = 0
    /// The files that were changed, or would be.
    var fileCount = 0
    /// `failure` where a file could not be written.
    var status = ExitStatus.success
  }

  /// The world, and where complaints go.
  let context: CommandContext
  /// What the user asked for.
  let options: LintOptions
  /// What checks the catalogs.
  let checker: CatalogChecker
  /// What of the findings is known, and is not corrected.
  let baseline: BaselineCheck

  /// Corrects catalogs.
  ///
  /// - Parameter checked: The catalogs, with what was found in them.
  func run(_ checked: CatalogChecker.Checked) -> Result {
    guard options.fixing != .report, let removingKnown = baseline.removingKnown() else {
      return Result(reports: checked.allReports)
    }
    let fixer = CatalogFixer(
      check: { checker.check($0, since: checked.earlierReports) },
      filter: { reports in
        let unknown = removingKnown(reports)
        return checked.earlierReports.map {
          FindingDifference.certainlyAdded(in: unknown, since: $0)
        } ?? unknown
      }, progress: progress)
    var outcome = fixer.fix(checked.inputs, checked.reports)
    var result = Result(reports: [])
    for (index, file) in outcome.files.sorted(by: { $0.key < $1.key }) {
      let path = checked.inputs[index].file.path
      if options.fixing == .apply, !write(file, to: path) {
        result.status = .failure
        outcome.reports[index] = checked.reports[index]
        continue
      }
      result.changes.append((path, file.text))
      result.findingCount += file.findingCount
      result.fileCount += 1
    }
    result.reports = checked.replacingReports(outcome.reports).allReports
    result.changes.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return result
  }

  private func progress(_ count: Int) -> ProgressLine? {
    ProgressLine(total: count, channel: context.environment.standardError) {
      "Correcting \($0) of \($1)…"
    }
  }

  private func write(_ file: CatalogFixer.FixedFile, to path: String) -> Bool {
    let linkCount = FileSystem.linkCount(of: context.environment.resolved(path))
    let isWritten = context.writing(path) { path throws(FileReplacementError) in
      try FileReplacement.write(file.text.bytes, to: path, replacing: file.text.original)
    }
    if isWritten, linkCount > 1, !options.isQuiet {
      context.warn(
        path, "the file had other names (hard links); what stands there is as it was")
    }
    return isWritten
  }

  /// Tells on standard error what was corrected, or would be.
  ///
  /// - Parameters:
  ///   - result: What became of the catalogs.
  ///   - reports: What remains after everything that is left out.
  func tell(_ result: Result, remaining reports: [FileReport]) {
    guard options.fixing != .report, !options.isQuiet else { return }
    guard result.findingCount > 0 || result.status == .success else { return }
    let files = Counted.files(result.fileCount)
    var lines: [DiagnosticMessage] = []
    if result.findingCount == 0 {
      lines.append("Nothing to correct")
    } else if options.fixing == .apply {
      lines.append("\(Counted.correctedFindings(result.findingCount)) in \(files)")
    } else {
      lines.append("\(Counted.correctableFindings(result.findingCount)) in \(files)")
    }
    if options.fixing == .preview {
      lines.append("What remains: \(ReportSummary(reports).text.localized)")
      let files = PatchedFiles(result.changes, in: context.environment)
      if let hint = files.hint { lines.append(hint) }
    }
    let text = lines.map { $0.shown + "\n" }.joined()
    _ = context.environment.standardError.write(Array(text.utf8))
  }
}
