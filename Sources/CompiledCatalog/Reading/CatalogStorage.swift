#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Bytes that stay where they are until the last user is gone: a mapped file or a copy in memory.
@safe final class CatalogStorage: Sendable {
  // Nobody writes to the bytes after the initializer, so any thread may read them.
  nonisolated(unsafe) let base: UnsafeRawBufferPointer
  private let isMapped: Bool

  /// Copies bytes.
  init(copying bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    unsafe copy.copyBytes(from: bytes)
    unsafe base = UnsafeRawBufferPointer(copy)
    isMapped = false
  }

  /// Maps a file read-only; an empty file has no bytes.
  init(mapping path: String) throws(CompiledCatalogError) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(code: errno) }
    defer { close(descriptor) }
    var information = stat()
    guard unsafe fstat(descriptor, &information) == 0 else { throw .unreadable(code: errno) }
    // Pipes and devices have no size to map.
    guard information.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(code: information.st_mode & S_IFMT == S_IFDIR ? EISDIR : ENODEV)
    }
    let count = Int(information.st_size)
    guard count > 0 else {
      unsafe base = UnsafeRawBufferPointer(start: nil, count: 0)
      isMapped = false
      return
    }
    let address = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard unsafe address != MAP_FAILED else { throw .unreadable(code: errno) }
    unsafe base = UnsafeRawBufferPointer(start: address, count: count)
    isMapped = true
  }

  deinit {
    if isMapped {
      unsafe munmap(UnsafeMutableRawPointer(mutating: base.baseAddress), base.count)
    } else {
      unsafe base.deallocate()
    }
  }
}
