internal import Synchronization

/// Values that are made once and kept for the whole process; safe to use from any thread.
///
/// Making a value holds no lock: two threads may make the same one, and the first is kept. A cache
/// that is full starts anew, so that a hostile file with very many keys cannot fill the memory.
package final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Key: Value]>([:])
  private let capacity: Int

  /// Creates an empty cache.
  ///
  /// - Parameter capacity: The greatest number of values.
  package init(capacity: Int) {
    self.capacity = capacity
  }

  /// The number of values that are kept.
  package var count: Int { values.withLock { $0.count } }

  /// Returns the value of a key, made where there is none yet.
  package func value(for key: Key, make: () -> Value) -> Value {
    if let kept = values.withLock({ $0[key] }) { return kept }
    let made = make()
    return values.withLock { values in
      if let first = values[key] { return first }
      if values.count >= capacity { values.removeAll(keepingCapacity: true) }
      values[key] = made
      return made
    }
  }
}
