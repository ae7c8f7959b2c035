/// Where the digits of a whole number are separated: `1,234,567`, in Hindi (hi) `12,34,567`, in Spanish (es) `1234`
/// but `12.345`.
public struct NumberGrouping: Hashable, Sendable {
  /// The number of digits in the last group; 0 where digits are never separated.
  public let primary: Int
  /// The number of digits in each group before the last one, 2 in Hindi (hi); the same as ``primary`` elsewhere.
  public let secondary: Int
  /// The number of digits that the first group must have where there is only one separator: 2 in Spanish (es),
  /// Polish (pl) and European Portuguese (pt-PT), 1 nearly everywhere else (UTS 35 Part 3, minimum grouping digits).
  public let minimum: Int

  /// No separators.
  public static let none = NumberGrouping(primary: 0, secondary: 0, minimum: 1)

  init(primary: Int, secondary: Int, minimum: Int) {
    self.primary = max(0, primary)
    self.secondary = secondary > 0 ? secondary : self.primary
    self.minimum = max(1, minimum)
  }

  /// Returns the same groups with another least number of digits in the first one.
  ///
  /// - Parameter minimum: The number of digits; less than 1 counts as 1.
  public func withMinimum(_ minimum: Int) -> NumberGrouping {
    NumberGrouping(primary: primary, secondary: secondary, minimum: minimum)
  }

  /// Returns how many separators a whole number has.
  ///
  /// - Parameter digitCount: The number of its digits.
  /// - Returns: The number of separators, from 0.
  @inlinable
  public func separatorCount(digitCount: Int) -> Int {
    guard primary > 0, digitCount >= primary &+ minimum else { return 0 }
    return 1 &+ (digitCount &- primary &- 1) / secondary
  }

  /// Returns whether a separator stands before the last digits of a number that has separators.
  ///
  /// - Parameter digitCount: How many digits follow, above 0.
  @inlinable
  public func isBoundary(digitCount: Int) -> Bool {
    let rest = digitCount &- primary
    return rest == 0 || rest > 0 && rest % secondary == 0
  }
}
