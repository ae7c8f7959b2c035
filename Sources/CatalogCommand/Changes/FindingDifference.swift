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
    removing(known(before, in: reports), from: reports)
  }

  /// Returns the reports without anything that may have been found before: of several findings that are compared as
  /// one nobody can tell which of them is new.
  static func certainlyAdded(
    in reports: [FileReport], since before: [FileReport]
  ) -> [FileReport] {
    removing(known(before, in: reports).mapValues { _ in Int.max }, from: reports)
  }

  private static func known(
    _ before: [FileReport], in reports: [FileReport]
  ) -> [FindingKey: Int] {
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
    return known
  }

  private static func removing(
    _ known: [FindingKey: Int], from reports: [FileReport]
  ) -> [FileReport] {
    var known = known
    return reports.map { report in
      report.isParsed ? report.removing(&known) { FindingKey($0, in: report.path) } : report
    }
  }
}
