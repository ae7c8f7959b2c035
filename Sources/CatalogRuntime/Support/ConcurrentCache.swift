internal import ICUKit

/// Values that are made once and kept, found without a lock.
///
/// A fixed number of slots holds the first values for good; reading one is a load and a comparison. Once the slots
/// near a key are taken, further keys share a small table under a lock, which starts anew when it is full: a
/// program that is asked for very many keys gets slower and does not fill the memory.
final class ConcurrentCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private final class Entry: Sendable {
    let key: Key
    let value: Value

    init(key: Key, value: Value) {
      self.key = key
      self.value = value
    }
  }

  private static var probeCount: Int { 8 }
  private static var slotCount: Int { 256 }
  private static var overflowCapacity: Int { 256 }
  /// The greatest number of values.
  static var capacity: Int { slotCount + overflowCapacity }

  private let slots = AtomicSlots<Entry>(count: slotCount)
  private let overflow = BoundedCache<Key, Value>(capacity: overflowCapacity)

  /// The number of values that are kept.
  var count: Int { slots.filledCount + overflow.count }

  /// Returns the value of a key; two threads may make the same one at once, and the first is kept.
  func value(for key: Key, make: () -> Value) -> Value {
    let start = key.hashValue
    for probe in 0..<Self.probeCount {
      let index = (start &+ probe) & (slots.count - 1)
      let entry =
        unsafe slots.object(at: index) ?? slots.fill(index, with: Entry(key: key, value: make()))
      let found = unsafe entry._withUnsafeGuaranteedRef { $0.key == key ? $0.value : nil }
      if let found { return found }
    }
    return overflow.value(for: key, make: make)
  }
}
