/// Where the messages and the plural categories of one locale are in a compiled catalog.
///
/// Found once and used for many look-ups: all ranges are inside of the bytes of the catalog that gave it.
@usableFromInline
package struct LocaleMessages: Sendable {
  /// Where the references to its messages are.
  @usableFromInline let references: MessageReferences
  /// The plural categories of amounts, at an offset in the file.
  @usableFromInline let cardinal: PluralTableShape
  /// Those of places in an order.
  @usableFromInline let ordinal: PluralTableShape
}

/// Where the references to the messages of one locale are, inside of the bytes of the catalog that gave it.
@usableFromInline
struct MessageReferences: Sendable {
  /// The offset in the file of the blocks, one for each 32 keys; 0 where every key has a reference and there are none.
  @usableFromInline let blocks: Int
  /// The offset in the file of the references.
  @usableFromInline let start: Int
  /// The number of references.
  @usableFromInline let count: UInt32

  @inlinable
  init(blocks: Int, start: Int, count: UInt32) {
    self.blocks = blocks
    self.start = start
    self.count = count
  }
}
