/// Where the messages of one locale are in a compiled catalog, with ranges that are inside of its bytes.
package struct LocaleMessages: Sendable {
  /// The offset in the file of the blocks, one for each 32 keys.
  let blocks: Int
  /// The offset in the file of the references.
  let references: Int
  /// The number of references.
  let count: UInt32
}
