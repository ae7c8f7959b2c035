internal import CompiledCatalog

/// Writes the hash index: keys in the order of their tags, each as near behind its home as there is room.
struct IndexWriter {
  private var entries: [(tag: UInt32, key: UInt32)] = []

  /// Adds a key.
  mutating func add(_ key: String, number: UInt32, table: UInt32) {
    let bytes = Array(key.utf8)
    let hash = unsafe ContentHash.hash(bytes.span.bytes, seed: CompiledLayout.seed(ofTable: table))
    entries.append((CompiledLayout.tag(ofHash: hash), number))
  }

  /// Returns the section: at most 3 of 4 slots are taken.
  func section() -> ByteWriter {
    let capacity = entries.count + (entries.count + 2) / 3
    var slots: [(tag: UInt32, key: UInt32)] = []
    slots.reserveCapacity(capacity + 1)
    let empty = (tag: CompiledLayout.nothing, key: CompiledLayout.nothing)
    for entry in entries.sorted(by: { ($0.tag, $0.key) < ($1.tag, $1.key) }) {
      let home = CompiledLayout.home(ofTag: entry.tag, capacity: capacity)
      while slots.count < home { slots.append(empty) }
      slots.append(entry)
    }
    while slots.count < capacity { slots.append(empty) }
    var writer = ByteWriter()
    writer.append32(UInt32(capacity))
    writer.append32(UInt32(slots.count))
    for slot in slots {
      writer.append32(slot.tag)
      writer.append32(slot.key)
    }
    return writer
  }
}
