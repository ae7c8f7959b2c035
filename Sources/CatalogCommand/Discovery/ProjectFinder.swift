internal import SourceText

/// Finds the project that a file belongs to: the nearest folder above it that a repository or a
/// configuration of ours marks.
///
/// Catalogs of one project are compared with each other; those of two projects that are checked in one run
/// are not.
struct ProjectFinder {
  private static let markers = [".git", "catalog.json"]

  private let environment: CommandEnvironment
  private var projects: [String: String] = [:]

  init(_ environment: CommandEnvironment) { self.environment = environment }

  /// Returns the folder of the project, or the empty string where nothing marks one.
  ///
  /// - Parameter path: A file, relative to the current folder or absolute.
  mutating func project(of path: String) -> String {
    guard let absolute = FileSystem.absolutePath(of: environment.resolved(path)) else { return "" }
    return project(ofFolder: ProjectFinder.folder(of: absolute))
  }

  private mutating func project(ofFolder folder: String) -> String {
    if let known = projects[folder] { return known }
    let isMarked = ProjectFinder.markers.contains { FilePath.hasItem($0, in: folder) }
    let isTop = folder.isEmpty
    let project =
      isMarked
      ? folder + "/" : isTop ? "" : self.project(ofFolder: ProjectFinder.folder(of: folder))
    projects[folder] = project
    return project
  }

  /// The folder that holds a file or folder; of the topmost folder the empty string.
  private static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }
}
