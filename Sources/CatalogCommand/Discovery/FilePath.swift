/// Paths of the system as texts.
enum FilePath {
  /// Returns the folder of a path, `/` for the topmost and `.` where the path has none.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    let folder = String(path[..<slash])
    return folder.isEmpty ? "/" : folder
  }

  /// Returns what stands behind the last slash.
  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// Returns the folder of a file without symbolic links, or `nil` where it is not there.
  static func absoluteFolder(ofFile path: String) -> String? {
    FileSystem.absolutePath(of: folder(of: path))
  }

  /// Returns the path of a file whose folder has no symbolic links, or `nil` where that is not there.
  ///
  /// The file itself may be a symbolic link, or be missing.
  static func absolute(_ path: String) -> String? {
    absoluteFolder(ofFile: path).map { join($0, name(of: path)) }
  }

  /// Returns the path of something in a folder.
  static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Returns whether a folder holds something of a name.
  static func hasItem(_ name: String, in folder: String) -> Bool {
    (try? FileSystem.status(of: join(folder, name))) != nil
  }

  /// Returns the nearest folder, from one upwards, that is the root of a repository; `nil` where none is.
  ///
  /// - Parameter folder: The folder to begin with, absolute.
  static func repository(around folder: String) -> String? {
    var folder = folder
    while !hasItem(".git", in: folder) {
      if folder == "/" || folder == "." { return nil }
      folder = self.folder(of: folder)
    }
    return folder
  }

  /// Returns the way from a folder to a file, both absolute, with `..` where it leads up.
  static func relative(_ path: String, to folder: String) -> String {
    let from = folder.split(separator: "/")
    let to = path.split(separator: "/")
    let common = zip(from, to).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let up = Array(repeating: Substring(".."), count: from.count - common)
    return (up + to[common...]).joined(separator: "/")
  }
}
