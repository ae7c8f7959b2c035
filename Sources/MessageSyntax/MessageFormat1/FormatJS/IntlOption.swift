extension MessageFormat1 {
  /// The value of an option of `Intl.NumberFormat` or `Intl.DateTimeFormat` (ECMA-402).
  public enum IntlOption: Hashable, Sendable {
    /// A word, such as `compact`.
    case word(String)
    /// A number, such as a count of digits.
    case number(Double)
    /// A switch.
    case flag(Bool)
  }

  /// The options of a formatter by name.
  public typealias IntlOptions = [String: IntlOption]
}
