extension MessageFormat1 {
  /// A piece of a message.
  public enum Node: Hashable, Sendable {
    /// Text that is shown as it is.
    case text(Text)
    /// An argument without messages: `{name}`, `{n, number}`, `{day, date, short}`.
    case argument(Argument)
    /// An argument with messages for plural categories: `plural` and `selectordinal`.
    case plural(Plural)
    /// An argument with messages for words.
    case select(Select)
    /// An argument with messages for ranges of numbers.
    case choice(Choice)
    /// `#`: the number of the plural argument whose message this is, less its offset.
    case pound(Place)
    /// A tag of FormatJS.
    case tag(Tag)

    /// The UTF-8 offsets of the piece in the text of its pattern, braces included.
    public var range: Range<Int> {
      switch self {
      case .text(let text): text.place.range
      case .argument(let argument): argument.place.range
      case .plural(let plural): plural.place.range
      case .select(let select): select.place.range
      case .choice(let choice): choice.place.range
      case .pound(let place): place.range
      case .tag(let tag): tag.place.range
      }
    }
  }

  /// Text of a message.
  public struct Text: Hashable, Sendable {
    /// What is shown, without the apostrophes that quote.
    public var value: String
    /// Where it stands, apostrophes included.
    public let place: Place

    /// Creates a text.
    public init(_ value: String, at place: Place = Place()) {
      self.value = value
      self.place = place
    }
  }

  /// A tag of FormatJS with what stands in it.
  public struct Tag: Hashable, Sendable {
    /// The name between the angle brackets.
    public var name: String
    /// Whether it is written as `<name/>`, which FormatJS shows as text.
    public var isSelfClosing: Bool
    /// What stands between the opening and the closing tag.
    public var content: Message
    /// Where it stands, from the first `<` to the last `>`.
    public let place: Place

    /// Creates a tag.
    public init(
      _ name: String, isSelfClosing: Bool = false, content: Message = Message(),
      at place: Place = Place()
    ) {
      self.name = name
      self.isSelfClosing = isSelfClosing
      self.content = content
      self.place = place
    }
  }
}
