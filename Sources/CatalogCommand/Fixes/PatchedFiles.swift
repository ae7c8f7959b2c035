internal import SourceText

/// Files that a patch changes, with their paths as the patch has them.
struct PatchedFiles {
  /// The folder that the paths start from, where that is not the current one.
  let folder: String?
  /// The paths, and what changes; in the order in which they were given.
  let files: [(path: String, text: EditedText)]

  /// Finds the paths.
  ///
  /// - Parameters:
  ///   - changes: What changes, by the paths that the user named.
  ///   - environment: Tells where relative paths start.
  init(_ changes: [(path: String, text: EditedText)], in environment: CommandEnvironment) {
    let named = ReportPaths(of: changes.map(\.path), in: environment)
    let targets = changes.map { change in
      FileSystem.absolutePath(of: environment.resolved(change.path)) ?? named.absolute(change.path)
    }
    let current = FileSystem.absolutePath(of: environment.resolved(".")) ?? ""
    let prefix = current == "/" ? current : current + "/"
    let hasAll = targets.allSatisfy { $0.utf8.starts(with: prefix.utf8) }
    let root = hasAll ? current : ReportPaths(of: targets, in: environment).root
    folder = hasAll ? nil : root.isEmpty ? "/" : root
    files = zip(targets, changes).map { target, change in
      (FilePath.relative(target, to: root), change.text)
    }
  }

  /// Where the patch has to be applied, for people; `nil` where that is the current folder.
  var hint: DiagnosticMessage? {
    folder.map { "The paths of the patch start from “\($0)”; apply it there" }
  }
}
