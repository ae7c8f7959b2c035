internal import CatalogLint
internal import SourceText

/// Reports findings to people: `file:line:column: severity: message [rule]`, the line with a marker under
/// the place, and a summary.
struct TextReporter {
  /// Whether there are colours.
  let isColoured: Bool
  /// Whether the findings of each file stand under its name.
  let isGrouped: Bool
  /// Whether each finding takes one line and nothing else is said.
  let isBrief: Bool
  /// The columns that an excerpt may take.
  let width: Int

  /// The columns in front of an excerpt.
  private static let indentation = "    "

  /// Creates a reporter.
  ///
  /// - Parameters:
  ///   - isColoured: Whether there are colours.
  ///   - isGrouped: Whether the findings of each file stand under its name.
  ///   - isBrief: Whether each finding takes one line and nothing else is said.
  ///   - width: The width of the terminal, or `nil` where there is none.
  init(isColoured: Bool, isGrouped: Bool, isBrief: Bool, width: Int?) {
    self.isColoured = isColoured
    self.isGrouped = isGrouped
    self.isBrief = isBrief
    self.width = min(width ?? 100, 120) - TextReporter.indentation.count - 1
  }

  /// Returns the report.
  func report(_ reports: [FileReport]) -> [UInt8] {
    var text = StyledText(isColoured: isColoured)
    var positions = PositionFinder(reports)
    for report in reports where !report.diagnostics.isEmpty {
      if isGrouped { appendHeading(report, to: &text) }
      for finding in FoldedFinding.fold(report.diagnostics) {
        append(finding, in: report.path, &positions, to: &text)
      }
      if isGrouped { text.append("\n") }
    }
    if !isBrief {
      text.append(ReportSummary(reports).text.shown, .strong)
      text.append("\n")
    }
    return text.bytes
  }

  private func appendHeading(_ report: FileReport, to text: inout StyledText) {
    text.append(VisibleText.escaped(report.path), .strong)
    text.append(" (" + ReportSummary([report]).counts + ")", .faint)
    text.append("\n")
  }

  private func append(
    _ finding: FoldedFinding, in path: String, _ positions: inout PositionFinder,
    to text: inout StyledText
  ) {
    let diagnostic = finding.diagnostic
    appendPlace(diagnostic.range, in: path, &positions, to: &text)
    text.append("\(diagnostic.severity.rawValue): ", .severity(diagnostic.severity))
    text.append(diagnostic.message.shown)
    if !finding.otherLocales.isEmpty {
      let others: DiagnosticMessage = "also: \(finding.otherLocales.joined(separator: ", "))"
      text.append(" (" + VisibleText.escaped(others.text) + ")")
    }
    text.append(" [\(VisibleText.escaped(diagnostic.rule.rawValue))]", .faint)
    text.append("\n")
    guard !isBrief else { return }
    appendExcerpt(diagnostic.range, in: path, diagnostic.severity, &positions, to: &text)
    for note in diagnostic.notes {
      appendPlace(note.range, in: note.path ?? path, &positions, to: &text)
      text.append("note: ", .note)
      text.append(note.message.shown + "\n")
      appendExcerpt(note.range, in: note.path ?? path, .info, &positions, to: &text)
    }
  }

  private func appendPlace(
    _ range: SourceRange?, in path: String, _ positions: inout PositionFinder,
    to text: inout StyledText
  ) {
    var place = VisibleText.escaped(path) + ":"
    if let position = positions.position(of: range, in: path) {
      place += "\(position.line):\(position.column):"
    }
    text.append(place, .strong)
    text.append(" ")
  }

  private func appendExcerpt(
    _ range: SourceRange?, in path: String, _ severity: Severity,
    _ positions: inout PositionFinder, to text: inout StyledText
  ) {
    guard let range, let lines = positions.lines(of: path),
      let excerpt = Excerpt(of: range, in: lines.file, lines.table, width: width)
    else { return }
    text.append(TextReporter.indentation + excerpt.before)
    text.append(excerpt.place, .place(severity))
    text.append(excerpt.after + "\n" + TextReporter.indentation)
    text.append(excerpt.marker, .severity(severity))
    text.append("\n")
  }
}
