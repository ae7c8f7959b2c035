internal import CatalogLint
internal import SourceText

/// Reports findings to people: `file:line:column: severity: message [rule]`, the line with a marker
/// under the place, and a summary.
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
      let source = Source(report.path, positions.lines(of: report.path))
      for finding in FoldedFinding.fold(report.diagnostics) {
        append(finding, in: source, &positions, to: &text)
      }
      if isGrouped { text.append("\n") }
    }
    if !isBrief {
      text.append(ReportSummary(reports).text.shown, .strong)
      text.append("\n")
    }
    return text.bytes
  }

  /// A file that findings are in.
  private struct Source {
    /// The path as it is shown.
    let shownPath: String
    /// The content and its lines, or `nil` where it was not read.
    let lines: (file: SourceFile, table: LineTable)?

    init(_ path: String, _ lines: (file: SourceFile, table: LineTable)?) {
      shownPath = VisibleText.escaped(path)
      self.lines = lines
    }
  }

  private func appendHeading(_ report: FileReport, to text: inout StyledText) {
    text.append(VisibleText.escaped(report.path), .strong)
    text.append(" (" + ReportSummary([report]).counts + ")", .faint)
    text.append("\n")
  }

  private func append(
    _ finding: FoldedFinding, in source: Source, _ positions: inout PositionFinder,
    to text: inout StyledText
  ) {
    let diagnostic = finding.diagnostic
    appendPlace(diagnostic.range, in: source, to: &text)
    text.append(diagnostic.severity.rawValue + ": ", .severity(diagnostic.severity))
    text.append(finding.text(\.shown))
    text.append(" [" + VisibleText.escaped(diagnostic.rule.rawValue) + "]", .faint)
    text.append("\n")
    guard !isBrief else { return }
    appendContext(diagnostic, in: source, to: &text)
    appendExcerpt(diagnostic.range, in: source, diagnostic.severity, to: &text)
    for note in diagnostic.notes {
      let source = note.path.map { Source($0, positions.lines(of: $0)) } ?? source
      appendPlace(note.range, in: source, to: &text)
      text.append("note: ", .note)
      text.append(note.message.shown)
      text.append("\n")
      appendExcerpt(note.range, in: source, .info, to: &text)
    }
  }

  /// Says what entry the place belongs to, where the place is not its key.
  private func appendContext(
    _ diagnostic: Diagnostic, in source: Source, to text: inout StyledText
  ) {
    guard let key = diagnostic.subject.key, let range = diagnostic.range, let lines = source.lines,
      lines.file.text(range) != key
    else { return }
    let quoted: DiagnosticMessage = "“\(key)”"
    let parts = [diagnostic.subject.locale, diagnostic.subject.variation].compactMap(\.self)
    let shownParts = parts.map { ", " + VisibleText.escaped($0) }.joined()
    text.append(TextReporter.indentation + quoted.shown + shownParts + "\n", .faint)
  }

  private func appendPlace(_ range: SourceRange?, in source: Source, to text: inout StyledText) {
    var place = source.shownPath + ":"
    if let range, let position = source.lines?.table.position(at: range.start) {
      place += String(position.line) + ":" + String(position.column) + ":"
    }
    text.append(place, .strong)
    text.append(" ")
  }

  private func appendExcerpt(
    _ range: SourceRange?, in source: Source, _ severity: Severity, to text: inout StyledText
  ) {
    guard let range, let (file, table) = source.lines,
      let excerpt = Excerpt(of: range, in: file, table, width: width)
    else { return }
    text.append(TextReporter.indentation + excerpt.before)
    text.append(excerpt.place, .place(severity))
    text.append(excerpt.after)
    text.append("\n" + TextReporter.indentation)
    text.append(excerpt.marker, .severity(severity))
    text.append("\n")
  }
}
