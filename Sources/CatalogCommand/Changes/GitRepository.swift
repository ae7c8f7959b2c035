internal import CatalogBuild
internal import SourceText

/// A working tree of Git, asked through the program `git`.
///
/// Nothing is written, nothing is fetched but what a partial clone leaves out, and no program that the
/// repository names is started.
struct GitRepository: Sendable {
  /// Why the earlier state of a catalog cannot be had.
  enum Failure: Error, Hashable, Sendable {
    /// A file is in no repository.
    case noRepository(path: String)
    /// `git` cannot be started.
    case noGit(errorNumber: Int32)
    /// A revision is not known here.
    case unknownRevision(String, isShallow: Bool)
    /// A branch has no commit yet.
    case noCommit
    /// Two histories do not meet.
    case noMergeBase(String, isShallow: Bool)
    /// `git` refused, in its own words.
    case refused(String)
  }

  /// A file in a commit.
  struct Blob: Hashable, Sendable {
    /// The path from the root.
    let path: String
    /// The name of the content.
    let object: String
  }

  /// Variables that lead `git` to another repository, as hooks have them, or let it start other programs.
  private static let removedVariables: Set<String> = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR",
    "GIT_NAMESPACE", "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES",
    "GIT_SHALLOW_FILE", "GIT_GRAFT_FILE", "GIT_IMPLICIT_WORK_TREE", "GIT_INTERNAL_SUPER_PREFIX",
    "GIT_EXTERNAL_DIFF", "GIT_DIFF_OPTS", "GIT_LITERAL_PATHSPECS", "GIT_GLOB_PATHSPECS",
    "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS",
  ]
  private static let addedVariables = [
    "LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
  ]

  /// The topmost folder of the working tree, without symbolic links.
  let root: String

  /// Finds the working tree that a file is in.
  ///
  /// - Parameter path: A file or folder, absolute and without symbolic links.
  init?(around path: String) {
    guard let root = FilePath.repository(around: path) else { return nil }
    self.root = root
  }

  /// Returns the commit at which the current branch left another one.
  func mergeBase(with revision: String) throws(Failure) -> String {
    let head = try run(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"])
    guard head.status == 0 else {
      if head.isRefusal { throw .refused(head.firstError) }
      throw .noCommit
    }
    let commit = try run(["rev-parse", "--verify", "--quiet", revision + "^{commit}"])
    guard commit.status == 0 else {
      throw .unknownRevision(revision, isShallow: try isShallow())
    }
    let base = try run(["merge-base", head.line, commit.line])
    if base.status == 0 { return base.line }
    guard base.status == 1 else { throw .refused(base.firstError) }
    throw .noMergeBase(revision, isShallow: try isShallow())
  }

  /// Returns the files of a commit, without symbolic links and other repositories.
  ///
  /// - Parameters:
  ///   - commit: The commit.
  ///   - isWanted: Chooses files by their paths from the root.
  func files(of commit: String, where isWanted: (String) -> Bool) throws(Failure) -> [Blob] {
    let list = try output(["ls-tree", "-r", "-z", "--full-tree", commit])
    return list.split(separator: 0).compactMap { record in
      guard let tab = record.firstIndex(of: 0x09), record.starts(with: "100".utf8) else {
        return nil
      }
      let path = String(decoding: record[(tab + 1)...], as: UTF8.self)
      let fields = record[..<tab].split(separator: UInt8(ascii: " "))
      guard fields.count == 3, isWanted(path) else { return nil }
      return Blob(path: path, object: String(decoding: fields[2], as: UTF8.self))
    }
  }

  /// Returns which file of a commit each file was that has another path now.
  ///
  /// - Parameters:
  ///   - commit: The commit.
  ///   - patterns: The files to look at.
  /// - Returns: The old paths by the new ones, both from the root.
  func renames(
    since commit: String, among patterns: [String]
  ) throws(Failure) -> [String: String] {
    let list = try output(
      [
        "-c", "core.fsmonitor=false", "diff", "--no-ext-diff", "--no-textconv", "--name-status",
        "-z", "--find-renames", "--diff-filter=R", commit, "--",
      ] + patterns)
    let parts = list.split(separator: 0, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    var renames: [String: String] = [:]
    for index in stride(from: 0, to: parts.count - 2, by: 3) {
      renames[parts[index + 2]] = parts[index + 1]
    }
    return renames
  }

  /// Returns the contents of some files, by the names of their contents.
  func contents(of objects: [String]) throws(Failure) -> [String: [UInt8]] {
    guard !objects.isEmpty else { return [:] }
    let input = objects.map { $0 + "\n" }.joined()
    let output = try output(["cat-file", "--batch"], input: Array(input.utf8))
    var contents: [String: [UInt8]] = [:]
    var rest = output[...]
    while let end = rest.firstIndex(of: 0x0A) {
      let header = rest[..<end].split(separator: UInt8(ascii: " "))
        .map { String(decoding: $0, as: UTF8.self) }
      guard header.count == 3, let count = Int(header[2]), rest.count > count else {
        throw .refused(String(decoding: rest[..<end], as: UTF8.self))
      }
      contents[header[0]] = Array(rest[(end + 1)...].prefix(count))
      rest = rest.dropFirst(end + 1 - rest.startIndex + count + 1)
    }
    return contents
  }

  private func isShallow() throws(Failure) -> Bool {
    try run(["rev-parse", "--is-shallow-repository"]).line == "true"
  }

  private func output(_ arguments: [String], input: [UInt8] = []) throws(Failure) -> [UInt8] {
    let result = try run(arguments, input: input)
    guard result.status == 0 else { throw .refused(result.firstError) }
    return result.output
  }

  private func run(
    _ arguments: [String], input: [UInt8] = []
  ) throws(Failure) -> ChildProcess.Result {
    do {
      return try ChildProcess.run(
        ["git", "--no-pager", "-C", root] + arguments, input: input,
        removing: GitRepository.removedVariables, adding: GitRepository.addedVariables)
    } catch {
      throw .noGit(errorNumber: error.errorNumber)
    }
  }
}

extension ChildProcess.Result {
  /// The first line of the output.
  fileprivate var line: String {
    String(decoding: output.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  /// The first line of the errors, without what `git` puts in front.
  fileprivate var firstError: String {
    var line = errors.split(separator: "\n").first ?? "git: \(status)"
    if line.hasPrefix("fatal: ") { line = line.dropFirst("fatal: ".count) }
    return String(line)
  }

  /// Whether `git` says more than that it knows no such name.
  fileprivate var isRefusal: Bool { status == 127 || errors.contains("dubious ownership") }
}

extension GitRepository.Failure {
  /// What went wrong, in words.
  var message: DiagnosticMessage {
    switch self {
    case .noRepository(let path):
      "“--base” compares with a revision, and “\(path)” is in no Git repository"
    case .noGit(let number):
      "“--base” needs the program git, and it cannot be started: \(SystemError.message(number))"
    case .unknownRevision(let revision, _): "there is no revision “\(revision)” in this repository"
    case .noCommit: "this repository has no commit yet that could be compared"
    case .noMergeBase(let revision, isShallow: true):
      "the history of this shallow clone ends before it meets that of “\(revision)”"
    case .noMergeBase(let revision, isShallow: false):
      "the current branch and “\(revision)” have no commit in common"
    case .refused(let text): "git says: \(text)"
    }
  }

  /// What to do about it, or `nil` where the message says it.
  var hint: DiagnosticMessage? {
    switch self {
    // What is reckoned from another revision cannot be fetched by its name.
    case .unknownRevision(let revision, _) where revision.contains(where: "~^:{".contains): nil
    case .unknownRevision(let revision, isShallow: false):
      "Fetch it first: “git fetch \(remote(of: revision))”."
    case .unknownRevision(let revision, isShallow: true):
      "This clone is shallow. Fetch the revision with its history: “git fetch --unshallow \(remote(of: revision))”, or “fetch-depth: 0” for actions/checkout."
    case .noMergeBase(let revision, isShallow: true):
      "Fetch more of it: “git fetch --deepen=100 \(remote(of: revision))”, or all with “git fetch --unshallow”; for actions/checkout, “fetch-depth: 0”."
    default: nil
    }
  }

  /// The remote, and what is to be fetched so that a revision has its name here, too:
  /// `origin main:refs/remotes/origin/main` of `origin/main`.
  ///
  /// The clone of a single branch knows no other one, so that fetching a name alone would not be enough.
  private func remote(of revision: String) -> String {
    guard let slash = revision.firstIndex(of: "/"), revision[..<slash] == "origin" else {
      let isHash = revision.utf8.count == 40 && revision.allSatisfy(\.isHexDigit)
      return "origin " + (isHash ? revision : revision + ":" + revision)
    }
    return "origin " + revision[revision.index(after: slash)...] + ":refs/remotes/" + revision
  }
}
