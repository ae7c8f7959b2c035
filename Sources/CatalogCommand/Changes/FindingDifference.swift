internal import CatalogLint
internal import SourceText

/// The findings that were not there before, as a difference of sets.
enum FindingDifference {
  /// Returns the reports without what was found before.
  ///
  /// Findings are compared by rule, file, key, locale and variation, each as often as it is found; a key
  /// that has another name now is compared under that.
  ///
  /// - Parameters:
  ///   - reports: What is found.
  ///   - before: What was found, under the paths that the files have now.
  static func added(in reports: [FileReport], since before: [FileReport]) -> [FileReport] {
    let renamed = Dictionary(reports.map { ($0.path, $0.renamedKeys) }) { first, _ in first }
    var known: [FindingKey: Int] = [:]
    for report in before {
      for diagnostic in report.diagnostics {
        var key = FindingKey(diagnostic, in: report.path)
        if let old = key.key, let new = renamed[report.path]?[old] {
          known[key, default: 0] += 1
          key.key = new
        }
        known[key, default: 0] += 1
      }
    }
    return reports.map { report in
      report.isParsed ? report.removing(&known) { FindingKey($0, in: report.path) } : report
    }
  }
}
