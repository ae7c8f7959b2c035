extension MessageFormat1 {
  /// An argument with messages for ranges of numbers: `{n, choice, 0#none|1#one|1<many}`.
  public struct Choice: Hashable, Sendable {
    /// A message with the number from which it is taken.
    public struct Option: Hashable, Sendable {
      /// The lower limit, infinities included.
      public var limit: Double
      /// Whether the limit itself is left to the message before: `<` in place of `#`.
      public var isExclusive: Bool
      /// The message.
      public var message: Message
      /// Where the number and the separator stand.
      public let limitPlace: Place

      /// Creates a message with its limit.
      public init(
        from limit: Double, isExclusive: Bool = false, _ message: Message,
        limitAt limitPlace: Place = Place()
      ) {
        self.limit = limit
        self.isExclusive = isExclusive
        self.message = message
        self.limitPlace = limitPlace
      }
    }

    /// What the argument is called by.
    public var name: ArgumentName
    /// The messages in the order of the text; ICU does not ask that limits ascend.
    public var options: [Option]
    /// Where the argument stands, braces included.
    public let place: Place

    /// Creates an argument.
    public init(_ name: ArgumentName, options: [Option], at place: Place = Place()) {
      self.name = name
      self.options = options
      self.place = place
    }
  }
}
