public import CatalogModel
internal import SourceText

/// What is lost in a conversion: the first losses one by one, and how many there are.
public struct LossSummary: Sendable {
  /// The most losses that are kept one by one.
  public static let maximumCount = 20

  /// The first losses.
  public private(set) var first: [FormatLoss] = []
  /// How many there are.
  public private(set) var count = 0
  /// The entries that the first losses are about, with their places in the file.
  public private(set) var entries: [Entry] = []

  /// Creates a summary of no loss.
  public init() {}

  /// Creates a summary of losses of a catalog.
  public init(_ losses: [FormatLoss], of catalog: Catalog) {
    add(losses, of: catalog, shiftedBy: 0)
  }

  /// Adds losses.
  ///
  /// - Parameters:
  ///   - losses: The losses.
  ///   - catalog: The catalog that they belong to.
  ///   - distance: How much further on in the file the places of the catalog are.
  mutating func add(_ losses: [FormatLoss], of catalog: Catalog, shiftedBy distance: Int) {
    count += losses.count
    let added = losses.prefix(LossSummary.maximumCount - first.count)
    guard !added.isEmpty else { return }
    first += added
    var keys = Set(added.compactMap(\.subject.key))
    for entry in catalog.entries + catalog.obsoleteEntries where keys.remove(entry.key) != nil {
      var entry = entry
      entry.shiftRanges(by: distance)
      entries.append(entry)
    }
  }
}
