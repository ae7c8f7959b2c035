internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The signals of the process as bytes that can be waited for together with keys.
///
/// There is one at a time; its handlers do nothing but write a byte. When it goes, the signals do what they did before.
final class SignalPipe {
  /// The signals that end the process, if only after the terminal is what it was.
  static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// The end that bytes come from, one a signal.
  let source: Descriptor
  private let sink: Int32
  private var previous: [(number: Int32, action: sigaction)] = []

  /// Takes the signals over.
  ///
  /// - Parameter others: Further signals than those that end the process.
  /// - Returns: `nil` where the system has no descriptors left.
  init?(with others: [Int32] = []) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    source = Descriptor(ends[0])
    sink = ends[1]
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    signalSink.store(sink, ordering: .sequentiallyConsistent)
    for number in Self.ending + others { takeOver(number) }
  }

  deinit {
    for (number, action) in previous {
      var action = action
      unsafe sigaction(number, &action, nil)
    }
    signalSink.store(-1, ordering: .sequentiallyConsistent)
    close(source.number)
    close(sink)
  }

  private func takeOver(_ number: Int32) {
    Self.unblock(number)
    var old = sigaction()
    var new = sigaction()
    #if canImport(Darwin)
      unsafe new.__sigaction_u.__sa_handler = noteSignal
    #else
      unsafe new.__sigaction_handler.sa_handler = noteSignal
    #endif
    new.sa_flags = SA_RESTART
    guard unsafe sigaction(number, &new, &old) == 0 else { return }
    previous.append((number, old))
  }

  /// Lets a signal through that whoever started the process held back.
  private static func unblock(_ number: Int32) {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    unsafe sigaddset(&set, number)
    unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Returns the signals that came since the last call, in order.
  func signals() -> [Int32] { (source.read(limit: 256) ?? []).map(Int32.init) }

  /// Waits until something can be read, or a signal comes.
  ///
  /// - Parameter input: What is read.
  /// - Returns: The signal, `nil` where there is something to read.
  func wait(beside input: Descriptor) -> Int32? {
    while true {
      var requests = [input, source].map {
        pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0)
      }
      guard unsafe poll(&requests, nfds_t(requests.count), -1) > 0 else { continue }
      if requests[1].revents != 0, let signal = signals().first { return signal }
      if requests[0].revents != 0 { return nil }
    }
  }

  /// Lets a signal do what it does by default: it ends the process, or stops it until it is continued.
  static func raiseByDefault(_ number: Int32) {
    var old = sigaction()
    var standard = sigaction()
    #if canImport(Darwin)
      unsafe standard.__sigaction_u.__sa_handler = SIG_DFL
    #else
      unsafe standard.__sigaction_handler.sa_handler = SIG_DFL
    #endif
    unsafe sigaction(number, &standard, &old)
    unblock(number)
    raise(number)
    unsafe sigaction(number, &old, nil)
  }
}

/// Where the handler writes to; -1 for nowhere.
private let signalSink = Atomic<Int32>(-1)

/// The handler: only what is safe while anything else is half done (POSIX, section 2.4.3).
private func noteSignal(_ number: Int32) {
  let saved = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = unsafe write(signalSink.load(ordering: .sequentiallyConsistent), &byte, 1)
  errno = saved
}
