internal import Synchronization

/// Values that are made once and kept, found without a lock.
///
/// A fixed number of slots holds the first values for good; reading one is a load and a comparison. Once the slots
/// near a key are taken, further keys share a small table under a lock, which starts anew when it is full: a
/// program that is asked for very many keys gets slower and does not fill the memory.
@safe final class ConcurrentCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private final class Entry: Sendable {
    let key: Key
    let value: Value

    init(key: Key, value: Value) {
      self.key = key
      self.value = value
    }
  }

  private typealias Slot = Atomic<Unmanaged<Entry>?>

  private static var slotCount: Int { 256 }
  private static var probeCount: Int { 8 }
  private static var overflowCapacity: Int { 256 }

  // Each slot goes once from empty to an entry that stays until the cache goes.
  nonisolated(unsafe) private let slots: UnsafeMutablePointer<Slot>
  private let overflow = Mutex<[Key: Value]>([:])

  init() {
    unsafe slots = .allocate(capacity: Self.slotCount)
    for index in 0..<Self.slotCount {
      unsafe (slots + index).initialize(to: Atomic(nil))
    }
  }

  deinit {
    for index in 0..<Self.slotCount {
      unsafe slots[index].load(ordering: .acquiring)?.release()
    }
    unsafe slots.deinitialize(count: Self.slotCount).deallocate()
  }

  /// Returns the value of a key; two threads may make the same one at once, and the first is kept.
  func value(for key: Key, make: () -> Value) -> Value {
    let start = key.hashValue
    for probe in 0..<Self.probeCount {
      let index = (start &+ probe) & (Self.slotCount - 1)
      guard let entry = unsafe slots[index].load(ordering: .acquiring) else {
        if let value = fill(index, key, make) { return value }
        continue
      }
      let found = unsafe entry.takeUnretainedValue()
      if found.key == key { return found.value }
    }
    return overflowing(key, make)
  }

  /// Puts a new value into an empty slot; `nil` where another key took it meanwhile.
  private func fill(_ index: Int, _ key: Key, _ make: () -> Value) -> Value? {
    let entry = Entry(key: key, value: make())
    let retained = unsafe Unmanaged.passRetained(entry)
    let (isDone, current) = unsafe slots[index].compareExchange(
      expected: nil, desired: retained, ordering: .acquiringAndReleasing)
    if isDone { return entry.value }
    unsafe retained.release()
    guard let current = unsafe current?.takeUnretainedValue(), current.key == key else {
      return nil
    }
    return current.value
  }

  private func overflowing(_ key: Key, _ make: () -> Value) -> Value {
    if let kept = overflow.withLock({ $0[key] }) { return kept }
    let made = make()
    return overflow.withLock { values in
      if let first = values[key] { return first }
      if values.count >= Self.overflowCapacity { values.removeAll(keepingCapacity: true) }
      values[key] = made
      return made
    }
  }
}
