extension MessageFormat2 {
  /// Text with placeholders.
  public struct Pattern: Hashable, Sendable {
    /// A part of a pattern.
    public enum Part: Hashable, Sendable {
      /// Text that is shown as it is.
      case text(Text)
      /// A value that is formatted.
      case expression(Expression)
      /// The beginning or the end of a span, or an element alone.
      case markup(Markup)

      /// The part as it is written, with its braces.
      public var place: Place {
        switch self {
        case .text(let text): text.place
        case .expression(let expression): expression.place
        case .markup(let markup): markup.place
        }
      }
    }

    /// The parts in the order of the text.
    ///
    /// A pattern that was read holds no empty text and no two texts side by side.
    public var parts: [Part]
    /// The pattern without the braces of a quoted pattern.
    public var place: Place

    /// Creates a pattern.
    public init(_ parts: [Part] = [], place: Place = .none) {
      self.parts = parts
      self.place = place
    }
  }

  /// Text of a pattern.
  public struct Text: Hashable, Sendable {
    /// The text without escapes.
    public var value: String
    /// The text as it is written, with escapes.
    public var place: Place

    /// Creates a text.
    public init(_ value: String, place: Place = .none) {
      self.value = value
      self.place = place
    }
  }
}
