internal import CatalogBuild
internal import CatalogFormats
internal import SourceText

/// Finds the catalogs that the user means.
///
/// Folders are searched with everything below them, but for hidden ones and those that hold what
/// others made. A symbolic link to a folder is not followed: it could lead around in a circle, and
/// what it leads to is found elsewhere. A symbolic link to a file is.
struct CatalogFinder {
  /// What was found.
  struct Findings: Sendable {
    /// The paths of the catalogs, each file once, in the order of the paths' bytes.
    var catalogs: [String] = []
    /// What could not be searched or read, and why.
    var problems: [UnreadableFile] = []
    /// The folders that the user named and that hold no catalog.
    var emptyFolders: [EmptyFolder] = []
    /// The files that the user named and that the configuration excludes, with the pattern that does.
    var excludedFiles: [(path: String, pattern: String)] = []
  }

  /// A folder that the user named and in which nothing was found.
  struct EmptyFolder: Hashable, Sendable {
    /// The folder, as the user named it.
    let path: String
    /// The patterns that exclude catalogs in it, each once; empty where there is none at all.
    var patterns: [String] = []
    /// How many catalogs these exclude.
    var excludedCount = 0
  }

  /// The folders that hold what tools made or fetched.
  static let skippedFolders: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules"]

  private let use: CatalogUse
  private let environment: CommandEnvironment
  private let formats: FileFormats
  private let exclusion: (String) -> String?
  private var findings = Findings()
  /// Whether another search has found nothing, and this one finds out what was excluded.
  private var findsWhatIsExcluded = false
  /// The files of common names that are catalogs if another one has translations for them, with their tables.
  private var bases: [(path: String, table: String)] = []
  /// The tables that have a file with a locale.
  private var translatedTables: Set<String> = []

  /// Finds the catalogs at some paths.
  ///
  /// - Parameters:
  ///   - paths: Files and folders; none means the current folder.
  ///   - use: What they are searched for.
  ///   - environment: Tells where relative paths start.
  ///   - formats: What is said of the formats of files.
  ///   - exclusion: Returns the pattern by which a file or folder is left out, by its absolute path
  ///     without symbolic links; `nil` where none does.
  /// - Returns: What was found, and what could not be read.
  /// - Throws: `UsageError` for a file that is named and that has no format of ours.
  static func find(
    _ paths: [String], for use: CatalogUse, in environment: CommandEnvironment,
    formats: FileFormats = FileFormats(),
    excluding exclusion: @escaping (String) -> String? = { _ in nil }
  ) throws(UsageError) -> Findings {
    var finder = CatalogFinder(use, environment, formats, exclusion)
    for path in paths.isEmpty ? ["."] : paths { try finder.visit(path) }
    return finder.sorted()
  }

  private init(
    _ use: CatalogUse, _ environment: CommandEnvironment, _ formats: FileFormats,
    _ exclusion: @escaping (String) -> String?
  ) {
    self.use = use
    self.environment = environment
    self.formats = formats
    self.exclusion = exclusion
  }

  private mutating func visit(_ path: String) throws(UsageError) {
    let kind: FileSystem.Kind
    do {
      kind = try FileSystem.status(of: environment.resolved(path)).kind
    } catch {
      // Bytes that are not UTF-8 arrive repaired, and no file has the repaired name.
      let isRepaired = error == .notFound && path.unicodeScalars.contains("\u{FFFD}")
      let isLink = FileSystem.isSymbolicLink(environment.resolved(path))
      let kind: UnreadableFile.Kind = isRepaired ? .nameIsNotUTF8 : isLink ? .symbolicLink : .file
      return findings.problems.append(UnreadableFile(path: path, kind: kind, error: error))
    }
    switch kind {
    case .folder where !isCertain(path): search(path)
    case .file where !isTaken(path): throw UsageError(use.refusal(of: path))
    case .file:
      // Hooks name whatever was changed; who has a file compiled has chosen it.
      if use == .checking, let pattern = pattern(excluding: path) {
        findings.excludedFiles.append((path, pattern))
      } else {
        findings.catalogs.append(path)
      }
    default: noteUnreadable(path, kind)
    }
  }

  private mutating func noteUnreadable(_ path: String, _ kind: FileSystem.Kind) {
    let error: SourceFileError = kind == .folder ? .isDirectory : .notRegularFile
    findings.problems.append(UnreadableFile(path: path, kind: .file, error: error))
  }

  private func pattern(excluding path: String) -> String? {
    FilePath.absolute(environment.resolved(path)).flatMap(exclusion)
  }

  /// Searches a folder that the user named, and those below it one after the other: a stack of our
  /// own has no limit that deep folders could reach.
  private mutating func search(_ root: String) {
    let before = findings.catalogs.count + findings.problems.count
    (bases, translatedTables) = ([], [])
    var pending = [root]
    while let folder = pending.popLast() {
      do {
        let resolved = environment.resolved(folder)
        let absolute = FileSystem.absolutePath(of: resolved) ?? resolved
        for item in try FileSystem.items(of: resolved)
        where exclusion(FilePath.join(absolute, item.name)) == nil {
          consider(item, in: folder, at: absolute, pending: &pending)
        }
      } catch {
        findings.problems.append(UnreadableFile(path: folder, kind: .folder, error: error))
      }
    }
    findings.catalogs += bases.filter { translatedTables.contains($0.table) }.map(\.path)
    if findings.catalogs.count + findings.problems.count == before {
      findings.emptyFolders.append(emptyFolder(root))
    }
  }

