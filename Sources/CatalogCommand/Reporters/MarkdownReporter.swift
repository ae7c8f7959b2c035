internal import CatalogLint
internal import SourceText

/// Reports findings in GitHub Flavored Markdown, as a comment on a pull request: how many there are
/// of each rule, and the worst of them in tables that open.
struct MarkdownReporter {
  /// Where the files are.
  let paths: ReportPaths

  /// The most findings that are listed.
  static let limit = 50
  /// The most findings that are shown without a click.
  private static let openLimit = 10
  /// The bytes from which on no further finding is listed; a comment may have 65,536 characters.
  private static let byteLimit = 60_000

  /// Returns the report.
  func report(_ reports: [FileReport]) -> [UInt8] {
    let summary = MarkdownText.escaped(ReportSummary(reports).text.localized)
    var bytes = Array("### \(summary)\n".utf8)
    let findings = ReportedFindings(reports)
    guard !findings.items.isEmpty else { return bytes }
    appendRules(reports, to: &bytes)
    appendFindings(findings, reports, to: &bytes)
    return bytes
  }

  private func appendRules(_ reports: [FileReport], to bytes: inout [UInt8]) {
    let rules = RuleCount.all(in: reports)
    let severities = Severity.allCases.sorted(by: >).filter { severity in
      rules.contains { $0.count(of: severity) > 0 }
    }
    let headings = ["Rule".localized] + severities.map(\.plural)
    let rows = rules.map { rule in
      [code(rule.id.rawValue)]
        + severities.map { rule.count(of: $0) > 0 ? String(rule.count(of: $0)) : "" }
    }
    bytes.append(UInt8(ascii: "\n"))
    appendTable(headings, alignments: ["---"] + severities.map { _ in "---:" }, rows, to: &bytes)
  }

  /// How many findings a rule has.
  private struct RuleCount {
    let id: RuleID
    private var counts: [Severity: Int] = [:]

    private init(_ id: RuleID) { self.id = id }

    func count(of severity: Severity) -> Int { counts[severity] ?? 0 }

    /// Counts the findings of each rule: the one with the most errors comes first, then the one with
    /// the most warnings.
    static func all(in reports: [FileReport]) -> [RuleCount] {
      var rules: [RuleID: RuleCount] = [:]
      for report in reports {
        for diagnostic in report.diagnostics {
          rules[diagnostic.rule, default: RuleCount(diagnostic.rule)]
            .counts[diagnostic.severity, default: 0] += 1
        }
      }
      return rules.values.sorted(by: comesFirst)
    }

    private static func comesFirst(_ left: RuleCount, _ right: RuleCount) -> Bool {
      for severity in Severity.allCases.sorted(by: >)
      where left.count(of: severity) != right.count(of: severity) {
        return left.count(of: severity) > right.count(of: severity)
      }
      return left.id < right.id
    }
  }

  private func appendFindings(
    _ findings: ReportedFindings, _ reports: [FileReport], to bytes: inout [UInt8]
  ) {
    var positions = PositionFinder(reports)
    var listed: [(path: String, row: [String])] = []
    var byteCount = bytes.count
    var count = 0
    for item in findings.bySeverity.prefix(MarkdownReporter.limit) {
      let row = row(of: item, &positions)
      byteCount += row.reduce(16) { $0 + $1.utf8.count }
      guard byteCount < MarkdownReporter.byteLimit else { break }
      listed.append((item.report.path, row))
      count += item.finding.count
    }
    let isOpen = findings.items.count <= MarkdownReporter.openLimit
    for report in reports {
      let rows = listed.filter { $0.path.utf8.elementsEqual(report.path.utf8) }.map(\.row)
      if !rows.isEmpty { appendSection(report, rows, isOpen: isOpen, to: &bytes) }
    }
    let rest = findings.items.reduce(-count) { $0 + $1.finding.count }
    if rest > 0 { bytes += "\n\(Counted.findingsLeftOut(rest)).\n".utf8 }
  }

  private func appendSection(
    _ report: FileReport, _ rows: [[String]], isOpen: Bool, to bytes: inout [UInt8]
  ) {
    let path = MarkdownText.html(paths.relative(report.path))
    let counts = MarkdownText.html(ReportSummary([report]).counts)
    bytes += "\n<details\(isOpen ? " open" : "")>\n".utf8
    bytes += "<summary><code>\(path)</code>: \(counts)</summary>\n\n".utf8
    let headings = ["Line", "Severity", "Entry", "Finding", "Rule"].map(\.localized)
    let alignments = ["---:", "---", "---", "---", "---"]
    appendTable(headings, alignments: alignments, rows, to: &bytes)
    bytes += "\n</details>\n".utf8
  }

  private func row(
    of item: ReportedFindings.Item, _ positions: inout PositionFinder
  ) -> [String] {
    let diagnostic = item.diagnostic
    let position = positions.position(of: diagnostic.range, in: item.report.path)
    let subject = diagnostic.subject
    let parts = [
      subject.key.map { "“" + VisibleText.escaped($0.withReadableContext, limit: 60) + "”" },
      subject.locale,
      subject.variation,
    ]
    return [
      position.map { String($0.line) } ?? "",
      diagnostic.severity.rawValue,
      MarkdownText.escaped(parts.compactMap(\.self).joined(separator: ", "), limit: 200),
      MarkdownText.escaped(item.finding.text(\.shown), limit: 1000),
      code(diagnostic.rule.rawValue),
    ]
  }

  private func appendTable(
    _ headings: [String], alignments: [String], _ rows: [[String]], to bytes: inout [UInt8]
  ) {
    for cells in [headings, alignments] + rows {
      bytes += "| \(cells.joined(separator: " | ")) |\n".utf8
    }
  }

  /// The name of a rule has letters, digits and hyphens only.
  private func code(_ name: String) -> String { "`" + VisibleText.escaped(name) + "`" }
}

extension Severity {
  /// The heading of a column of numbers.
  fileprivate var plural: String {
    switch self {
    case .error: "Errors".localized
    case .warning: "Warnings".localized
    case .info: "Notes".localized
    }
  }
}
