internal import ICUShims

/// The sort keys of many strings, one behind the other, each with a NUL at its end.
struct SortKeys {
  private var bytes: [UInt8] = []
  private var starts: [Int] = []

  /// Makes the keys; the collator is used during the call only.
  @unsafe init(of strings: [String], collator: OpaquePointer) {
    starts.reserveCapacity(strings.count)
    var text: [UInt16] = []
    var key = [UInt8](repeating: 0, count: 256)
    for string in strings {
      text.removeAll(keepingCapacity: true)
      text.append(contentsOf: string.utf16)
      var length = unsafe Self.write(&key, of: text, collator: collator)
      if length > key.count {
        key = [UInt8](repeating: 0, count: length)
        length = unsafe Self.write(&key, of: text, collator: collator)
      }
      starts.append(bytes.count)
      bytes.append(contentsOf: key.prefix(length))
    }
  }

  /// Sorts the positions of the strings by their keys; `tie` tells whether the first of two
  /// positions with equal keys comes first.
  func sortedIndices(tie: (Int, Int) -> Bool) -> [Int] {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return Array(starts.indices) }
      return starts.indices.sorted { first, second in
        let order = unsafe cicu_sort_key_compare(base + starts[first], base + starts[second])
        return order == 0 ? tie(first, second) : order < 0
      }
    }
  }

  private static func write(
    _ key: inout [UInt8], of text: [UInt16], collator: OpaquePointer
  ) -> Int {
    let length = unsafe cicu_collator_sort_key(
      collator, text, Int32(text.count), &key, Int32(key.count))
    return Int(length)
  }
}
