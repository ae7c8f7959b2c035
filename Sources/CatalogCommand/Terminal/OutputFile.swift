#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Writes a whole file at once: whoever reads it sees the old content or the new, never a part.
enum OutputFile {
  /// Why a file could not be written.
  struct WriteError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The system's error number.
    let errorNumber: Int32

    /// The system's words for it.
    var description: String { FileSystem.message(errorNumber: errorNumber) }
  }

  /// Replaces the content of a file, or creates it.
  ///
  /// The content goes to a temporary file in the same folder, to the disk, and then under its name; a
  /// symbolic link stays one, and a file that the user may not write is not replaced. What is no ordinary file, such as `/dev/stdout`, is written to directly.
  ///
  /// - Throws: `WriteError`; the old content is then still there, and the temporary file is not.
  static func write(_ bytes: [UInt8], to path: String) throws(WriteError) {
    var status = stat()
    let exists = unsafe stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      return try writeDirectly(bytes, to: path)
    }
    guard unsafe !exists || access(path, W_OK) == 0 else { throw WriteError(errorNumber: errno) }
    let target = exists ? resolvingLinks(path) : path
    let mode = exists ? status.st_mode & 0o777 : 0o666 & ~currentMask()
    var name = Array((folder(of: target) + ".catalog.XXXXXX").utf8CString)
    let descriptor = unsafe name.withUnsafeMutableBufferPointer { buffer in
      guard let pointer = buffer.baseAddress else { return Int32(-1) }
      return unsafe mkstemp(pointer)
    }
    guard descriptor >= 0 else { throw WriteError(errorNumber: errno) }
    if let number = fill(descriptor, with: bytes, mode: mode) ?? rename(name, to: target) {
      unsafe unlink(name)
      throw WriteError(errorNumber: number)
    }
  }

  /// Writes, and closes the file; returns an error number, or `nil` where all went well.
  private static func fill(_ descriptor: Int32, with bytes: [UInt8], mode: mode_t) -> Int32? {
    var number: Int32?
    switch writeAll(bytes, to: descriptor) {
    case .written: break
    case .closed: number = EPIPE
    case .failed(let errorNumber): number = errorNumber
    }
    if number == nil, fchmod(descriptor, mode) != 0 { number = errno }
    if number == nil, fsync(descriptor) != 0 { number = errno }
    if close(descriptor) != 0, number == nil { number = errno }
    return number
  }

  /// The part of a path in front of the name, up to the last slash.
  private static func folder(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[...$0] } ?? ""
  }

  private static func rename(_ name: [CChar], to target: String) -> Int32? {
    unsafe systemRename(name, target) == 0 ? nil : errno
  }

  private static func writeDirectly(_ bytes: [UInt8], to path: String) throws(WriteError) {
    let descriptor = unsafe open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw WriteError(errorNumber: errno) }
    defer { close(descriptor) }
    if case .failed(let number) = writeAll(bytes, to: descriptor) {
      throw WriteError(errorNumber: number)
    }
  }

  private static func resolvingLinks(_ path: String) -> String {
    guard let resolved = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// The bits that new files of the process lack.
  private static func currentMask() -> mode_t {
    let mask = umask(0o077)
    umask(mask)
    return mask
  }
}

/// The system's `rename`, under a name that none of ours hides.
private func systemRename(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 {
  unsafe rename(old, new)
}
