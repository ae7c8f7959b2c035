package import CatalogCompiler
internal import CatalogFormats
internal import CatalogModel
internal import SourceText

/// Compiles tables into files.
///
/// The commands and the tool of the build plugin share it.
package struct TableBuilder: Sendable {
  /// After how many errors of one table, which were found in compiling it, no more are looked for.
  static let maximumErrorCount = 100

  /// What goes into the files.
  package var options: CompileOptions
  /// The source language of files that do not name it.
  package var sourceLanguage: String
  /// In which syntax the texts are written.
  package var syntaxes: TextSyntaxes
  /// Which formats the files have.
  package var formats: FileFormats
  /// Returns the path under which the system finds what the user named.
  let resolve: @Sendable (String) -> String

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - options: What goes into the files.
  ///   - sourceLanguage: The source language of `.strings` and `.stringsdict` files, which do not name it.
  ///   - syntaxes: In which syntax the texts are written.
  ///   - formats: Which formats the files have.
  ///   - resolve: Returns the path under which the system finds what the user named.
  package init(
    options: CompileOptions = CompileOptions(), sourceLanguage: String = "en",
    syntaxes: TextSyntaxes = TextSyntaxes(), formats: FileFormats = FileFormats(),
    resolve: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.options = options
    self.sourceLanguage = sourceLanguage
    self.syntaxes = syntaxes
    self.formats = formats
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
  struct ReadTable {
    let table: CatalogTable
    /// Returns the files that it was read from, each with its own catalog that has ranges: of two files that have a
    /// message the latter counts, and where `takesLast` holds, so does of two entries the latter.
    let parts: () -> [(file: SourceFile, catalog: Catalog)]
    let takesLast: Bool
  }

  struct BuildFailure: Error {
    let outcome: TableReport.Outcome
    var problems: [BuildProblem] = []
  }

  func read(
    _ source: TableSource, noting problems: inout [BuildProblem]
  ) throws(BuildFailure) -> ReadTable {
    switch source.files {
    case .other(let paths): return try read(paths, ofTable: source.name, noting: &problems)
    case .stringCatalog(let path):
      let file = try read(path)
      let parsed = syntaxes.marked(
        StringCatalogReader().read(file), ofFile: path, in: StringCatalogFormat())
      try note([(file, parsed.diagnostics)], among: &problems)
      return ReadTable(
        table: CatalogTable(name: source.name, catalog: parsed.value),
        parts: { [(file, parsed.value)] }, takesLast: false)
    case .localized(let paths):
      let files = try read(paths)
      let reader = LocalizedFolderReader(sourceLanguage: sourceLanguage)
      guard let table = reader.read(files).first else { throw BuildFailure(outcome: .failed) }
      let results = table.files.compactMap { result in
        files.first { $0.path == result.path }.map { ($0, result.diagnostics) }
      }
      try note(results, among: &problems)
      var catalog = table.catalog
      catalog.syntax = syntaxes.syntax(ofFile: paths.first ?? "") ?? .printf
      return ReadTable(
        table: CatalogTable(name: source.name, catalog: catalog),
        parts: { results.map { ($0.0, reader.catalog(of: $0.0)) } }, takesLast: true)
    }
  }

  /// Reads the files of a format that has no table of its own on Apple’s platforms.
  private func read(
    _ paths: [String], ofTable name: String, noting problems: inout [BuildProblem]
  ) throws(BuildFailure) -> ReadTable {
    var parts: [(file: SourceFile, parsed: Parsed<Catalog>, isBase: Bool)] = []
    var isMonolingual = false
    for file in try read(paths) {
      guard let format = formats.format(of: file) else { continue }
      let location = format.location(of: formats.locate(file.path))
      let reader = format.reader(
        ReadingOptions(
          locale: location?.locale, sourceLanguage: sourceLanguage,
          syntax: syntaxes.syntax(ofFile: file.path, in: format)))
      parts.append(
        (
          file, syntaxes.marked(reader.read(file), ofFile: file.path, in: format),
          location?.locale == nil
        ))
      isMonolingual = format.layout == .monolingual
    }
    try note(parts.map { ($0.file, $0.parsed.diagnostics) }, among: &problems)
    guard let first = parts.first else { throw BuildFailure(outcome: .failed) }
    let locales = parts.map { part in
      part.parsed.value.entries.lazy.compactMap { $0.localizations?.first?.locale }.first
        ?? part.parsed.value.sourceLanguage
    }
    let source =
      isMonolingual
      ? TableLanguage.source(
        of: zip(locales, parts).map { ($0, $1.isBase) },
        named: sourceLanguage == "en" ? nil : sourceLanguage) ?? locales[0]
      : first.parsed.value.sourceLanguage
    var joiner = CatalogJoiner(like: first.parsed.value, sourceLanguage: source)
    let order = parts.indices.sorted { left, right in
      (locales[left] == source ? 0 : 1, left) < (locales[right] == source ? 0 : 1, right)
    }
    for index in order { joiner.add(parts[index].parsed.value) }
    let placed = order.map { (file: parts[$0].file, catalog: parts[$0].parsed.value) }
    return ReadTable(
      table: CatalogTable(name: name, catalog: joiner.catalog), parts: { placed },
      takesLast: false)
  }

  /// Notes what was wrong in the files, and gives up where that is an error.
  private func note(
    _ results: [(file: SourceFile, diagnostics: [Diagnostic])],
    among problems: inout [BuildProblem]
  ) throws(BuildFailure) {
    for (file, diagnostics) in results where !diagnostics.isEmpty {
      let lines = LineTable(file.bytes)
      problems += diagnostics.map { diagnostic in
        BuildProblem(
          path: file.path, position: diagnostic.range.map { lines.position(at: $0.start) },
          severity: diagnostic.severity, message: diagnostic.message)
      }
    }
    let errors = results.flatMap(\.diagnostics).filter { $0.severity == .error }
    guard !errors.isEmpty else { return }
    throw BuildFailure(
      outcome: errors.contains { $0.rule == .catalogParse } ? .failed : .refused)
  }

  /// Reads every file, or tells of all that cannot be read.
  private func read(_ paths: [String]) throws(BuildFailure) -> [SourceFile] {
    var files: [SourceFile] = []
    var problems: [BuildProblem] = []
    for path in paths {
      do throws(BuildFailure) { files.append(try read(path)) } catch { problems += error.problems }
    }
    guard problems.isEmpty else { throw BuildFailure(outcome: .failed, problems: problems) }
    return files
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
    let result = CatalogCompiler.compile(
      [read.table], options: options, maximumErrorCount: TableBuilder.maximumErrorCount)
    switch result {
    case .success(let bytes): return bytes
    case .failure(let errors):
      throw BuildFailure(outcome: .refused, problems: problems(errors.all, in: read))
    }
  }

  /// Looks for the places of errors, and orders them by the files and their places.
  private func problems(_ errors: [CompileError], in read: ReadTable) -> [BuildProblem] {
    let parts = read.parts()
    var placed: [[(offset: Int, error: CompileError)]] = parts.map { _ in [] }
    var problems: [BuildProblem] = []
    for error in errors {
      let ranges = parts.map { error.range(in: $0.catalog, takesLast: read.takesLast) }
      if let part = ranges.lastIndex(where: { $0 != nil }), let range = ranges[part] {
        let offset = error.offset(in: parts[part].catalog, of: parts[part].file.bytes)
        placed[part].append((offset ?? range.start, error))
      } else {
        problems.append(BuildProblem(path: parts.first?.file.path ?? "", message: error.message))
      }
    }
    for (part, found) in zip(parts, placed) where !found.isEmpty {
      let lines = LineTable(part.file.bytes)
      problems += found.sorted { $0.offset < $1.offset }.map { offset, error in
        BuildProblem(
          path: part.file.path, position: lines.position(at: offset), message: error.message)
      }
    }
    if errors.count == TableBuilder.maximumErrorCount {
      problems.append(
        BuildProblem(
          path: parts.first?.file.path ?? "", severity: .info,
          message: "only the first \(errors.count) errors are shown; there may be more"))
    }
    return problems
  }

  func write(_ bytes: [UInt8], to output: String) throws(BuildFailure) {
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
