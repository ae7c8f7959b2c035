internal import CatalogLint
internal import SourceText

/// Reports findings as Xcode reads them from the scripts of a build:
/// `file:line:column: severity: message [rule]`.
///
/// Xcode finds a file only by its path from the topmost folder on. A finding without a place is shown
/// at the start of its file.
struct XcodeReporter {
  /// Where the files are.
  let paths: ReportPaths

  /// Returns the report.
  func report(_ reports: [FileReport]) -> [UInt8] {
    var positions = PositionFinder(reports)
    var bytes: [UInt8] = []
    for item in ReportedFindings(reports).items {
      let diagnostic = item.diagnostic
      let place = place(of: diagnostic.range, in: item.report.path, &positions)
      let text = item.finding.text(\.shown)
      let rule = VisibleText.escaped(diagnostic.rule.rawValue)
      bytes += "\(place): \(diagnostic.severity.xcodeName): \(text) [\(rule)]\n".utf8
      for note in diagnostic.notes {
        let place = self.place(of: note.range, in: note.path ?? item.report.path, &positions)
        bytes += "\(place): note: \(note.message.shown)\n".utf8
      }
    }
    return bytes
  }

  private func place(
    of range: SourceRange?, in path: String, _ positions: inout PositionFinder
  ) -> String {
    let position = positions.position(of: range, in: path) ?? SourcePosition(line: 1, column: 1)
    return VisibleText.escaped(paths.absolute(path)) + ":\(position.line):\(position.column)"
  }
}

extension Severity {
  /// The severity as Xcode names it.
  fileprivate var xcodeName: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}
