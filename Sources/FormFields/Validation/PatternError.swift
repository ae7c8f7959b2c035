/// A pattern that cannot be used.
public struct PatternError: Error, Hashable, Sendable {
  /// The pattern.
  public let pattern: String
  /// Where the mistake was noticed, in code points from the start; `nil` where no place is known, and where the pattern is too
  /// long.
  public let offset: Int?
}

extension PatternError: CustomStringConvertible {
  /// The pattern with the place of the mistake.
  public var description: String {
    offset.map { "invalid pattern at offset \($0): \(pattern)" } ?? "invalid pattern: \(pattern)"
  }
}
