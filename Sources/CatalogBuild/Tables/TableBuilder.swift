package import CatalogCompiler
internal import CatalogFormats
internal import CatalogModel
internal import SourceText

/// Compiles tables into files.
///
/// The commands and the tool of the build plugin share it.
package struct TableBuilder: Sendable {
  /// What goes into the files.
  package var options: CompileOptions
  /// The source language of files that do not name it.
  package var sourceLanguage: String
  /// Returns the path under which the system finds what the user named.
  private let resolve: @Sendable (String) -> String

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - options: What goes into the files.
  ///   - sourceLanguage: The source language of `.strings` and `.stringsdict` files, which do not name it.
  ///   - resolve: Returns the path under which the system finds what the user named.
  package init(
    options: CompileOptions = CompileOptions(), sourceLanguage: String = "en",
    resolve: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.options = options
    self.sourceLanguage = sourceLanguage
    self.resolve = resolve
  }

  /// Reads a table, compiles it and writes it.
  ///
  /// The file at the path is replaced as a whole or not at all, and stays untouched, its time included, where
  /// it has the same bytes already. Safe to call from any thread.
  ///
  /// - Parameters:
  ///   - source: The files of the table.
  ///   - output: The path of the compiled catalog; its folder exists.
  package func build(_ source: TableSource, to output: String) -> TableReport {
    var problems: [BuildProblem] = []
    do throws(BuildFailure) {
      let table = try read(source, noting: &problems)
      let bytes = try compile(table)
      try write(bytes, to: output)
      return TableReport(problems: problems, outcome: .compiled)
    } catch {
      return TableReport(problems: problems + error.problems, outcome: error.outcome)
    }
  }

  /// Reads a table and compiles it, without writing it; the bytes are empty where that failed.
  ///
  /// Safe to call from any thread.
  ///
  /// - Parameter source: The files of the table.
  package func compile(_ source: TableSource) -> (report: TableReport, bytes: [UInt8]) {
    var problems: [BuildProblem] = []
    do throws(BuildFailure) {
      let bytes = try compile(try read(source, noting: &problems))
      return (TableReport(problems: problems, outcome: .compiled), bytes)
    } catch {
      return (TableReport(problems: problems + error.problems, outcome: error.outcome), [])
    }
  }

  /// A table that was read.
  private struct ReadTable {
    let table: CatalogTable
    /// The files that it was read from.
    let files: [SourceFile]
    /// Returns the catalog of a file alone, with ranges in that file.
    let catalog: (SourceFile) -> Catalog
  }

  private struct BuildFailure: Error {
    let outcome: TableReport.Outcome
    var problems: [BuildProblem] = []
  }

  private func read(
    _ source: TableSource, noting problems: inout [BuildProblem]
  ) throws(BuildFailure) -> ReadTable {
    switch source.files {
    case .stringCatalog(let path):
      let file = try read(path)
      let parsed = StringCatalogReader().read(file)
      try note(parsed.diagnostics, in: file, among: &problems)
      return ReadTable(
        table: CatalogTable(name: source.name, catalog: parsed.value), files: [file],
        catalog: { _ in parsed.value })
    case .localized(let paths):
      var files: [SourceFile] = []
      for path in paths { files.append(try read(path)) }
      let reader = LocalizedFolderReader(sourceLanguage: sourceLanguage)
      guard let table = reader.read(files).first else { throw BuildFailure(outcome: .failed) }
      for file in files {
        for result in table.files where result.path == file.path {
          try note(result.diagnostics, in: file, among: &problems)
        }
      }
      return ReadTable(
        table: CatalogTable(name: source.name, catalog: table.catalog), files: files,
        catalog: reader.catalog(of:))
    }
  }

  /// Notes what was wrong in a file, and gives up where that is an error.
  private func note(
    _ diagnostics: [Diagnostic], in file: SourceFile, among problems: inout [BuildProblem]
  ) throws(BuildFailure) {
    guard !diagnostics.isEmpty else { return }
    let lines = LineTable(file.bytes)
    problems += diagnostics.map { diagnostic in
      BuildProblem(
        path: file.path, position: diagnostic.range.map { lines.position(at: $0.start) },
        severity: diagnostic.severity, message: diagnostic.message)
    }
    if diagnostics.contains(where: { $0.rule == .catalogParse && $0.severity == .error }) {
      throw BuildFailure(outcome: .failed)
    }
    if diagnostics.contains(where: { $0.severity == .error }) {
      throw BuildFailure(outcome: .refused)
    }
  }

  private func read(_ path: String) throws(BuildFailure) -> SourceFile {
    do throws(SourceFileError) {
      return SourceFile(path: path, bytes: try SourceFile(reading: resolve(path)).bytes)
    } catch {
      throw BuildFailure(
        outcome: .failed, problems: [BuildProblem(path: path, message: error.reason)])
    }
  }

  private func compile(_ read: ReadTable) throws(BuildFailure) -> [UInt8] {
    do throws(CompileError) {
      return try CatalogCompiler.compile([read.table], options: options)
    } catch {
      throw BuildFailure(outcome: .refused, problems: [problem(error, in: read)])
    }
  }

  /// Looks for the place of an error: of several files that have the key, the last one counts.
  private func problem(_ error: CompileError, in read: ReadTable) -> BuildProblem {
    for file in read.files.reversed() {
      guard let range = error.range(in: read.catalog(file)) else { continue }
      return BuildProblem(
        path: file.path, position: LineTable(file.bytes).position(at: range.start),
        message: error.message)
    }
    return BuildProblem(path: read.files.first?.path ?? "", message: error.message)
  }

  private func write(_ bytes: [UInt8], to output: String) throws(BuildFailure) {
    let path = resolve(output)
    if let present = try? SourceFile(reading: path), present.bytes == bytes { return }
    do throws(FileReplacementError) {
      try FileReplacement.write(bytes, to: path)
    } catch {
      let message: DiagnosticMessage = "the file cannot be written: \(error.reason.text)"
      throw BuildFailure(
        outcome: .failed, problems: [BuildProblem(path: output, message: message)])
    }
  }
}
