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

  init(_ context: CommandContext) { self.context = context }

  /// Opens what stands at a path.
  ///
  /// - Parameter path: A catalog, a compiled catalog, or a folder of either.
  func load(_ path: String) throws(UsageError) -> Result {
    if path.hasSuffix(".catalog") || holdsCompiledCatalogs(path) {
      do throws(CatalogBundleError) {
        return .bundle(try CatalogBundle(path: context.environment.resolved(path)))
      } catch {
        context.complain("“\(path)” cannot be used: \(error.reason)")
        return .failed(.failure)
      }
    }
    let found = try CatalogFinder.find([path], in: context.environment)
    for problem in found.problems {
      tell([BuildProblem(path: problem.path, message: problem.message)])
    }
    guard found.problems.isEmpty else { return .failed(.failure) }
    let status = context.complainAboutEmptyFolders(found)
    guard status == .success else { return .failed(status) }
    return try compile(found.catalogs)
  }

  private func holdsCompiledCatalogs(_ path: String) -> Bool {
    let items = try? FileSystem.items(of: context.environment.resolved(path))
    return items?.contains { $0.kind == .file && $0.name.hasSuffix(".catalog") } ?? false
  }

  private func compile(_ catalogs: [String]) throws(UsageError) -> Result {
    let sources: [TableSource]
    do {
      sources = try TableSource.grouped(catalogs)
    } catch {
      throw UsageError(
        "“\(error.first)” and “\(error.second)” are both the table “\(error.name)”; name one with “--catalog”"
      )
    }
    let environment = context.environment
    let builder = TableBuilder(resolve: { environment.resolved($0) })
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
