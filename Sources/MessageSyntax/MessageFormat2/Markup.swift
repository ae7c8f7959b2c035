extension MessageFormat2 {
  /// The beginning or the end of a span of a pattern, or an element alone.
  public struct Markup: Hashable, Sendable {
    /// Which of the three this is.
    public enum Kind: Hashable, Sendable {
      /// `{#name}`
      case open
      /// `{#name /}`
      case standalone
      /// `{/name}`
      case close
    }

    /// Which of the three this is.
    public var kind: Kind
    /// The name without `#` and `/`, with its namespace if it has one.
    public var name: String
    /// The options in the order of the text.
    public var options: [Option]
    /// Notes without a meaning of their own, in the order of the text.
    public var attributes: [Attribute]
    /// The markup with its braces.
    public var place: Place

    /// Creates markup.
    public init(
      _ kind: Kind, _ name: String, options: [Option] = [], attributes: [Attribute] = [],
      place: Place = .none
    ) {
      self.kind = kind
      self.name = name
      self.options = options
      self.attributes = attributes
      self.place = place
    }
  }
}
