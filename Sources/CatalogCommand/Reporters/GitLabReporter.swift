internal import CatalogLint
internal import SourceText

/// Reports findings as GitLab shows them beside the lines of a merge request: the part of the format of
/// Code Climate that its reports of code quality have.
///
/// GitLab compares the reports of two branches by the fingerprints, so there is one finding for each
/// locale, and its name stays when lines move.
struct GitLabReporter {
  /// Where the files are.
  let paths: ReportPaths

  /// Returns the report.
  func report(_ reports: [FileReport]) -> [UInt8] {
    var json = JSONText()
    var positions = PositionFinder(reports)
    var fingerprints = FindingFingerprints()
    json.array {
      for report in reports {
        let path = paths.relative(report.path)
        let table = report.diagnostics.isEmpty ? nil : positions.lines(of: report.path)?.table
        for diagnostic in report.diagnostics {
          let name = fingerprints.next(of: diagnostic, in: path)
          append(diagnostic, of: report, at: path, table, named: name, to: &$0)
        }
      }
    }
    return json.finish()
  }

  private func append(
    _ diagnostic: Diagnostic, of report: FileReport, at path: String, _ table: LineTable?,
    named fingerprint: String, to json: inout JSONText
  ) {
    let isUnchecked = !report.isParsed && diagnostic.rule == .catalogParse
    json.object {
      $0.member("description", GitLabReporter.description(of: diagnostic))
      $0.member("check_name", diagnostic.rule.rawValue)
      $0.member("fingerprint", fingerprint)
      $0.member("severity", isUnchecked ? "critical" : diagnostic.severity.gitLabName)
      $0.objectMember("location") {
        $0.member("path", path)
        $0.objectMember("lines") {
          // A finding without a place is shown at the start of its file.
          $0.member("begin", GitLabReporter.line(diagnostic.range?.start, table))
          $0.member("end", GitLabReporter.line(diagnostic.range?.end, table))
        }
      }
    }
  }

  private static func line(_ offset: Int?, _ table: LineTable?) -> Int {
    guard let offset, let table else { return 1 }
    return table.position(at: offset).line
  }

  /// What is wrong, with the entry where the message does not name it: the widget shows nothing else.
  private static func description(of diagnostic: Diagnostic) -> String {
    guard let context = diagnostic.context else { return diagnostic.message.shown }
    return diagnostic.message.shown + " (" + context + ")"
  }
}

extension Severity {
  /// The severity as GitLab names it.
  fileprivate var gitLabName: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
