/// Where the messages and the plural categories of one locale are in a compiled catalog.
///
/// Found once and used for many look-ups: all ranges are inside of the bytes of the catalog that gave it.
@usableFromInline
package struct LocaleMessages: Sendable {
  /// The offset in the file of the blocks, one for each 32 keys.
  @usableFromInline let blocks: Int
  /// The offset in the file of the references.
  @usableFromInline let references: Int
  /// The number of references.
  @usableFromInline let count: UInt32
  /// The plural categories of amounts, at an offset in the file.
  @usableFromInline let cardinal: PluralTableShape
  /// Those of places in an order.
  @usableFromInline let ordinal: PluralTableShape
}
