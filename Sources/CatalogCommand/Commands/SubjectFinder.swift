internal import CatalogModel
internal import SourceText

/// Finds the places of keys and locales in a file.
struct SubjectFinder {
  /// The file.
  let file: SourceFile
  private let lines: LineTable
  private let entries: [String: Entry]

  /// Prepares to look for places.
  ///
  /// - Parameters:
  ///   - entries: What a reader made of the file, or the part of it that is looked for.
  ///   - file: The file.
  init(entries: [Entry], file: SourceFile) {
    self.file = file
    lines = LineTable(file.bytes)
    self.entries = Dictionary(entries.map { ($0.key, $0) }) { first, _ in first }
  }

  /// Returns the place of a part of the catalog, as messages begin with it: `file:line:column`.
  func place(of subject: Diagnostic.Subject, _ context: CommandContext) -> String {
    context.place(file.path, range(of: subject).map { lines.position(at: $0.start) })
  }

  private func range(of subject: Diagnostic.Subject) -> SourceRange? {
    guard let entry = subject.key.flatMap({ entries[$0] }) else { return nil }
    let localization = entry.localizations?.first { $0.locale == subject.locale }
    return localization?.message.root.unit?.valueRange ?? localization?.localeRange
      ?? entry.keyRange
  }
}

extension CommandContext {
  /// A place as messages begin with it.
  func place(_ path: String, _ position: SourcePosition?) -> String {
    position.map { "\(path):\($0.line):\($0.column)" } ?? path
  }

  /// Tells on standard error what is wrong in a place: `place: error: message`.
  func fail(_ place: String, _ message: DiagnosticMessage) {
    tell(place, "error: ".localized, .error, message)
  }

  /// Reads a file, and tells where that cannot be.
  func read(_ path: String) -> SourceFile? {
    do throws(SourceFileError) {
      return SourceFile(
        path: path, bytes: try SourceFile(reading: environment.resolved(path)).bytes)
    } catch {
      complain(about: path, error)
      return nil
    }
  }

  /// Writes a file as a whole, after making the folders above it, and tells where that cannot be.
  func write(_ bytes: [UInt8], makingFoldersFor path: String) -> Bool {
    let folder = String(path.dropLast(FilePath.name(of: path).count + 1))
    let isThere =
      folder.isEmpty
      || writing(path) { _ throws(FileReplacementError) in
        try FileSystem.makeFolders(environment.resolved(folder))
      }
    return isThere && write(bytes, to: path)
  }

  /// Writes a file as a whole, and tells where that cannot be.
  func write(_ bytes: [UInt8], to path: String) -> Bool {
    writing(path) { resolved throws(FileReplacementError) in
      try FileReplacement.write(bytes, to: resolved)
    }
  }
}