  /// Says of a folder in which nothing was found what is excluded there.
  private func emptyFolder(_ root: String) -> EmptyFolder {
    var finder = CatalogFinder(use, environment, formats) { _ in nil }
    finder.findsWhatIsExcluded = true
    var folder = EmptyFolder(path: root)
    if findsWhatIsExcluded { return folder }
    finder.search(root)
    for path in finder.findings.catalogs {
      guard let pattern = pattern(excluding: path) else { continue }
      folder.excludedCount += 1
      if !folder.patterns.contains(pattern) { folder.patterns.append(pattern) }
    }
    return folder
  }

  private mutating func consider(
    _ item: FileSystem.Item, in folder: String, at absoluteFolder: String,
    pending: inout [String]
  ) {
    guard !item.name.hasPrefix(".") else { return }
    let path = CatalogFinder.join(folder, item.name)
    let isCatalog = isCertain(item.name)
    switch item.kind {
    case _ where isCatalog && !item.hasValidName:
      findings.problems.append(UnreadableFile(path: path, kind: .nameIsNotUTF8, error: .notFound))
    case .folder where !isCatalog:
      // An .xcloc has copies of the files that its texts come from.
      let isCopy = item.name == "Source Contents" && absoluteFolder.hasSuffix(".xcloc")
      if !isCopy, !CatalogFinder.skippedFolders.contains(item.name) { pending.append(path) }
    case .file: take(path, at: FilePath.join(absoluteFolder, item.name))
    case .symbolicLink where isCatalog: followLink(path)
    case let kind where isCatalog: noteUnreadable(path, kind)
    default: break
    }
  }

  /// Takes a file that was found, where it is a catalog.
  private mutating func take(_ path: String, at absolutePath: String) {
    let environment = environment
    let finding = formats.finding(at: absolutePath) {
      try? SourceFile(reading: environment.resolved(path))
    }
    switch finding {
    case .catalog(let format) where use.takes(format): findings.catalogs.append(path)
    case .base(let format, let table) where use.takes(format): bases.append((path, table))
    case .translation(let format, let table) where use.takes(format):
      findings.catalogs.append(path)
      translatedTables.insert(table)
    default: break
    }
  }

  /// Whether a name is that of a catalog and of nothing else; a bundle with catalogs in it is a folder.
  private func isCertain(_ path: String) -> Bool {
    FileFormats.isCatalogName(path) && !path.lowercased().hasSuffix(".xcloc")
      && CatalogFormats.candidates(for: path).contains(where: use.takes)
  }

  /// Whether a file that the user named has a format that is wanted.
  private func isTaken(_ path: String) -> Bool {
    guard formats.mayBeCatalog(path) else { return false }
    if use == .checking, formats.isToldByContent(path) {
      guard let file = try? SourceFile(reading: environment.resolved(path)) else { return true }
      return formats.format(of: SourceFile(path: path, bytes: file.bytes)) != nil
    }
    if use == .checking || isCertain(path) { return true }
    guard let file = try? SourceFile(reading: environment.resolved(path)) else { return true }
    return formats.format(of: SourceFile(path: path, bytes: file.bytes)).map(use.takes) ?? false
  }

  private mutating func followLink(_ path: String) {
    do {
      let kind = try FileSystem.status(of: environment.resolved(path)).kind
      if kind == .file { findings.catalogs.append(path) } else { noteUnreadable(path, kind) }
    } catch {
      findings.problems.append(UnreadableFile(path: path, kind: .symbolicLink, error: error))
    }
  }

  private func sorted() -> Findings {
    var result = findings
    var known: Set<FileSystem.Identity> = []
    if use != .checking { result.catalogs = result.catalogs.map(withLocalizedFolder) }
    result.catalogs.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    result.catalogs.removeAll { path in
      guard let status = try? FileSystem.status(of: environment.resolved(path)) else {
        return false
      }
      return !known.insert(status.identity).inserted
    }
    var knownProblems: Set<UnreadableFile> = []
    result.problems.removeAll { !knownProblems.insert($0).inserted }
    return result
  }

  /// Returns a path in which the localized folder of a file stands, also where the user is inside of that:
  /// `T.strings` becomes `../es.lproj/T.strings`.
  private func withLocalizedFolder(_ path: String) -> String {
    let components = path.split(separator: "/", omittingEmptySubsequences: false)
    let name = components.last ?? ""
    let folders = components.dropLast()
    guard LocalizedFolderReader.isTable(path), [nil, ".", ".."].contains(folders.last) else {
      return path
    }
    let folder = environment.resolved((folders + ["."]).joined(separator: "/"))
    guard let absolute = FileSystem.absolutePath(of: folder), absolute.hasSuffix(".lproj"),
      let localized = absolute.split(separator: "/").last
    else { return path }
    return (folders + ["..", localized, name]).joined(separator: "/")
  }

  /// Joins a folder that the user named and what was found in it; the current folder has no name.
  static func join(_ folder: String, _ name: String) -> String {
    var folder = folder[...]
    while folder.hasSuffix("/"), folder.count > 1 { folder.removeLast() }
    while folder.hasPrefix("./") {
      folder = folder.dropFirst(2).drop { $0 == "/" }
    }
    if folder == "." || folder.isEmpty { return name }
    return folder == "/" ? "/" + name : folder + "/" + name
  }
}
