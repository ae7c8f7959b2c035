internal import CompiledCatalog

/// Every text once, with its length before it.
struct StringPool {
  private(set) var writer = ByteWriter()
  private var offsets: [UTF8Text: UInt32] = [:]

  /// Returns where a text is, or `nil` where the pool is full.
  ///
  /// Adds a text that is new.
  mutating func add(_ text: String) -> UInt32? {
    if let offset = offsets[UTF8Text(text)] { return offset }
    let start = writer.count
    let count = text.utf8.count
    guard start < CompiledLayout.referenceLimit, count < CompiledLayout.referenceLimit else {
      return nil
    }
    var rest = count
    while rest >= 0x80 {
      writer.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    writer.append(UInt8(rest))
    writer.append(text.utf8)
    let offset = UInt32(start)
    offsets[UTF8Text(text)] = offset
    return offset
  }
}
