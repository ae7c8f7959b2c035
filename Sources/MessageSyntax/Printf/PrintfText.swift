/// A text read as a printf format of Apple's platforms.
///
/// Reading never fails: what is no placeholder is a problem, with its place.
public struct PrintfText: Hashable, Sendable {
  /// The placeholders in the order of the text.
  public var placeholders: [PrintfPlaceholder]
  /// What is wrong if the text is formatted, in the order of the text.
  public var problems: [PrintfProblem]
  /// The UTF-8 offsets of `%%`, an escaped percent sign.
  public var escapedPercents: [Int]

  /// Creates a text from its parts.
  public init(
    placeholders: [PrintfPlaceholder] = [], problems: [PrintfProblem] = [],
    escapedPercents: [Int] = []
  ) {
    self.placeholders = placeholders
    self.problems = problems
    self.escapedPercents = escapedPercents
  }
}
