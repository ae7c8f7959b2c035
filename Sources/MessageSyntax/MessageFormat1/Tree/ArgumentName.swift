extension MessageFormat1 {
  /// What an argument is called by.
  public struct ArgumentName: Hashable, Sendable {
    /// A number or a name.
    public enum Key: Hashable, Sendable {
      /// The number of an argument, from 0 to 32,767.
      case number(Int)
      /// The name of an argument.
      case name(String)
    }

    /// The number or name.
    public var key: Key
    /// Where it stands.
    public let place: Place

    /// Creates a name.
    public init(_ key: Key, at place: Place = Place()) {
      self.key = key
      self.place = place
    }

    /// The number or name as a pattern has it.
    public var text: String {
      switch key {
      case .number(let number): String(number)
      case .name(let name): name
      }
    }
  }
}
