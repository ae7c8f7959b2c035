/// The middle and the ends of a series of measurements.
public struct Statistics: Hashable, Sendable {
  /// The smallest value.
  public let minimum: Double
  /// The value in the middle, or the mean of the two in the middle.
  public let median: Double
  /// The largest value.
  public let maximum: Double

  /// Sums up measurements.
  ///
  /// - Parameter values: At least one value.
  public init(_ values: [Double]) {
    precondition(!values.isEmpty, "No value was measured.")
    let sorted = values.sorted()
    let middle = sorted.count / 2
    minimum = sorted[0]
    maximum = sorted[sorted.count - 1]
    median =
      sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
