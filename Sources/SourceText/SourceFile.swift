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
    let bytes =
      if let bytes = SourceFile.readParts(of: descriptor, byteCount) { bytes } else {
        try SourceFile.read(descriptor, expecting: byteCount)
      }
    self.init(path: path, bytes: bytes)
  }

  /// The text of a range, with invalid UTF-8 repaired.
  ///
  /// - Parameter range: A range inside the file.
  public func text(_ range: SourceRange) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }

  /// Reads the parts of a large file in parallel, because filling fresh memory takes most of the time.
  ///
  /// `nil` where the file is not large, has changed its size, or could not be read.
  private static func readParts(of descriptor: Int32, _ byteCount: Int) -> [UInt8]? {
    let partSize = 8 << 20
    guard byteCount > partSize else { return nil }
    var isWhole = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, filled in
      unsafe useLargePages(for: UnsafeRawBufferPointer(buffer))
      nonisolated(unsafe) let memory = UnsafeMutableRawBufferPointer(buffer)
      let parts = parallelMap((byteCount + partSize - 1) / partSize) { part in
        let range = part * partSize..<min((part + 1) * partSize, byteCount)
        return unsafe fill(
          UnsafeMutableRawBufferPointer(rebasing: memory[range]), from: descriptor,
          at: range.lowerBound)
      }
      var next: UInt8 = 0
      let isAtEnd = unsafe pread(descriptor, &next, 1, off_t(byteCount)) == 0
      isWhole = isAtEnd && parts.allSatisfy(\.self)
      filled = isWhole ? byteCount : 0
    }
    return isWhole ? bytes : nil
  }

  /// Fills memory with the bytes of a file from a place on; returns whether there were enough of them.
  private static func fill(
    _ memory: UnsafeMutableRawBufferPointer, from descriptor: Int32, at start: Int
  ) -> Bool {
    var filled = 0
    while filled < memory.count {
      let free = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[filled...])
      let count = unsafe pread(descriptor, free.baseAddress, free.count, off_t(start + filled))
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return false }
      filled += count
    }
    return true
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
        unsafe useLargePages(for: UnsafeRawBufferPointer(buffer))
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
