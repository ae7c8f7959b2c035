internal import SourceText

/// The entries of a file that were seen, to find those that stand twice.
///
/// A table with open addressing: an entry takes a hash, a place, and no allocation of its own.
struct KeySet {
  private var slots: [Int32] = Array(repeating: -1, count: 1024)
  private var keys: [Key] = []

  private struct Key {
    let hash: Int
    let context: String?
    let text: String
    let domain: String?
    let range: SourceRange
  }

  /// Adds an entry.
  ///
  /// - Returns: The place of the first one where there is such an entry already.
  mutating func insert(
    _ context: String?, _ text: String, _ domain: String?, range: SourceRange
  ) -> SourceRange? {
    if keys.count * 2 >= slots.count { grow() }
    let hash = KeySet.hash(context, text)
    var slot = hash & (slots.count - 1)
    while slots[slot] >= 0 {
      let key = keys[Int(slots[slot])]
      if key.hash == hash, KeySet.equal(key.text, text), KeySet.equal(key.context, context),
        key.domain == domain
      {
        return key.range
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(keys.count)
    keys.append(Key(hash: hash, context: context, text: text, domain: domain, range: range))
    return nil
  }

  private mutating func grow() {
    let count = slots.count * 4
    slots = Array(repeating: -1, count: count)
    for (index, key) in keys.enumerated() {
      var slot = key.hash & (count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (count - 1) }
      slots[slot] = Int32(index)
    }
  }

  private static func equal(_ left: String?, _ right: String?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left?, let right?): left.utf8.elementsEqual(right.utf8)
    default: false
    }
  }

  private static func hash(_ context: String?, _ text: String) -> Int {
    var hasher = Hasher()
    var text = text
    text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    if var context {
      hasher.combine(4 as UInt8)
      context.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
    return hasher.finalize()
  }
}
