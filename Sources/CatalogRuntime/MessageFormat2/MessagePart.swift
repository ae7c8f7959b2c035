public import ICUKit

/// A part of a formatted message of Unicode MessageFormat 2, for those who show more than plain text.
///
/// The texts of the parts one after the other are the text of the message.
public enum MessagePart: Hashable, Sendable {
  /// Text of the message itself.
  case text(String)
  /// A formatted value.
  case expression(Expression)
  /// The beginning or the end of a span, or an element alone.
  case markup(Markup)
  /// A control that isolates the direction of a value: U+2066, U+2067, U+2068 before it, U+2069 behind it.
  case bidiIsolation(Unicode.Scalar)
  /// What is shown for a value that is not there, with its source: `$name`, `|literal|`, `:function`.
  case fallback(source: String)

  /// A formatted value.
  public struct Expression: Hashable, Sendable {
    /// A piece of the text of a value.
    public struct Piece: Hashable, Sendable {
      /// What the piece is, by the names of ECMA-402: `integer`, `group`, `decimal`, `fraction`, `currency`, `month`,
      /// `literal`, …; for a function of the program whatever it says.
      public let kind: String
      /// The text of the piece.
      public let text: String

      /// Creates a piece.
      public init(kind: String, text: String) {
        self.kind = kind
        self.text = text
      }
    }

    /// What the value is: `string`, `number`, `datetime`, or the name of a function of the program.
    public let kind: String
    /// The value as it is shown.
    public let text: String
    /// The identifier of the locale that it is shown in.
    public let locale: String
    /// The direction of the value; `nil` where its text decides.
    public let direction: TextDirection?
    /// The value of the option `u:id`.
    public let id: String?
    /// The pieces of the text; empty for a text of one piece.
    public let pieces: [Piece]

    /// Creates a value.
    public init(
      kind: String, text: String, locale: String, direction: TextDirection? = nil,
      id: String? = nil, pieces: [Piece] = []
    ) {
      self.kind = kind
      self.text = text
      self.locale = locale
      self.direction = direction
      self.id = id
      self.pieces = pieces
    }
  }

  /// Markup.
  public struct Markup: Hashable, Sendable {
    /// Which of the three markup is.
    public enum Kind: String, Hashable, Sendable {
      /// `{#name}`
      case open
      /// `{#name /}`
      case standalone
      /// `{/name}`
      case close
    }

    /// Which of the three this is.
    public let kind: Kind
    /// The name, with its namespace if it has one.
    public let name: String
    /// The options by their names, without those of the namespace `u`.
    public let options: [String: String]
    /// The value of the option `u:id`.
    public let id: String?

    /// Creates markup.
    public init(kind: Kind, name: String, options: [String: String] = [:], id: String? = nil) {
      self.kind = kind
      self.name = name
      self.options = options
      self.id = id
    }
  }

  /// The text that the part adds to the text of the message; empty for markup.
  public var text: String {
    switch self {
    case .text(let text): text
    case .expression(let expression): expression.text
    case .markup: ""
    case .bidiIsolation(let control): String(control)
    case .fallback(let source): "{" + source + "}"
    }
  }
}
