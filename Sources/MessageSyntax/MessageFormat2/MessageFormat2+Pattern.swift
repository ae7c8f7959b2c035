extension MessageFormat2 {
  /// Text with placeholders.
  public struct Pattern: Node {
    /// A part of a pattern.
    public enum Part: Hashable, Sendable {
      /// Text that is shown as it is.
      case text(Text)
      /// A value that is formatted.
      case expression(Expression)
      /// The beginning or the end of a span, or an element alone.
      case markup(Markup)

      /// The UTF-8 offsets of the part, with its braces.
      public var range: Range<Int> {
        switch self {
        case .text(let text): text.range
        case .expression(let expression): expression.range
        case .markup(let markup): markup.range
        }
      }
    }

    /// The pattern without the braces of a quoted pattern.
    public let cursor: Cursor

    /// The parts in the order of the text; no text is empty, and no two stand side by side.
    public var parts: [Part] {
      cursor.children {
        switch $0.kind {
        case .text: .text(Text(cursor: $0))
        case .expression: .expression(Expression(cursor: $0))
        default: .markup(Markup(cursor: $0))
        }
      }
    }
  }

  /// Text of a pattern.
  public struct Text: Node {
    /// The text as it is written.
    public let cursor: Cursor

    /// The text without escapes.
    public var value: String { cursor.value }
  }

  /// The beginning or the end of a span of a pattern, or an element alone.
  public struct Markup: Node {
    /// Which of the three markup is.
    public enum Kind: Hashable, Sendable {
      /// `{#name}`
      case open
      /// `{#name /}`
      case standalone
      /// `{/name}`
      case close
    }

    /// The markup with its braces.
    public let cursor: Cursor

    /// Which of the three this is.
    public var kind: Kind {
      switch cursor.kind {
      case .openMarkup: .open
      case .closeMarkup: .close
      default: .standalone
      }
    }

    /// The name without `#` and `/`, with its namespace if it has one.
    public var name: String { cursor.name }

    /// The options in the order of the text.
    public var options: [Option] { cursor.options }

    /// Notes without a meaning of their own, in the order of the text.
    public var attributes: [Attribute] { cursor.attributes }
  }
}
