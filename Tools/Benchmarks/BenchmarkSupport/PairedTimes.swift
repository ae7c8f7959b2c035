/// The times of two ways to do the same, measured in turn: one run of the first, one of the second.
public struct PairedTimes: Hashable, Sendable {
  /// The times of the first.
  public let first: Statistics
  /// The times of the second.
  public let second: Statistics
  /// The time of the first as a multiple of that of the second, pair by pair.
  ///
  /// A machine that gets busy slows both runs of a pair, and leaves their ratio nearly alone.
  public let ratios: Statistics

  /// Sums up runs.
  ///
  /// - Parameters:
  ///   - first: The times of the first, at least one.
  ///   - second: The times of the second, as many, none of them 0.
  public init(_ first: [Double], _ second: [Double]) {
    precondition(first.count == second.count, "Runs are measured in pairs.")
    self.first = Statistics(first)
    self.second = Statistics(second)
    ratios = Statistics(zip(first, second).map(/))
  }
}
