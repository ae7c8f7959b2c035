extension MessageFormat1 {
  /// Where something stands in the text of its pattern.
  ///
  /// All places are equal, so that two nodes are equal where they say the same, wherever they stand.
  public struct Place: Hashable, Sendable {
    /// The UTF-8 offsets; 0..<0 for what was not read from a text.
    public let range: Range<Int>

    /// Creates a place.
    public init(_ range: Range<Int> = 0..<0) { self.range = range }

    /// Returns true.
    public static func == (_: Place, _: Place) -> Bool { true }

    /// Adds nothing.
    public func hash(into _: inout Hasher) {}
  }
}
