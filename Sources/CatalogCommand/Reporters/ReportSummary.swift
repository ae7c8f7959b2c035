internal import CatalogLint
internal import SourceText

/// The numbers at the end of a report.
struct ReportSummary: Hashable, Sendable {
  /// The files that were checked, or that should have been.
  var files = 0
  /// The files with at least one finding.
  var filesWithFindings = 0
  /// The entries that were checked.
  var entries = 0
  /// The findings of each severity.
  var errors = 0
  var warnings = 0
  var infos = 0

  /// Counts what is in some reports.
  init(_ reports: [FileReport]) {
    files = reports.count
    for report in reports {
      entries += report.entryCount
      filesWithFindings += report.diagnostics.isEmpty ? 0 : 1
      for diagnostic in report.diagnostics {
        switch diagnostic.severity {
        case .error: errors += 1
        case .warning: warnings += 1
        case .info: infos += 1
        }
      }
    }
  }

  /// The summary as a sentence: `3 errors, 1 warning in 2 files (341 entries checked)`.
  var text: DiagnosticMessage {
    let checked: DiagnosticMessage =
      "\(Counted.entries(entries)) checked"
    let total = Counted.files(files)
    guard filesWithFindings > 0 else { return "No problems in \(total) (\(checked.localized))" }
    guard filesWithFindings < files else { return "\(counts) in \(total) (\(checked.localized))" }
    return "\(counts) in \(filesWithFindings) of \(total) (\(checked.localized))"
  }

  /// The findings by severity: `3 errors, 1 warning, 2 notes`.
  var counts: String {
    let counts = [
      errors > 0 ? Counted.errors(errors) : nil,
      warnings > 0 ? Counted.warnings(warnings) : nil,
      infos > 0 ? Counted.notes(infos) : nil,
    ]
    return counts.compactMap(\.self).joined(separator: ", ")
  }
}
