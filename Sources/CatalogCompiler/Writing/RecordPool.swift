internal import CompiledCatalog

/// The records of messages; equal ones are stored once.
struct RecordPool {
  private(set) var words: [UInt32] = []
  private var offsets: [[UInt32]: UInt32] = [:]

  /// Returns the word where a record is, or `nil` where the pool is full.
  ///
  /// Adds a record that is new.
  mutating func add(_ record: [UInt32]) -> UInt32? {
    if let word = offsets[record] { return word }
    guard words.count + record.count < CompiledLayout.referenceLimit else { return nil }
    let word = UInt32(words.count)
    words += record
    offsets[record] = word
    return word
  }
}
