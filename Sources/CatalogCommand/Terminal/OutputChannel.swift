#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A place that bytes can be written to, such as standard output.
public struct OutputChannel: Sendable {
  /// What became of a write.
  public enum Outcome: Hashable, Sendable {
    /// Every byte was taken.
    case written
    /// The reader is gone: there is nobody to tell, and nothing went wrong.
    case closed
    /// The system refused, with its error number.
    case failed(errorNumber: Int32)
  }

  /// Whether a person reads along.
  public let isTerminal: Bool
  private let writeBytes: @Sendable ([UInt8]) -> Outcome

  /// Creates a channel from a function that takes bytes.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether a person reads along.
  ///   - write: Takes all the bytes it is given; may be called from any thread.
  public init(isTerminal: Bool, write: @escaping @Sendable ([UInt8]) -> Outcome) {
    self.isTerminal = isTerminal
    writeBytes = write
  }

  /// Creates a channel to an open file descriptor, which stays open.
  ///
  /// - Parameter descriptor: A descriptor that is open for writing.
  public init(descriptor: Int32) {
    self.init(isTerminal: isatty(descriptor) == 1) { bytes in
      writeAll(bytes, to: descriptor)
    }
  }

  /// Writes bytes, waiting until all of them are taken.
  public func write(_ bytes: [UInt8]) -> Outcome { writeBytes(bytes) }
}

/// Writes all bytes to a file descriptor, also where a signal or a full pipe interrupts.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> OutputChannel.Outcome {
  var written = 0
  while written < bytes.count {
    let count = unsafe bytes.withUnsafeBytes { buffer in
      let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
      return unsafe systemWrite(descriptor, rest.baseAddress, rest.count)
    }
    if count >= 0 {
      written += count
      continue
    }
    switch errno {
    case EINTR: continue
    case EAGAIN: waitUntilWritable(descriptor)
    case EPIPE: return .closed
    case let number: return .failed(errorNumber: number)
    }
  }
  return .written
}

private func waitUntilWritable(_ descriptor: Int32) {
  var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  unsafe poll(&request, 1, -1)
}

/// The system's `write`, under a name that none of ours hides.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, buffer, count)
}
