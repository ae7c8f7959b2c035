#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// One input file, held as bytes.
public struct SourceFile: Sendable {
  /// The largest file that is read: 1 GiB.
  public static let maximumByteCount = 1 << 30

  /// The path as the user named it.
  public let path: String
  /// The whole content.
  public let bytes: [UInt8]

  /// Creates a file from bytes that are already in memory.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Reads a file.
  ///
  /// A pipe, a socket or a device is refused without waiting for it.
  ///
  /// - Parameter path: The path, relative to the current folder or absolute.
  /// - Throws: `SourceFileError` where the file cannot be opened or read, or is too large.
  public init(reading path: String) throws(SourceFileError) {
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw SourceFileError(errorNumber: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw SourceFileError(errorNumber: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .isDirectory
    default: throw .notRegularFile
    }
    let byteCount = Int(status.st_size)
    guard byteCount <= SourceFile.maximumByteCount else { throw .tooLarge(byteCount: byteCount) }
    self.init(path: path, bytes: try SourceFile.read(descriptor, expecting: byteCount))
  }

  /// The text of a range, with invalid UTF-8 repaired.
  ///
  /// - Parameter range: A range inside the file.
  public func text(_ range: SourceRange) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }

  /// Reads until the end of the file, which may have grown or shrunk since its size was asked.
  private static func read(
    _ descriptor: Int32, expecting byteCount: Int
  ) throws(SourceFileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var capacity = byteCount + 1
    while true {
      var failure: Int32?
      let chunk = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
        while filled < buffer.count {
          let free = unsafe UnsafeMutableBufferPointer(rebasing: buffer[filled...])
          let count = unsafe systemRead(descriptor, free.baseAddress, free.count)
          if count < 0 && errno == EINTR { continue }
          if count < 0 { failure = errno }
          if count <= 0 { break }
          filled += count
        }
      }
      if let failure { throw SourceFileError(errorNumber: failure) }
      let reachedEnd = chunk.count < capacity
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if bytes.count > maximumByteCount { throw .tooLarge(byteCount: bytes.count) }
      if reachedEnd { return bytes }
      capacity = 1 << 20
    }
  }
}

extension SourceFileError {
  /// Creates an error from what the system says of a file or a folder.
  package init(errorNumber: Int32) {
    switch errorNumber {
    case ENOENT, ENOTDIR: self = .notFound
    case EACCES, EPERM: self = .permissionDenied
    case EISDIR: self = .isDirectory
    case ELOOP: self = .symbolicLinkLoop
    case ENXIO: self = .notRegularFile
    default: self = .system(errorNumber: errorNumber)
    }
  }
}

/// The system's `read`, under a name that no method of `SourceFile` hides.
private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  unsafe read(descriptor, buffer, count)
}
