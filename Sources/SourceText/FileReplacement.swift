#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Writes a file so that at every moment its path shows the old content or the new one, whole.
///
/// The content goes to a temporary file in the same folder, which then takes the place of the old
/// one. A crash or a full disk leaves the old file as it was.
public enum FileReplacement {
  /// Writes a file, new or in the place of an old one.
  ///
  /// A file that was there keeps its permissions and, where the user may give it away, its owner; a
  /// symbolic link stays and the file that it leads to is written. A hard link to the old file
  /// keeps the old content. A pipe or a device cannot be replaced and is written to as it is, which
  /// may wait for its reader. Safe to call from any thread.
  ///
  /// - Parameters:
  ///   - path: The path, relative to the current folder or absolute.
  ///   - bytes: The whole content.
  ///   - isLasting: Whether to wait until the content stands on the disk, which takes tens of milliseconds.
  ///     What is easily made anew, such as a report, may be gone after a power failure.
  /// - Throws: `FileReplacementError`; then the file is unchanged and no temporary file is left.
  public static func write(
    _ bytes: [UInt8], to path: String, isLasting: Bool = true
  ) throws(FileReplacementError) {
    guard let status = try status(of: path) else {
      return try replace(try destination(of: path), with: bytes, isLasting: isLasting)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      guard unsafe access(path, W_OK) == 0 else { throw FileReplacementError(errorNumber: errno) }
      try replace(try destination(of: path), with: bytes, keeping: status, isLasting: isLasting)
    case S_IFDIR: throw .isDirectory
    default:
      try write(bytes, toDescriptor: try openFile(path, O_WRONLY | O_CLOEXEC))
    }
  }

