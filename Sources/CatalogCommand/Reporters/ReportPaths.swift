internal import SourceText

/// The paths of a report as other programs want them: below the root of the repository, or from the
/// topmost folder on.
///
/// The root is the repository of the current folder where it has all files, else the repository that
/// has them. Without a repository it is the current folder, or the folder that all files have in
/// common where one stands elsewhere.
struct ReportPaths: Sendable {
  /// The root, without the slash at its end.
  let root: String
  /// Whether the current folder stands in the root, so that who reads the report knows it.
  let hasCurrentFolder: Bool
  private let currentFolder: String
  // Two paths that are canonically equivalent are two files.
  private let absolutePaths: [[UInt8]: String]

  /// Finds the root of some files.
  ///
  /// - Parameters:
  ///   - paths: The files, as the user named them.
  ///   - environment: Tells where relative paths start.
  init(of paths: [String], in environment: CommandEnvironment) {
    let absolute = FileSystem.absolutePath(of: environment.currentFolder ?? ".") ?? ""
    let current = absolute == "/" ? "" : absolute
    let files = paths.map { ReportPaths.normalized($0, current) }
    currentFolder = current
    absolutePaths = Dictionary(
      zip(paths.map { Array($0.utf8) }, files), uniquingKeysWith: { first, _ in first })
    (root, hasCurrentFolder) = ReportPaths.root(of: files.map(ReportPaths.folder), current)
  }

  private static func root(
    of folders: [String], _ current: String
  ) -> (path: String, hasCurrentFolder: Bool) {
    func hasAll(_ root: String) -> Bool { folders.allSatisfy { path($0, below: root) != nil } }
    let common = commonFolder(of: folders)
    if let repository = repository(of: current), hasAll(repository) { return (repository, true) }
    if !folders.isEmpty, let repository = repository(of: common) { return (repository, false) }
    return hasAll(current) ? (current, true) : (common, false)
  }

  /// Returns the path of a file below the root, or from the topmost folder on where it stands elsewhere.
  func relative(_ path: String) -> String {
    let absolute = absolute(path)
    return ReportPaths.path(absolute, below: root) ?? absolute
  }

  /// Returns the path of a file from the topmost folder on.
  func absolute(_ path: String) -> String {
    absolutePaths[Array(path.utf8)] ?? ReportPaths.normalized(path, currentFolder)
  }

  /// The root as a URI that ends with a slash (RFC 8089).
  var rootURI: String { "file://" + ReportPaths.percentEncoded(root) + "/" }

  /// Returns a path as a reference to a URI (RFC 3986, section 4.1).
  static func percentEncoded(_ path: String) -> String {
    var encoded: [UInt8] = []
    for byte in path.utf8 {
      if isUnreserved(byte) {
        encoded.append(byte)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += ("%" + (digits.utf8.count < 2 ? "0" : "") + digits).utf8
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  /// The path from the topmost folder on, without `.` and `..`.
  private static func normalized(_ path: String, _ currentFolder: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    var parts = isAbsolute ? [] : components(of: currentFolder)
    for part in components(of: path) where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    let absolute = parts.map { "/" + $0 }.joined()
    // A path that the user wrote out may lead through a link where the current folder's does not.
    return isAbsolute ? FileSystem.absolutePath(of: absolute) ?? absolute : absolute
  }

  /// By bytes: a mark at the start of a name makes one character with the slash before it.
  private static func components(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func folder(of path: String) -> String {
    components(of: path).dropLast().map { "/" + $0 }.joined()
  }

  private static func path(_ path: String, below folder: String) -> String? {
    if path.utf8.elementsEqual(folder.utf8) { return "" }
    let start = (folder + "/").utf8
    guard path.utf8.starts(with: start) else { return nil }
    return String(decoding: path.utf8.dropFirst(start.count), as: UTF8.self)
  }

  private static func commonFolder(of folders: [String]) -> String {
    guard let first = folders.first else { return "" }
    let common = folders.dropFirst().reduce(components(of: first)) { common, folder in
      zip(common, components(of: folder)).prefix { $0.utf8.elementsEqual($1.utf8) }.map(\.0)
    }
    return common.map { "/" + $0 }.joined()
  }

  private static func repository(of folder: String) -> String? {
    // The topmost folder is the empty text here.
    FilePath.repository(around: folder.isEmpty ? "/" : folder).map { $0 == "/" ? "" : $0 }
  }
}
