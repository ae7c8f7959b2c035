internal import CatalogBuild
internal import CatalogRuntime
internal import SourceText

/// Opens the catalogs that the user means as a program would: compiled ones, or others, which are compiled for it.
struct BundleLoader {
  /// What became of it.
  enum Result {
    case bundle(CatalogBundle)
    /// What is wrong was told already.
    case failed(ExitStatus)
  }

  private let context: CommandContext
  /// The source language of files that do not name it.
  private let sourceLanguage: String
  /// How catalogs are read.
  private let settings: ReadingSettings
  /// Tells whether a file or folder is left out, by its absolute path.
  private let exclusion: (String) -> String?

  init(
    _ context: CommandContext, sourceLanguage: String, reading settings: ReadingSettings,
    excluding exclusion: @escaping (String) -> String?
  ) {
    self.context = context
    self.sourceLanguage = sourceLanguage
    self.settings = settings
    self.exclusion = exclusion
  }

  /// Opens what stands at a path.
  ///
  /// - Parameter path: A catalog, a compiled catalog, or a folder of either.
  func load(_ path: String) throws(UsageError) -> Result {
    guard !path.isEmpty else { throw UsageError("“--catalog” needs the name of a file or folder") }
    if try isCompiled(path) { return open(path) }
    let found = try CatalogFinder.find(
      [path], for: .resolving, in: context.environment, formats: settings.formats,
      excluding: exclusion)
    for problem in found.problems {
      tell([BuildProblem(path: problem.path, message: problem.message)])
    }
    guard found.problems.isEmpty else { return .failed(.failure) }
    let status = context.complainAboutEmptyFolders(found, for: .resolving)
    guard status == .success else { return .failed(status) }
    return try compile(found.catalogs)
  }

  /// Opens compiled catalogs.
  private func open(_ path: String) -> Result {
    let environment = context.environment
    do throws(CatalogBundleError) {
      return .bundle(try CatalogBundle(path: environment.resolved(path)))
    } catch {
      let isFolder = (try? FileSystem.status(of: environment.resolved(path)).kind) == .folder
      let name = error.path.split(separator: "/").last.map(String.init) ?? error.path
      let file = isFolder ? CatalogFinder.join(path, name) : path
      context.complain("“\(file)” cannot be used: \(reason(of: error, in: file))")
      return .failed(.failure)
    }
  }

  /// What is wrong with a compiled catalog: where it cannot even be read, in the language of the user.
  private func reason(of error: CatalogBundleError, in path: String) -> String {
    do throws(SourceFileError) {
      _ = try SourceFile(reading: context.environment.resolved(path))
      return error.reason
    } catch {
      return error.reason.localized
    }
  }

  /// Whether a path is that of a compiled catalog, or of a folder with some.
  ///
  /// - Throws: `UsageError` where the folder has other catalogs as well, since the compiled ones may be older. The
  ///   resources of a built program are what they are.
  private func isCompiled(_ path: String) throws(UsageError) -> Bool {
    guard let items = try? FileSystem.items(of: context.environment.resolved(path)) else {
      return path.hasSuffix(".catalog")
    }
    let names = items.filter { $0.kind != .folder || $0.name.hasSuffix(".lproj") }.map(\.name)
    guard let compiled = names.filter({ $0.hasSuffix(".catalog") }).min() else { return false }
    let others = names.filter { $0.hasSuffix(".lproj") || FileFormats.isCatalogName($0) }
    let folder = path.split(separator: "/").last ?? ""
    let isBuilt = folder.hasSuffix(".resources") || folder.hasSuffix(".bundle")
    guard !isBuilt, let other = others.min() else { return true }
    throw UsageError(
      "there are compiled catalogs and others, such as “\(compiled)” and “\(other)”; name one with “--catalog”"
    )
  }

  private func compile(_ catalogs: [String]) throws(UsageError) -> Result {
    let sources: [TableSource]
    do {
      sources = try TableFinder.tables(
        of: catalogs, in: context.environment, formats: settings.formats)
    } catch {
      throw UsageError(
        "“\(error.first)” and “\(error.second)” are both the table “\(error.name)”; name one with “--catalog”"
      )
    }
    let environment = context.environment
    let builder = TableBuilder(
      sourceLanguage: sourceLanguage, syntaxes: settings.syntaxes, formats: settings.formats,
      resolve: { environment.resolved($0) })
    let tables = parallelMap(sources.count) { builder.compile(sources[$0]) }
    tell(tables.flatMap(\.report.problems).filter { $0.severity == .error })
    guard tables.allSatisfy({ $0.report.outcome == .compiled }) else {
      return .failed(.failure)
    }
    do throws(CatalogBundleError) {
      return .bundle(try CatalogBundle(contents: tables.map(\.bytes)))
    } catch {
      context.complain("\(error.reason)")
      return .failed(.failure)
    }
  }

  private func tell(_ problems: [BuildProblem]) {
    let text = problems.map { $0.line { $0.shown } + "\n" }.joined()
    _ = context.environment.standardError.write(Array(text.utf8))
  }
}