  /// Writes a file in the place of one whose content is known.
  ///
  /// The old content is compared right before the new one takes its place, so that what somebody
  /// else wrote in the meantime is not lost. A file or a folder that nobody may write is left
  /// alone, even where the user is privileged.
  ///
  /// - Parameters:
  ///   - bytes: The whole content.
  ///   - path: The path, relative to the current folder or absolute.
  ///   - expected: The content that the file has.
  /// - Throws: `FileReplacementError`; then the file is unchanged and no temporary file is left.
  public static func write(
    _ bytes: [UInt8], to path: String, replacing expected: [UInt8]
  ) throws(FileReplacementError) {
    guard let status = try status(of: path) else { throw .changedMeanwhile }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .changedMeanwhile }
    let destination = try destination(of: path)
    let parent = folder(of: destination)
    for writable in [status, try self.status(of: parent.isEmpty ? "." : parent)] {
      guard let writable, writable.st_mode & 0o222 != 0 else { throw .permissionDenied }
    }
    guard unsafe access(path, W_OK) == 0 else { throw FileReplacementError(errorNumber: errno) }
    try replace(destination, with: bytes, keeping: status, expecting: expected)
  }

  /// Makes sure that a file can be written, as far as that can be known before.
  ///
  /// - Parameter path: The path, relative to the current folder or absolute.
  /// - Throws: What ``write(_:to:)`` would throw.
  public static func check(_ path: String) throws(FileReplacementError) {
    let status = try status(of: path)
    let kind = (status?.st_mode ?? S_IFREG) & S_IFMT
    guard kind != S_IFDIR else { throw .isDirectory }
    if status != nil, unsafe access(path, W_OK) != 0 {
      throw FileReplacementError(errorNumber: errno)
    }
    guard kind == S_IFREG else { return }
    let folder = folder(of: try destination(of: path))
    guard unsafe access(folder.isEmpty ? "." : folder, W_OK) == 0 else {
      throw FileReplacementError(errorNumber: errno)
    }
  }

  /// What stands at a path, links followed, or `nil` where nothing does.
  private static func status(of path: String) throws(FileReplacementError) -> stat? {
    var status = stat()
    if unsafe stat(path, &status) == 0 { return status }
    if errno == ENOENT { return nil }
    throw FileReplacementError(errorNumber: errno)
  }

  /// Follows the symbolic links at the end of a path, also one that leads to no file yet.
  private static func destination(of path: String) throws(FileReplacementError) -> String {
    let mostLinks = 40
    var path = path
    for _ in 0..<mostLinks {
      guard let target = linkTarget(of: path) else { return path }
      path = target.utf8.first == UInt8(ascii: "/") ? target : folder(of: path) + target
    }
    throw .symbolicLinkLoop
  }

  private static func linkTarget(of path: String) -> String? {
    let longest = Int(PATH_MAX)
    var isLink = false
    let target = unsafe [UInt8](unsafeUninitializedCapacity: longest) { buffer, count in
      let length = unsafe buffer.withMemoryRebound(to: CChar.self) { characters in
        unsafe characters.baseAddress.map { unsafe readlink(path, $0, longest) } ?? -1
      }
      isLink = length >= 0
      count = max(length, 0)
    }
    return isLink ? String(decoding: target, as: UTF8.self) : nil
  }

  /// The folder of a path with its final slash; empty for the current folder.
  private static func folder(of path: String) -> String {
    // By bytes: a mark at the start of a name makes one character with the slash before it.
    let bytes = path.utf8
    let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
    return String(
      decoding: bytes[..<(slash.map(bytes.index(after:)) ?? bytes.startIndex)], as: UTF8.self)
  }

  private static func replace(
    _ path: String, with bytes: [UInt8], keeping status: stat? = nil,
    expecting expected: [UInt8]? = nil, isLasting: Bool = true
  ) throws(FileReplacementError) {
    let folder = folder(of: path)
    let temporary = folder + ".catalog-" + String(UInt64.random(in: 0 ... .max), radix: 16) + ".tmp"
    let creation = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = try openFile(temporary, creation, mode: status == nil ? 0o666 : 0o600)
    do throws(FileReplacementError) {
      try write(bytes, toDescriptor: descriptor, keeping: status, isLasting: isLasting)
      if let expected, (try? SourceFile(reading: path).bytes) != expected {
        throw FileReplacementError.changedMeanwhile
      }
      guard unsafe rename(temporary, path) == 0 else {
        throw FileReplacementError(errorNumber: errno)
      }
    } catch {
      unsafe unlink(temporary)
      throw error
    }
    if isLasting { synchronizeFolder(folder) }
  }

  /// Gives a new file the owner and the permissions of the one whose place it takes.
  private static func restore(_ status: stat, on descriptor: Int32) -> Int32? {
    // Only a privileged user may give a file away; for everyone else it becomes their own.
    let isOwnerKept = fchown(descriptor, status.st_uid, status.st_gid) == 0
    return fchmod(descriptor, status.st_mode & (isOwnerKept ? 0o7777 : 0o777)) == 0 ? nil : errno
  }

  private static func openFile(
    _ path: String, _ flags: Int32, mode: mode_t = 0
  ) throws(FileReplacementError) -> Int32 {
    while true {
      let descriptor = unsafe open(path, flags, mode)
      if descriptor >= 0 { return descriptor }
      if errno != EINTR { throw FileReplacementError(errorNumber: errno) }
    }
  }

  /// Writes everything, to the disk where it has to last, and closes the file, whether it worked or not.
  private static func write(
    _ bytes: [UInt8], toDescriptor descriptor: Int32, keeping status: stat? = nil,
    isLasting: Bool = true
  ) throws(FileReplacementError) {
    let failure =
      status.flatMap { restore($0, on: descriptor) } ?? writeAll(bytes, to: descriptor)
      ?? (isLasting ? synchronize(descriptor) : nil)
    let closing = close(descriptor) == 0 || errno == EINTR ? nil : errno
    if let number = failure ?? closing { throw FileReplacementError(errorNumber: number) }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    unsafe bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
        let count = unsafe systemWrite(descriptor, rest)
        if count < 0 && errno == EINTR { continue }
        if count < 0 { return errno }
        written += count
      }
      return nil
    }
  }

  private static func synchronize(_ descriptor: Int32) -> Int32? {
    // Pipes and devices have nothing to synchronize and say so with EINVAL.
    fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP || errno == EROFS ? nil : errno
  }

  /// Makes the new name last through a power failure where the file system can do that.
  private static func synchronizeFolder(_ folder: String) {
    let descriptor = unsafe open(folder.isEmpty ? "." : folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

extension FileReplacementError {
  /// Creates an error from what the system says of a file or a folder.
  package init(errorNumber: Int32) {
    switch errorNumber {
    case ENOENT, ENOTDIR: self = .folderNotFound
    case EACCES, EPERM: self = .permissionDenied
    case EISDIR: self = .isDirectory
    case ELOOP: self = .symbolicLinkLoop
    case ENOSPC, EDQUOT: self = .noSpace
    case EROFS: self = .readOnlyFileSystem
    default: self = .system(errorNumber: errorNumber)
    }
  }
}

/// The system's `write`, under a name that no method of `FileReplacement` hides.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  unsafe write(descriptor, buffer.baseAddress, buffer.count)
}
