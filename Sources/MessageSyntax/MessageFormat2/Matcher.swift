extension MessageFormat2 {
  /// Several patterns, one of which is selected by the values of variables.
  public struct Matcher: Hashable, Sendable {
    /// The variables that select; at least one.
    public var selectors: [Variable]
    /// The patterns with their keys, in the order of the text; at least one.
    public var variants: [Variant]
    /// The matcher from `.match` to the end of the last pattern.
    public var place: Place

    /// Creates a matcher.
    public init(selectors: [Variable], variants: [Variant], place: Place = .none) {
      self.selectors = selectors
      self.variants = variants
      self.place = place
    }
  }

  /// A pattern and the keys for which it is selected.
  public struct Variant: Hashable, Sendable {
    /// The keys, in a valid message one for each selector; at least one.
    public var keys: [Key]
    /// What is shown.
    public var pattern: Pattern
    /// The variant from its first key to the `}}`.
    public var place: Place

    /// Creates a variant.
    public init(keys: [Key], pattern: Pattern, place: Place = .none) {
      self.keys = keys
      self.pattern = pattern
      self.place = place
    }
  }

  /// What a selector has to be for a variant.
  public enum Key: Hashable, Sendable {
    /// A value.
    case literal(Literal)
    /// `*`, which goes with every value.
    case catchAll(Place)

    /// The key as it is written.
    public var place: Place {
      switch self {
      case .literal(let literal): literal.place
      case .catchAll(let place): place
      }
    }

    /// Whether this is `*`.
    public var isCatchAll: Bool {
      switch self {
      case .literal: false
      case .catchAll: true
      }
    }
  }
}
