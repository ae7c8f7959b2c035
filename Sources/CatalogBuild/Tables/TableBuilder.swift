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
  /// Returns the path under which the system finds what the user named.
  private let resolve: @Sendable (String) -> String

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - options: What goes into the files.
  ///   - resolve: Returns the path under which the system finds what the user named.
  package init(
    options: CompileOptions = CompileOptions(),
    resolve: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.options = options
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

  /// A table that was read, with the file that its ranges are in.
  private struct ReadTable {
    let table: CatalogTable
    let file: SourceFile
  }

  private struct BuildFailure: Error {
    let outcome: TableReport.Outcome
    var problems: [BuildProblem] = []
  }

  private func read(
    _ source: TableSource, noting problems: inout [BuildProblem]
  ) throws(BuildFailure) -> ReadTable {
    let file = try read(source.path)
    let parsed = StringCatalogReader().read(file)
    let lines = parsed.diagnostics.isEmpty ? nil : LineTable(file.bytes)
    problems += parsed.diagnostics.map { diagnostic in
      BuildProblem(
        path: file.path, position: diagnostic.range.flatMap { lines?.position(at: $0.start) },
        severity: diagnostic.severity, message: diagnostic.message)
    }
    if parsed.diagnostics.contains(where: { $0.rule == .catalogParse }) {
      throw BuildFailure(outcome: .failed)
    }
    if problems.contains(where: { $0.severity == .error }) { throw BuildFailure(outcome: .refused) }
    return ReadTable(
      table: CatalogTable(name: source.name, catalog: parsed.value), file: file)
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
      let range = error.range(in: read.table.catalog)
      let position = range.map { LineTable(read.file.bytes).position(at: $0.start) }
      throw BuildFailure(
        outcome: .refused,
        problems: [
          BuildProblem(path: read.file.path, position: position, message: error.message)
        ])
    }
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
