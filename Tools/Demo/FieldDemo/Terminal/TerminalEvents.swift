#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What happens at a terminal.
enum TerminalEvent: Hashable, Sendable {
  /// Keys, all that came at once: a paste without marks is one event, not thousands.
  case keys([Key])
  /// The window has another size, or the process goes on after a stop.
  case screenChanged
  /// The process is asked to end or to stop, by the number of the signal.
  case signal(Int32)
  /// Nobody is there any more.
  case ended
}

/// The stream of what happens at a terminal.
struct TerminalEvents {
  /// How long an Esc waits for the rest of a sequence, in milliseconds.
  private static let escapeDelay: Int32 = 50
  /// How long a paste may pause.
  private static let pasteDelay: Int32 = 2000
  /// The most bytes that are read before the screen is painted again.
  private static let batchLimit = 1 << 18

  private let input: Descriptor
  private let signals: SignalPipe
  private var decoder = KeyDecoder()

  init(input: Descriptor, signals: SignalPipe) {
    self.input = input
    self.signals = signals
  }

  /// Waits for the next events.
  mutating func next() -> [TerminalEvent] {
    while true {
      let delay =
        decoder.isPasting ? Self.pasteDelay : decoder.isWaiting ? Self.escapeDelay : -1
      let ready = poll(timeout: delay)
      if ready.signals { return signals.signals().map(event) }
      if ready.keys {
        let events = readKeys()
        if !events.isEmpty { return events }
      } else if decoder.isWaiting {
        let keys = decoder.flush()
        if !keys.isEmpty { return [.keys(keys)] }
      }
    }
  }

  private func event(of signal: Int32) -> TerminalEvent {
    [SIGWINCH, SIGCONT].contains(signal) ? .screenChanged : .signal(signal)
  }

  private mutating func readKeys() -> [TerminalEvent] {
    var bytes: [UInt8] = []
    var isEnded = false
    repeat {
      guard let read = input.read(limit: 1 << 16) else { break }
      isEnded = read.isEmpty
      bytes += read
    } while !isEnded && bytes.count < Self.batchLimit && poll(timeout: 0).keys
    let keys = decoder.keys(of: bytes) + (isEnded ? decoder.flush() : [])
    return (keys.isEmpty ? [] : [.keys(keys)]) + (isEnded ? [.ended] : [])
  }

  private func poll(timeout: Int32) -> (keys: Bool, signals: Bool) {
    var requests = [input, signals.source].map {
      pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0)
    }
    guard systemPoll(&requests, timeout) > 0 else { return (false, false) }
    return (requests[0].revents != 0, requests[1].revents != 0)
  }
}

/// The system’s function, under a name that no method hides.
private func systemPoll(_ requests: inout [pollfd], _ timeout: Int32) -> Int32 {
  unsafe poll(&requests, nfds_t(requests.count), timeout)
}
