package import CatalogCompiler
package import CatalogFormats
internal import CatalogModel
package import SourceText

extension TableBuilder {
  /// Reads a table and writes it as `.strings` and `.stringsdict` files in localized folders, as Xcode compiles it.
  ///
  /// See ``buildFiles(_:in:makingFolders:_:)``.
  package func buildAppleFiles(
    _ source: TableSource, in folder: String,
    makingFolders makeFolder: (String) -> BuildProblem?
  ) -> TableReport {
    buildFiles(source, in: folder, makingFolders: makeFolder) {
      table, locales in
      Result { () throws(CatalogWriteError) in
        try LocalizedFolderWriter(table: table.name).files(of: table.catalog, locales: locales)
      }
    }
  }

  /// Reads a table and writes it as several files.
  ///
  /// Each file is replaced as a whole or not at all, and stays untouched where it has the same bytes already. Safe to
  /// call from any thread.
  ///
  /// - Parameters:
  ///   - source: The files of the table.
  ///   - folder: The folder that the paths of the files begin in.
  ///   - makeFolder: Makes a folder where it is missing, and returns why it cannot be made.
  ///   - files: Makes the files of a table in some locales, `nil` for all, besides the source language.
  package func buildFiles(
    _ source: TableSource, in folder: String,
    makingFolders makeFolder: (String) -> BuildProblem?,
    _ files: (CatalogTable, Set<String>?) -> Result<[SourceFile], CatalogWriteError>
  ) -> TableReport {
    var problems: [BuildProblem] = []
    do throws(BuildFailure) {
      let read = try read(source, noting: &problems)
      for file in try self.files(of: read, files) {
        let path = folder + "/" + file.path
        try makeParent(of: path, makeFolder)
        try write(file.bytes, to: path)
      }
      return TableReport(problems: problems, outcome: .compiled)
    } catch {
      return TableReport(problems: problems + error.problems, outcome: error.outcome)
    }
  }

  private func files(
    of read: ReadTable,
    _ files: (CatalogTable, Set<String>?) -> Result<[SourceFile], CatalogWriteError>
  ) throws(BuildFailure) -> [SourceFile] {
    do throws(CatalogWriteError) {
      return try files(read.table, options.locales).get()
    } catch {
      let places = read.parts().compactMap { part -> BuildProblem? in
        let entry = part.catalog.entries.first { $0.key == error.subject.key }
        let localization = entry?.localizations?.first { $0.locale == error.subject.locale }
        guard let range = localization?.localeRange ?? entry?.keyRange else { return nil }
        return BuildProblem(
          path: part.file.path, position: LineTable(part.file.bytes).position(at: range.start),
          message: error.message)
      }
      let path = read.parts().first?.file.path ?? ""
      throw BuildFailure(
        outcome: .refused,
        problems: [places.last ?? BuildProblem(path: path, message: error.message)])
    }
  }

  private func makeParent(
    of path: String, _ makeFolder: (String) -> BuildProblem?
  ) throws(BuildFailure) {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    if let problem = makeFolder(folder) {
      throw BuildFailure(outcome: .failed, problems: [problem])
    }
  }
}
