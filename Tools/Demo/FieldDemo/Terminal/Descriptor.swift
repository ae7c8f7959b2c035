#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// An open file descriptor of the process.
struct Descriptor: Hashable, Sendable {
  static let standardInput = Descriptor(STDIN_FILENO)
  static let standardOutput = Descriptor(STDOUT_FILENO)
  static let standardError = Descriptor(STDERR_FILENO)

  let number: Int32

  init(_ number: Int32) { self.number = number }

  /// Whether a person sits at the other end.
  var isTerminal: Bool { isatty(number) == 1 }

  /// What became of a write.
  enum Outcome: Hashable, Sendable {
    /// All of it was taken.
    case written
    /// The reader is gone: there is nobody to tell, and nothing went wrong.
    case closed
    /// The system refused.
    case failed
  }

  /// Writes a text, waiting until all of it is taken.
  @discardableResult
  func write(_ text: String) -> Outcome {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe systemWrite(number, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        wait(for: POLLOUT)
      } else if errno != EINTR {
        return errno == EPIPE || errno == EIO ? .closed : .failed
      }
    }
    return .written
  }

  /// Reads what is there, waiting for the first byte.
  ///
  /// - Parameter limit: The most bytes.
  /// - Returns: The bytes; none at the end of the input, also where the terminal is gone; `nil` where a signal came first.
  func read(limit: Int) -> [UInt8]? {
    var result = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      result = unsafe systemRead(number, buffer.baseAddress, limit)
      count = max(result, 0)
    }
    if result >= 0 { return bytes }
    if errno == EAGAIN {
      wait(for: POLLIN)
      return nil
    }
    return errno == EINTR ? nil : []
  }

  private func wait(for event: some BinaryInteger) {
    var request = pollfd(fd: number, events: Int16(event), revents: 0)
    unsafe poll(&request, 1, -1)
  }
}

/// The system’s functions, under names that no method hides.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, buffer, count)
}

private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  unsafe read(descriptor, buffer, count)
}
