/// Where the messages and the plural categories of one locale are in a compiled catalog.
///
/// Found once and used for many look-ups: all ranges are inside of the bytes of the catalog that gave it.
package struct LocaleMessages: Sendable {
  /// The offset in the file of the blocks, one for each 32 keys.
  let blocks: Int
  /// The offset in the file of the references.
  let references: Int
  /// The number of references.
  let count: UInt32
  /// The plural categories of amounts, at an offset in the file.
  let cardinal: PluralTableShape
  /// Those of places in an order.
  let ordinal: PluralTableShape
}
