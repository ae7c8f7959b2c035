internal import SourceText
internal import Synchronization

/// A line on a terminal that says how far long work has come, and that leaves no trace.
///
/// It appears only after half a second, and only where a person reads along. Safe to use from any
/// thread.
final class ProgressLine: Sendable {
  private struct State {
    var done = 0
    var lastShown: ContinuousClock.Instant
    var isVisible = false
  }

  private let total: Int
  private let channel: OutputChannel
  private let state: Mutex<State>
  private let interval: Duration
  private let message: @Sendable (_ done: Int, _ total: Int) -> DiagnosticMessage
  /// The pieces are done on other threads, which do not know the language of the run.
  private let translator = Translator.current

  /// Starts the work.
  ///
  /// - Parameters:
  ///   - total: The number of pieces.
  ///   - channel: Where the line appears.
  ///   - interval: How long nothing appears, and how long the line stays as it is.
  ///   - message: Says how many pieces of all are done.
  init(
    total: Int, channel: OutputChannel, interval: Duration = .milliseconds(500),
    message: @escaping @Sendable (_ done: Int, _ total: Int) -> DiagnosticMessage
  ) {
    self.total = total
    self.channel = channel
    self.interval = interval
    self.message = message
    state = Mutex(State(lastShown: .now))
  }

  /// Notes that a piece is done.
  func advance() {
    guard channel.isTerminal else { return }
    state.withLock { state in
      state.done += 1
      let now = ContinuousClock.now
      guard now - state.lastShown >= interval else { return }
      state.lastShown = now
      state.isVisible = true
      let text = translator.text(message(state.done, total))
      _ = channel.write(Array("\r\u{1B}[K\(text)".utf8))
    }
  }

  /// Takes the line away.
  func finish() {
    state.withLock { state in
      guard state.isVisible else { return }
      state.isVisible = false
      _ = channel.write(Array("\r\u{1B}[K".utf8))
    }
  }
}
