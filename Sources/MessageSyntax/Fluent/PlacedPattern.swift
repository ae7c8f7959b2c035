extension Fluent {
  /// A pattern in a file whose text is known by where it begins, for places in the text.
  public struct PlacedPattern: Sendable {
    /// The pattern.
    public let pattern: Pattern

    /// Reads a pattern again.
    ///
    /// - Parameters:
    ///   - start: Where its ``Pattern/sourceRange`` begins.
    ///   - bytes: The file, as valid UTF-8.
    /// - Returns: `nil` where no pattern begins there.
    public init?(at start: Int, in bytes: [UInt8]) {
      var parser = Parser(bytes, at: start)
      guard start < bytes.count, let pattern = try? parser.readPattern(again: start) else {
        return nil
      }
      self.pattern = pattern
    }

    /// Returns the place in the file of an offset in ``Pattern/source(in:)``; behind its end, its end.
    public func fileOffset(ofSource offset: Int) -> Int {
      guard !pattern.segments.isEmpty else {
        return min(pattern.sourceRange.lowerBound + offset, pattern.sourceRange.upperBound)
      }
      var rest = offset
      for segment in pattern.segments {
        if rest < segment.count { return segment.lowerBound + rest }
        rest -= segment.count
      }
      return pattern.sourceRange.upperBound
    }
  }
}
