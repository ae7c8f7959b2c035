internal import CatalogBuild
internal import CatalogLint
internal import ICUKit
internal import LocaleCore
internal import SourceText

/// Leaves out of reports what a baseline knows, and writes the baseline.
///
/// A baseline only shrinks: what no longer occurs is told, and taken out when it is written; what is not
/// in it yet is reported, and added only where the user says so.
struct BaselineCheck {
  /// The world, and where complaints go.
  let context: CommandContext
  /// The file of the baseline, and what to do with it.
  let comparison: LintComparison
  /// What was checked.
  let configuration: LintConfiguration
  /// What is left out of the run.
  let project: ProjectConfiguration
  /// Returns whether every word was looked up: else misspelt ones may be missing.
  var isSpelt: () -> Bool = { true }

  /// Leaves out what the baseline knows, and writes it where that is asked for.
  ///
  /// - Parameter reports: Everything that was found.
  /// - Returns: What is left, and what became of the baseline; where it cannot be used, all is left.
  func apply(to reports: [FileReport]) -> (reports: [FileReport], status: ExitStatus) {
    guard let path = comparison.baseline else { return (reports, .success) }
    let resolved = context.environment.resolved(path)
    guard let folder = FilePath.absoluteFolder(ofFile: resolved) else {
      context.complain(about: path, .notFound)
      return (reports, .failure)
    }
    do throws(SourceFileError) {
      let file = SourceFile(path: path, bytes: try SourceFile(reading: resolved).bytes)
      let (baseline, problems) = Baseline.read(file)
      guard problems.isEmpty else {
        context.complain(about: problems, in: file)
        return (reports, .failure)
      }
      return compare(reports, with: baseline, in: file, folder)
    } catch .notFound where comparison.writesBaseline {
      return create(path, of: reports, folder)
    } catch {
      context.complain(about: path, error)
      return (reports, .failure)
    }
  }

  /// Reads the baseline, says nothing, and returns what leaves of reports all that it may know; `nil` where it cannot
  /// be used.
  ///
  /// Where a text has more findings of a rule than the baseline knows, nobody can tell which of them is new: none is
  /// left.
  func removingKnown() -> (([FileReport]) -> [FileReport])? {
    guard let path = comparison.baseline else { return { $0 } }
    let resolved = context.environment.resolved(path)
    guard let folder = FilePath.absoluteFolder(ofFile: resolved) else { return nil }
    do throws(SourceFileError) {
      let (baseline, problems) = Baseline.read(
        SourceFile(path: path, bytes: try SourceFile(reading: resolved).bytes))
      guard problems.isEmpty else { return nil }
      let known = baseline.counts.mapValues { _ in Int.max }
      return { reports in
        var left = known
        return removing(&left, from: reports, folder)
      }
    } catch .notFound where comparison.writesBaseline {
      return { $0 }
    } catch {
      return nil
    }
  }

  private func create(
    _ path: String, of reports: [FileReport], _ folder: String
  ) -> (reports: [FileReport], status: ExitStatus) {
    var baseline = Baseline()
    add(reports, to: &baseline, folder)
    let status = write(baseline, to: path)
    guard status == .success else { return (reports, status) }
    var known = baseline.counts
    return (removing(&known, from: reports, folder), status)
  }

  private func compare(
    _ reports: [FileReport], with baseline: Baseline, in file: SourceFile, _ folder: String
  ) -> (reports: [FileReport], status: ExitStatus) {
    var unused = baseline.counts
    var left = removing(&unused, from: reports, folder)
    let scope = scope(of: reports, folder)
    let gone = unused.filter { $0.value > 0 && scope.holds($0.key) }
    guard comparison.writesBaseline else {
      // Findings that `--base` leaves out are not gone.
      if comparison.base == nil { tell(gone, baseline, file) }
      return (left, .success)
    }
    var written = baseline
    for (key, count) in gone { written.counts[key, default: 0] -= count }
    if comparison.growsBaseline { add(left, to: &written, folder) }
    let status = written.bytes == file.bytes ? .success : write(written, to: file.path)
    guard status == .success else { return (reports, status) }
    if comparison.growsBaseline {
      var known = written.counts
      left = removing(&known, from: reports, folder)
    } else {
      tellRefused(left, file.path)
    }
    return (left, .success)
  }

