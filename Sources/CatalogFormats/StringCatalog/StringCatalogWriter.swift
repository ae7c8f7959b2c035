public import CatalogModel
internal import ICUKit
internal import SourceText
internal import StructuredText

/// Writes Apple's String Catalogs (`.xcstrings`) as Xcode writes them.
///
/// The bytes depend on the model alone. To change a file that exists, apply edits to it instead:
/// they keep its own style.
public struct StringCatalogWriter: CatalogWriter {
  /// The order in which names are written.
  public enum Order: Sendable, CaseIterable {
    /// Xcode's: names at every level in the order of ICU's root collation with numeric digits.
    case canonical
    /// Entries, locales, variations, substitutions and kept values as the catalog has them; the
    /// fields of an object in Xcode's order.
    case asFound
  }

  /// The order in which names are written.
  public var order: Order

  /// Creates a writer.
  public init(order: Order = .canonical) { self.order = order }

  /// Returns a String Catalog.
  ///
  /// Takes O(n log n) time in the number of entries.
  ///
  /// - Parameter catalog: The catalog.
  /// - Throws: `CatalogWriteError` where a kept field is no value of JSON, a part holds a value
  ///   besides its fields, the tree is deeper than readers go, or ICU has no collation data.
  public func write(_ catalog: Catalog) throws(CatalogWriteError) -> [UInt8] {
    let collator: Collator
    do {
      collator = try Collator.root
    } catch {
      throw CatalogWriteError(kind: .orderUnavailable(reason: error.name), subject: .init())
    }
    var encoder = StringCatalogEncoder(order: order, collator: collator)
    return JSONWriter.write(try encoder.encode(catalog))
  }
}
