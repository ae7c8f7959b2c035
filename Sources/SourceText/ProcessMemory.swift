internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Keeps a value until the process ends.
///
/// Giving back the memory of a large catalog piece by piece takes a tenth of the time of a whole run. The system
/// takes it all at once from a process that is about to end.
package func keepUntilExit(_ value: some Sendable) {
  keptValues.withLock { $0.append(value) }
}

private let keptValues = Mutex<[any Sendable]>([])

/// Asks the system for large pages behind memory that is about to be filled, which takes a fraction of the time then.
///
/// - Parameter memory: Memory of this process; less than some megabytes are left alone.
package func useLargePages(for memory: UnsafeRawBufferPointer) {
  #if os(Linux)
    let pageSize = 4096
    guard let start = memory.baseAddress, memory.count >= 4 << 20 else { return }
    let padding = (pageSize - Int(bitPattern: start) % pageSize) % pageSize
    // Where the system knows no large pages, nothing changes.
    _ = unsafe madvise(
      UnsafeMutableRawPointer(mutating: start + padding), memory.count - padding, MADV_HUGEPAGE)
  #endif
}

extension Array where Element: BitwiseCopyable {
  /// Reserves memory for elements that are about to be appended, on large pages where there are many.
  ///
  /// - Parameter capacity: The number of elements; more than are needed cost no memory.
  package mutating func reserveLargeCapacity(_ capacity: Int) {
    reserveCapacity(capacity)
    unsafe withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      unsafe useLargePages(
        for: UnsafeRawBufferPointer(start: start, count: capacity * MemoryLayout<Element>.stride))
    }
  }
}