  private func removing(
    _ known: inout [FindingKey: Int], from reports: [FileReport], _ folder: String
  ) -> [FileReport] {
    reports.map { report in
      let file = relativePath(report.path, folder)
      return report.removing(&known) { FindingKey($0, in: file) }
    }
  }

  private func add(_ reports: [FileReport], to baseline: inout Baseline, _ folder: String) {
    for report in reports {
      let file = relativePath(report.path, folder)
      for diagnostic in report.diagnostics where diagnostic.rule != .catalogParse {
        baseline.counts[FindingKey(diagnostic, in: file), default: 0] += 1
      }
    }
  }

  private func relativePath(_ path: String, _ folder: String) -> String {
    let absolute = FilePath.absolute(context.environment.resolved(path)) ?? path
    return FilePath.relative(absolute, to: folder)
  }

  private func write(_ baseline: Baseline, to path: String) -> ExitStatus {
    let isWritten = context.writing(path) { path throws(FileReplacementError) in
      try FileReplacement.write(baseline.bytes, to: path)
    }
    return isWritten ? .success : .failure
  }
}

extension BaselineCheck {
  /// What a run could find at all: what it could not find is not gone.
  struct Scope {
    fileprivate let checkedFiles: Set<String>
    fileprivate let isGoneFile: (String) -> Bool
    fileprivate let isOffRule: (RuleID) -> Bool
    fileprivate let listedLocales: [LocaleTag]

    /// Whether a finding would have been found if it still occurred.
    func holds(_ key: FindingKey) -> Bool {
      if isOffRule(key.rule) || !lists(key.locale) { return false }
      return checkedFiles.contains(key.file) || isGoneFile(key.file)
    }

    private func lists(_ locale: String?) -> Bool {
      guard let locale, !listedLocales.isEmpty else { return true }
      let tag = LocaleIdentity.canonicalTag(of: locale)
      return listedLocales.contains { $0.covers(tag) && tag.covers($0) }
    }
  }

  private func scope(of reports: [FileReport], _ folder: String) -> Scope {
    let rules = context.engine.rules()
    let off = Set(rules.filter { !configuration.isOn($0) }.map(\.id))
    let needsBase = Set(rules.filter(\.needsBase).map(\.id))
    let isSpelt = isSpelt()
    let needsDictionaries = Set(rules.filter { $0.needsDictionaries && !isSpelt }.map(\.id))
    return Scope(
      checkedFiles: Set(reports.filter(\.isParsed).map { relativePath($0.path, folder) }),
      isGoneFile: { file in
        let path = FilePath.join(folder, file)
        guard (try? FileSystem.status(of: path)) != nil else { return true }
        return FilePath.absolute(path).flatMap(project.exclusion) != nil
      },
      isOffRule: { off.union(needsBase).union(needsDictionaries).contains($0) },
      listedLocales: configuration.locales.map(LocaleIdentity.canonicalTag))
  }

  /// Tells what the baseline knows and what no longer occurs.
  private func tell(_ gone: [FindingKey: Int], _ baseline: Baseline, _ file: SourceFile) {
    guard !gone.isEmpty else { return }
    let lines = LineTable(file.bytes)
    let sorted = gone.sorted { left, right in
      let starts = [left, right].map { baseline.ranges[$0.key]?.start ?? 0 }
      return starts[0] < starts[1]
    }
    for (key, count) in sorted {
      let line = lines.position(at: baseline.ranges[key]?.start ?? 0).line
      let known = baseline.counts[key] ?? count
      context.inform(
        "\(file.path):\(line)",
        known == count
          ? "“\(key.rule.rawValue)” no longer occurs \(place(of: key)); “--write-baseline” takes it out"
          : "“\(key.rule.rawValue)” occurs less often than it did, \(known - count) instead of \(known) \(place(of: key)); “--write-baseline” lowers the number"
      )
    }
  }

  private func place(of key: FindingKey) -> String {
    var parts = [key.file]
    parts += [key.key.map { "“\($0)”" }, key.locale, key.variation].compactMap(\.self)
    return "(" + parts.joined(separator: ", ") + ")"
  }

  private func tellRefused(_ left: [FileReport], _ path: String) {
    let count = left.flatMap(\.diagnostics).filter { $0.rule != .catalogParse }.count
    guard count > 0 else { return }
    context.inform(
      path,
      "findings that are not added, because a baseline only shrinks: \(count); “--grow-baseline” adds them"
    )
  }
}
