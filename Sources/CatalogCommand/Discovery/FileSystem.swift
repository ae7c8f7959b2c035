internal import SourceText

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The few questions to the system that finding files takes.
enum FileSystem {
  /// What stands at a path.
  enum Kind: Hashable, Sendable {
    case file
    case folder
    case symbolicLink
    /// A pipe, a socket or a device.
    case other
  }

  /// What tells two files apart, whatever their paths are.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  /// What stands in a folder.
  struct Item: Hashable, Sendable {
    /// The name, repaired where it is not UTF-8.
    let name: String
    /// Whether the name is UTF-8, so that the item can be reached by it.
    let hasValidName: Bool
    /// What it is; a symbolic link is not followed.
    let kind: Kind
  }

  /// Returns what stands at a path, where symbolic links are followed to their end.
  static func status(
    of path: String
  ) throws(SourceFileError) -> (kind: Kind, identity: Identity) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw SourceFileError(errorNumber: errno) }
    let identity = Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    return (kind(ofMode: status.st_mode), identity)
  }

  /// Returns how many names a file has; 0 where nothing stands at the path.
  static func linkCount(of path: String) -> Int {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? Int(status.st_nlink) : 0
  }

  /// Returns whether a symbolic link stands at a path, wherever it leads to.
  static func isSymbolicLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns what stands in a folder, in no order, without the folder itself and its parent.
  static func items(of folder: String) throws(SourceFileError) -> [Item] {
    guard let directory = unsafe opendir(folder) else { throw SourceFileError(errorNumber: errno) }
    defer { unsafe closedir(directory) }
    var items: [Item] = []
    errno = 0
    while let entry = unsafe readdir(directory) {
      if let item = unsafe item(entry, in: folder) { items.append(item) }
      errno = 0
    }
    guard errno == 0 else { throw SourceFileError(errorNumber: errno) }
    return items
  }

  /// Makes a folder, with those above it, where it is missing.
  static func makeFolders(_ path: String) throws(FileReplacementError) {
    if unsafe mkdir(path, 0o777) == 0 { return }
    switch errno {
    case EEXIST:
      guard (try? status(of: path).kind) == .folder else { throw .system(errorNumber: EEXIST) }
    case ENOENT:
      let bytes = path.utf8.reversed().drop { $0 == UInt8(ascii: "/") }
      let above = bytes.drop { $0 != UInt8(ascii: "/") }.drop { $0 == UInt8(ascii: "/") }
      guard !above.isEmpty else { throw .folderNotFound }
      try makeFolders(String(decoding: above.reversed(), as: UTF8.self))
      guard unsafe mkdir(path, 0o777) == 0 || errno == EEXIST else {
        throw FileReplacementError(errorNumber: errno)
      }
    case let number: throw FileReplacementError(errorNumber: number)
    }
  }

  /// Returns the path from the topmost folder, without symbolic links, or `nil` where nothing stands there.
  static func absolutePath(of path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  private static func item(_ entry: UnsafeMutablePointer<dirent>, in folder: String) -> Item? {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
    let pointer = unsafe UnsafeRawPointer(entry).advanced(by: offset)
      .assumingMemoryBound(to: CChar.self)
    let validName = unsafe String(validatingCString: pointer)
    let name = unsafe validName ?? String(cString: pointer)
    guard name != ".", name != ".." else { return nil }
    let kind =
      unsafe kind(ofType: entry.pointee.d_type) ?? kindWithoutFollowing(folder + "/" + name)
    return Item(name: name, hasValidName: validName != nil, kind: kind)
  }

  /// Some file systems do not say in a folder what its items are.
  private static func kindWithoutFollowing(_ path: String) -> Kind {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return .other }
    return kind(ofMode: status.st_mode)
  }

  private static func kind(ofMode mode: mode_t) -> Kind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .symbolicLink
    default: .other
    }
  }

  private static func kind(ofType type: UInt8) -> Kind? {
    switch Int(type) {
    case Int(DT_UNKNOWN): nil
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .symbolicLink
    default: .other
    }
  }
}
