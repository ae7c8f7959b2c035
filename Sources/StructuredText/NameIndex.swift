/// Finds names again that were seen before, without making a string of any.
///
/// It knows positions alone; who asks compares the names.
package struct NameIndex {
  private struct Slot {
    var position: Int32 = -1
    var tag: UInt32 = 0
  }

  private var slots: [Slot]
  private var count = 0

  /// Makes an index.
  ///
  /// - Parameter capacity: How many names are expected; more are taken, too.
  package init(capacity: Int) {
    var slotCount = 16
    while slotCount < 2 * capacity { slotCount *= 2 }
    slots = Array(repeating: Slot(), count: slotCount)
  }

  /// Notes a name.
  ///
  /// Takes constant time; nobody who does not know the seed of the process can choose names that take longer.
  ///
  /// - Parameters:
  ///   - name: The bytes of the name.
  ///   - position: What is returned for the name later, from 0.
  ///   - isSame: Returns whether the name at a position is the same.
  /// - Returns: The position of the same name that was noted first, or `nil` where there is none.
  package mutating func note(
    _ name: ArraySlice<UInt8>, at position: Int, isSame: (Int) -> Bool
  ) -> Int? {
    if 2 * (count + 1) > slots.count { grow() }
    var hasher = Hasher()
    unsafe name.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    let tag = UInt32(truncatingIfNeeded: hasher.finalize())
    var slot = Int(tag) & (slots.count - 1)
    while slots[slot].position >= 0 {
      if slots[slot].tag == tag, isSame(Int(slots[slot].position)) {
        return Int(slots[slot].position)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Slot(position: Int32(position), tag: tag)
    count += 1
    return nil
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: 2 * old.count)
    for entry in old where entry.position >= 0 {
      var slot = Int(entry.tag) & (slots.count - 1)
      while slots[slot].position >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = entry
    }
  }
}
