extension MessageFormat2 {
  /// A call of a function: `:number minimumFractionDigits=2`.
  public struct Function: Hashable, Sendable {
    /// The name without `:`, with its namespace if it has one: `number`, `ns:name`.
    public var name: String
    /// The options in the order of the text.
    public var options: [Option]
    /// The function from `:` to the end of its last option.
    public var place: Place

    /// Creates a function.
    public init(_ name: String, options: [Option] = [], place: Place = .none) {
      self.name = name
      self.options = options
      self.place = place
    }
  }

  /// A named value that is passed to a function or belongs to markup: `name=value`.
  public struct Option: Hashable, Sendable {
    /// The name, with its namespace if it has one: `minimumFractionDigits`, `u:dir`.
    public var name: String
    /// The value.
    public var value: Operand
    /// The option from its name to its value.
    public var place: Place

    /// Creates an option.
    public init(_ name: String, _ value: Operand, place: Place = .none) {
      self.name = name
      self.value = value
      self.place = place
    }
  }

  /// A note to an expression or to markup without a meaning of its own: `@name`, `@name=value`.
  public struct Attribute: Hashable, Sendable {
    /// The name without `@`, with its namespace if it has one.
    public var name: String
    /// The value, or `nil` where none is given.
    public var value: Literal?
    /// The attribute from `@` to its value.
    public var place: Place

    /// Creates an attribute.
    public init(_ name: String, _ value: Literal? = nil, place: Place = .none) {
      self.name = name
      self.value = value
      self.place = place
    }
  }
}
