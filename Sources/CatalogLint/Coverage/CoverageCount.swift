/// How many entries have come how far in a locale.
public struct CoverageCount: Hashable, Sendable {
  private var counts = [Int](repeating: 0, count: CoverageStatus.allCases.count)
  /// The entries all of whose texts are in an accepted state.
  public private(set) var accepted = 0
  /// The entries that are marked stale and have a text; they are not among the others.
  public private(set) var stale = 0

  /// Creates a count of nothing.
  public init() {}

  /// Counts an entry.
  mutating func add(_ status: CoverageStatus, isAccepted: Bool) {
    counts[Int(status.rawValue)] += 1
    if isAccepted { accepted += 1 }
  }

  /// Counts an entry that is marked stale.
  mutating func addStale() { stale += 1 }

  /// Returns how many entries have a status.
  public subscript(status: CoverageStatus) -> Int { counts[Int(status.rawValue)] }

  /// The entries that are translated, whatever is accepted.
  public var translated: Int { self[.translated] }
  /// The entries with a text that a person has to look at, a machine's among them.
  public var needsReview: Int { self[.needsReview] + self[.machineTranslated] }
  /// The entries without a translation, or with a part of one.
  public var missing: Int { self[.new] + self[.incomplete] + self[.absent] }
  /// The entries that count.
  public var total: Int { counts.reduce(0, +) }

  /// The accepted entries in hundredths of a percent, rounded down; 10,000 where nothing counts.
  ///
  /// Rounded down, so that 100 percent are shown only where nothing is left, and a share that was asked
  /// for only where it is reached.
  public var basisPoints: Int { total == 0 ? 10_000 : accepted * 10_000 / total }

  /// Returns how many more entries have to be accepted before a share is reached, by the exact
  /// fraction; 0 where it is.
  public func shortfall(from minimum: Percentage) -> Int {
    max(minimum.share(of: total) - accepted, 0)
  }

  /// Adds what was counted elsewhere.
  public static func += (left: inout CoverageCount, right: CoverageCount) {
    for index in left.counts.indices { left.counts[index] += right.counts[index] }
    left.accepted += right.accepted
    left.stale += right.stale
  }
}
