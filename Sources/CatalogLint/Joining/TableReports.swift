internal import SourceText

/// Leads the findings of tables back to the files that the tables were joined from.
struct TableReports {
  private let tables: [[UInt8]: LintInput]

  /// Prepares for some tables.
  init(_ inputs: [LintInput]) {
    tables = Dictionary(
      inputs.filter { !$0.parts.isEmpty }.map { (Array($0.file.path.utf8), $0) }
    ) { first, _ in first }
  }

  /// Returns a report for each file.
  ///
  /// - Parameters:
  ///   - reports: The reports of tables and files.
  ///   - joined: The tables and files.
  ///   - files: The files that were joined.
  func separated(
    _ reports: [FileReport], of joined: TableJoiner.Joined, files: [LintInput]
  ) -> [FileReport] {
    var separated: [FileReport?] = Array(repeating: nil, count: files.count)
    for ((report, input), origin) in zip(zip(reports, joined.inputs), joined.origins) {
      guard origin == nil else {
        if let origin { separated[origin] = located(report) }
        continue
      }
      for (part, own) in zip(input.parts, self.reports(report, of: input)) {
        separated[part.input] = own
      }
    }
    return separated.compactMap(\.self)
  }

  /// The report of a file whose notes may lead into tables.
  private func located(_ report: FileReport) -> FileReport {
    guard !tables.isEmpty, report.diagnostics.contains(where: { $0.hasNoteElsewhere }) else {
      return report
    }
    return report.replacing(report.diagnostics.map { located($0, in: nil, at: 0) })
  }

  /// The reports of the files of a table, in the order of its parts.
  private func reports(_ report: FileReport, of table: LintInput) -> [FileReport] {
    var diagnostics: [[Diagnostic]] = table.parts.map { _ in [] }
    for diagnostic in report.diagnostics {
      let position = position(of: diagnostic, in: table.parts)
      let part = table.parts[position]
      diagnostics[position].append(located(diagnostic, in: table, at: part.start))
    }
    return zip(table.parts, diagnostics).map { part, diagnostics in
      FileReport(
        path: part.file.path, file: part.file, diagnostics: diagnostics.sortedByPlace(),
        entryCount: part.entryCount, isParsed: report.isParsed, renamedKeys: report.renamedKeys)
    }
  }

  /// The part that a finding belongs to: where its range is, else that of its locale, else the first.
  private func position(of diagnostic: Diagnostic, in parts: [TablePart]) -> Int {
    guard let range = diagnostic.range else {
      return parts.firstIndex { $0.locale == diagnostic.subject.locale } ?? 0
    }
    return (parts.firstIndex { $0.start > range.start } ?? parts.count) - 1
  }

  /// Returns a finding with ranges in the files.
  ///
  /// - Parameters:
  ///   - diagnostic: The finding.
  ///   - table: The table that it was found in; `nil` for a file.
  ///   - start: Where the part begins that it belongs to.
  private func located(_ diagnostic: Diagnostic, in table: LintInput?, at start: Int) -> Diagnostic
  {
    var located = diagnostic
    located.range = diagnostic.range?.shifted(by: -start)
    for (index, note) in diagnostic.notes.enumerated() {
      let owner = note.path.map { tables[Array($0.utf8)] } ?? table
      guard let owner else { continue }
      guard let range = note.range else {
        located.notes[index].path = owner.parts.first?.file.path
        continue
      }
      guard let part = owner.parts.part(at: range.start) else { continue }
      located.notes[index].range = range.shifted(by: -part.start)
      if note.path != nil || part.start != start { located.notes[index].path = part.file.path }
    }
    guard let table, !diagnostic.fixIts.isEmpty else { return located }
    located.fixIts = diagnostic.fixIts.compactMap { fixIt in
      let isOwn = fixIt.edits.allSatisfy { table.parts.part(at: $0.range.start)?.start == start }
      guard isOwn else { return nil }
      var moved = fixIt
      for index in moved.edits.indices {
        moved.edits[index].range = fixIt.edits[index].range.shifted(by: -start)
      }
      return moved
    }
    return located
  }
}

extension Diagnostic {
  /// Whether a note is about another file.
  fileprivate var hasNoteElsewhere: Bool { notes.contains { $0.path != nil } }
}

extension FileReport {
  /// Returns the report with other findings.
  fileprivate func replacing(_ diagnostics: [Diagnostic]) -> FileReport {
    FileReport(
      path: path, file: file, diagnostics: diagnostics, entryCount: entryCount,
      isParsed: isParsed, renamedKeys: renamedKeys)
  }
}
