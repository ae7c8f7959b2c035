extension MessageFormat2 {
  /// Where a node stands in the text from which it was read.
  ///
  /// All places are equal to each other, so that nodes are equal when they say the same, wherever
  /// they stand.
  public struct Place: Hashable, Sendable {
    private let start: UInt32
    private let end: UInt32

    /// Creates a place.
    ///
    /// - Parameter range: UTF-8 offsets; those above 4294967295 are taken for that.
    public init(_ range: Range<Int>) {
      start = UInt32(clamping: range.lowerBound)
      end = UInt32(clamping: range.upperBound)
    }

    /// The place of a node that was read from no text.
    public static let none = Place(0..<0)

    /// The UTF-8 offsets; empty and at the beginning for a node that was read from no text.
    public var range: Range<Int> { Int(start)..<Int(end) }

    /// Returns whether both are places, which is always so.
    public static func == (left: Place, right: Place) -> Bool { true }

    /// Adds nothing to the hash, since all places are equal.
    public func hash(into hasher: inout Hasher) {}
  }
}
