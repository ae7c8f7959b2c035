internal import CatalogFormats
internal import SourceText

/// The catalogs as they were at the commit where the current branch left another one.
struct BaseState: Sendable {
  /// The contents by the paths that the catalogs have now, as the user named them.
  private(set) var files: [String: [UInt8]] = [:]

  /// Reads the earlier states of some catalogs.
  ///
  /// A catalog that has another path now is found by Git’s search for renames; one that is not known to
  /// Git yet, by its name.
  ///
  /// - Parameters:
  ///   - revision: The other branch.
  ///   - catalogs: The catalogs, as the user named them; none means the repository of the current folder.
  ///   - environment: Tells where relative paths start.
  /// - Throws: `GitRepository.Failure`.
  init(
    _ revision: String, of catalogs: [String], in environment: CommandEnvironment
  ) throws(GitRepository.Failure) {
    var byRoot: [String: (repository: GitRepository, catalogs: [Located])] = [:]
    for path in catalogs.isEmpty ? ["."] : catalogs {
      let resolved = environment.resolved(path)
      guard let absolute = FileSystem.absolutePath(of: resolved),
        let repository = GitRepository(around: absolute)
      else { throw .noRepository(path: path) }
      let located = Located(
        path: path, inRepository: FilePath.relative(absolute, to: repository.root))
      byRoot[repository.root, default: (repository, [])].catalogs.append(located)
    }
    for (_, (repository, located)) in byRoot.sorted(by: { $0.key < $1.key }) {
      try read(located, in: repository, revision)
    }
  }

  /// A catalog with its path from the root of its repository.
  private struct Located {
    let path: String
    let inRepository: String
  }

  private mutating func read(
    _ catalogs: [Located], in repository: GitRepository, _ revision: String
  ) throws(GitRepository.Failure) {
    let commit = try repository.mergeBase(with: revision)
    let blobs = try repository.files(of: commit) {
      !CatalogFormats.candidates(for: $0).isEmpty
    }
    let objects = Dictionary(blobs.map { ($0.path, $0.object) }) { first, _ in first }
    let patterns = Set(CatalogFormats.all.flatMap(\.fileExtensions)).sorted().map {
      ":(top,glob)**/*." + $0
    }
    let renames = try repository.renames(since: commit, among: patterns)
    let moved = BaseState.moved(catalogs, objects, renames, in: repository)
    var wanted: [String: String] = [:]
    for catalog in catalogs {
      let old = renames[catalog.inRepository] ?? moved[catalog.inRepository]
      wanted[catalog.path] = objects[catalog.inRepository] ?? old.flatMap { objects[$0] }
    }
    let contents = try repository.contents(of: Set(wanted.values).sorted())
    for (path, object) in wanted { files[path] = contents[object] }
  }

  /// Finds the files that were moved without Git’s knowledge: of all that are gone, one alone has the name.
  private static func moved(
    _ catalogs: [Located], _ objects: [String: String], _ renames: [String: String],
    in repository: GitRepository
  ) -> [String: String] {
    let new = catalogs.map(\.inRepository).filter { objects[$0] == nil && renames[$0] == nil }
    guard !new.isEmpty else { return [:] }
    let taken = Set(renames.values)
    let gone = objects.keys.filter { path in
      !taken.contains(path)
        && (try? FileSystem.status(of: FilePath.join(repository.root, path))) == nil
    }
    let goneByName = Dictionary(grouping: gone, by: FilePath.name)
    let newByName = Dictionary(grouping: new, by: FilePath.name)
    var moved: [String: String] = [:]
    for (name, paths) in newByName {
      guard paths.count == 1, let old = goneByName[name], old.count == 1 else { continue }
      moved[paths[0]] = old[0]
    }
    return moved
  }
}
