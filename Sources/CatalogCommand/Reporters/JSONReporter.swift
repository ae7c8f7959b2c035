internal import CatalogLint
internal import SourceText

/// Reports findings to programs, one for each locale, as one JSON document on one line.
enum JSONReporter {
  /// Returns the report.
  static func report(_ reports: [FileReport]) -> [UInt8] {
    let summary = ReportSummary(reports)
    var json = JSONText(
      reservingCapacity: 320 * (summary.errors + summary.warnings + summary.infos) + 256)
    var positions = PositionFinder(reports)
    json.object {
      $0.member("version", 1)
      $0.arrayMember("findings") {
        for report in reports where !report.diagnostics.isEmpty {
          let table = positions.lines(of: report.path)?.table
          for diagnostic in report.diagnostics {
            append(diagnostic, in: report.path, table, &positions, to: &$0)
          }
        }
      }
      $0.objectMember("summary") {
        $0.member("files", summary.files)
        $0.member("entries", summary.entries)
        $0.member("errors", summary.errors)
        $0.member("warnings", summary.warnings)
        $0.member("infos", summary.infos)
      }
    }
    return json.finish()
  }

  private static func append(
    _ diagnostic: Diagnostic, in path: String, _ table: LineTable?,
    _ positions: inout PositionFinder, to json: inout JSONText
  ) {
    json.object {
      $0.member("rule", diagnostic.rule.rawValue)
      $0.member("severity", diagnostic.severity.rawValue)
      $0.member("message", diagnostic.message.text)
      $0.member("file", path)
      if let range = diagnostic.range, let table {
        let start = table.position(at: range.start)
        let end = table.position(at: range.end)
        $0.member("line", start.line)
        $0.member("column", start.column)
        $0.member("endLine", end.line)
        $0.member("endColumn", end.column)
      }
      if let key = diagnostic.subject.key { $0.member("key", key) }
      if let locale = diagnostic.subject.locale { $0.member("locale", locale) }
      if let variation = diagnostic.subject.variation { $0.member("variation", variation) }
      $0.member("fixable", !diagnostic.fixIts.isEmpty)
      if !diagnostic.notes.isEmpty {
        $0.arrayMember("notes") {
          for note in diagnostic.notes { append(note, in: note.path ?? path, &positions, to: &$0) }
        }
      }
    }
  }

  private static func append(
    _ note: Diagnostic.Note, in path: String, _ positions: inout PositionFinder,
    to json: inout JSONText
  ) {
    let position = positions.position(of: note.range, in: path)
    json.object {
      $0.member("message", note.message.text)
      $0.member("file", path)
      if let position {
        $0.member("line", position.line)
        $0.member("column", position.column)
      }
    }
  }
}
