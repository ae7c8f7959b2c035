internal import CatalogLint
internal import SourceText

/// Reports findings as JUnit XML, which most servers for continuous integration show.
///
/// Each file is a suite and each finding a test case, whose name stays the same when lines move, so
/// that a server tells new failures from old ones. A finding that the exit status does not count is a
/// test that passed, with the finding as its output. A file without findings has one test that passed.
struct JUnitReporter {
  /// Where the files are.
  let paths: ReportPaths
  /// The severity from which on a finding decides the exit status.
  let decisiveSeverity: Severity

  /// Returns the report.
  func report(_ reports: [FileReport]) -> [UInt8] {
    var positions = PositionFinder(reports)
    var xml = XMLText()
    let suites = reports.map { Suite($0, decisiveSeverity) }
    let name = [("name", "catalog lint")]
    xml.element("testsuites", name + JUnitReporter.counts(of: suites)) {
      for suite in suites { append(suite, &positions, to: &$0) }
    }
    return xml.bytes
  }

  /// A file with the number of its findings of each kind.
  private struct Suite {
    let report: FileReport
    let failures: Int
    let errors: Int

    init(_ report: FileReport, _ decisiveSeverity: Severity) {
      self.report = report
      let decisive = report.diagnostics.filter { $0.severity >= decisiveSeverity }
      errors = report.diagnostics.filter { Suite.isError($0, in: report) }.count
      failures = decisive.filter { !Suite.isError($0, in: report) }.count
    }

    var tests: Int { max(report.diagnostics.count, 1) }

    /// Whether a finding tells why the file could not be checked.
    static func isError(_ diagnostic: Diagnostic, in report: FileReport) -> Bool {
      !report.isParsed && diagnostic.rule == .catalogParse
    }
  }

  private static func counts(of suites: [Suite]) -> [(String, String)] {
    [
      ("tests", String(suites.reduce(0) { $0 + $1.tests })),
      ("failures", String(suites.reduce(0) { $0 + $1.failures })),
      ("errors", String(suites.reduce(0) { $0 + $1.errors })),
      ("time", "0"),
    ]
  }

  private func append(
    _ suite: Suite, _ positions: inout PositionFinder, to xml: inout XMLText
  ) {
    let path = VisibleText.escaped(paths.relative(suite.report.path))
    let place = [("classname", path), ("file", path)]
    xml.element("testsuite", [("name", path)] + JUnitReporter.counts(of: [suite])) {
      if suite.report.diagnostics.isEmpty {
        $0.element("testcase", [("name", "catalog lint")] + place + [("time", "0")])
      }
      var names: [String: Int] = [:]
      for diagnostic in suite.report.diagnostics {
        let position = positions.position(of: diagnostic.range, in: suite.report.path)
        let line = position.map { [("line", String($0.line))] } ?? []
        let name = [("name", JUnitReporter.name(of: diagnostic, &names))]
        $0.element("testcase", name + place + line + [("time", "0")]) {
          append(diagnostic, in: suite.report, &positions, to: &$0)
        }
      }
    }
  }

  private func append(
    _ diagnostic: Diagnostic, in report: FileReport, _ positions: inout PositionFinder,
    to xml: inout XMLText
  ) {
    let text = text(of: diagnostic, in: report, &positions)
    let attributes = [("message", diagnostic.message.shown), ("type", diagnostic.rule.rawValue)]
    if Suite.isError(diagnostic, in: report) {
      xml.element("error", attributes, text: text)
    } else if diagnostic.severity >= decisiveSeverity {
      xml.element("failure", attributes, text: text)
    } else {
      xml.element("system-out", [], text: text)
    }
  }

  private func text(
    of diagnostic: Diagnostic, in report: FileReport, _ positions: inout PositionFinder
  ) -> String {
    let place = place(of: diagnostic.range, in: report.path, &positions)
    var lines = ["\(place): \(diagnostic.severity.rawValue): \(diagnostic.message.shown)"]
    if let context = diagnostic.context { lines.append(context) }
    for note in diagnostic.notes {
      let place = self.place(of: note.range, in: note.path ?? report.path, &positions)
      lines.append("\(place): note: \(note.message.shown)")
    }
    return lines.joined(separator: "\n")
  }

  private func place(
    of range: SourceRange?, in path: String, _ positions: inout PositionFinder
  ) -> String {
    let position = positions.position(of: range, in: path).map { ":\($0.line):\($0.column)" }
    return VisibleText.escaped(paths.relative(path)) + (position ?? "")
  }

  /// The name of a test case: `missing-translation: Save (de, plural.one)`, with a number where
  /// another one has it already.
  private static func name(of diagnostic: Diagnostic, _ names: inout [String: Int]) -> String {
    let subject = diagnostic.subject
    var name = diagnostic.rule.rawValue
    if let key = subject.key {
      name += ": " + VisibleText.escaped(key.withReadableContext, limit: 200)
    }
    let parts = [subject.locale, subject.variation].compactMap(\.self)
    if !parts.isEmpty { name += " (" + VisibleText.escaped(parts.joined(separator: ", ")) + ")" }
    names[name, default: 0] += 1
    let number = names[name] ?? 1
    return number == 1 ? name : name + " #\(number)"
  }
}
