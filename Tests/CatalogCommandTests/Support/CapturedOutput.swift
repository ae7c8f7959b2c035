import CatalogCommand
import Synchronization

/// Keeps what a command writes.
final class CapturedOutput: Sendable {
  private let bytes = Mutex<[UInt8]>([])
  private let outcome: OutputChannel.Outcome

  init(outcome: OutputChannel.Outcome = .written) { self.outcome = outcome }

  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }

  func channel(isTerminal: Bool) -> OutputChannel {
    OutputChannel(isTerminal: isTerminal) { written in
      self.bytes.withLock { $0 += written }
      return self.outcome
    }
  }
}
