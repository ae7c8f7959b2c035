extension MessageFormat1 {
  /// An argument with messages for plural categories.
  public struct Plural: Hashable, Sendable {
    /// What the argument is called by.
    public var name: ArgumentName
    /// Whether the categories are those of ordinal numbers: `selectordinal`.
    public var isOrdinal: Bool
    /// What is subtracted before a category is chosen and where `#` stands; 0 where nothing is said.
    public var offset: Double
    /// The messages in the order of the text, duplicates included; ICU takes the first that fits.
    public var variants: [Variant]
    /// Where the argument stands, braces included.
    public let place: Place

    /// Creates an argument.
    public init(
      _ name: ArgumentName, isOrdinal: Bool = false, offset: Double = 0, variants: [Variant],
      at place: Place = Place()
    ) {
      self.name = name
      self.isOrdinal = isOrdinal
      self.offset = offset
      self.variants = variants
      self.place = place
    }
  }

  /// An argument with messages for words.
  public struct Select: Hashable, Sendable {
    /// What the argument is called by.
    public var name: ArgumentName
    /// The messages in the order of the text, duplicates included; ICU takes the first that fits.
    public var variants: [Variant]
    /// Where the argument stands, braces included.
    public let place: Place

    /// Creates an argument.
    public init(_ name: ArgumentName, variants: [Variant], at place: Place = Place()) {
      self.name = name
      self.variants = variants
      self.place = place
    }
  }

  /// A message of a plural or select argument with what selects it.
  public struct Variant: Hashable, Sendable {
    /// What selects a message.
    public enum Selector: Hashable, Sendable {
      /// A word: a plural category or a value of a select argument.
      case keyword(String)
      /// A number before the offset is subtracted: `=1`.
      case exactly(Double)
    }

    /// What selects the message.
    public var selector: Selector
    /// The message.
    public var message: Message
    /// Where the selector stands.
    public let selectorPlace: Place
    /// Where the message stands, braces included.
    public let messagePlace: Place

    /// Creates a message with its selector.
    public init(
      _ selector: Selector, _ message: Message, selectorAt selectorPlace: Place = Place(),
      messageAt messagePlace: Place = Place()
    ) {
      self.selector = selector
      self.message = message
      self.selectorPlace = selectorPlace
      self.messagePlace = messagePlace
    }
  }
}
