import Synchronization

/// Keeps what handlers are called with.
final class Recorder<Value: Sendable>: Sendable {
  private let kept = Mutex<[Value]>([])

  var values: [Value] { kept.withLock { $0 } }

  func append(_ value: Value) { kept.withLock { $0.append(value) } }
}
