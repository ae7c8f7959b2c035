extension MessageFormat2 {
  /// A value: an operand, a function, or an operand with a function.
  public struct Expression: Hashable, Sendable {
    /// The value before the function; `nil` only where there is a function.
    public let operand: Operand?
    /// What makes something of the operand; `nil` only where there is an operand.
    public let function: Function?
    /// Notes without a meaning of their own, in the order of the text.
    public var attributes: [Attribute]
    /// The expression with its braces.
    public var place: Place

    /// Creates an expression with an operand: `{$operand :function @attribute}`.
    public init(
      _ operand: Operand, function: Function? = nil, attributes: [Attribute] = [],
      place: Place = .none
    ) {
      self.operand = operand
      self.function = function
      self.attributes = attributes
      self.place = place
    }

    /// Creates an expression of a function alone: `{:function @attribute}`.
    public init(_ function: Function, attributes: [Attribute] = [], place: Place = .none) {
      operand = nil
      self.function = function
      self.attributes = attributes
      self.place = place
    }
  }

  /// A literal or a variable: what a function is called with, and the value of an option.
  public enum Operand: Hashable, Sendable {
    /// A value that stands in the message.
    case literal(Literal)
    /// A value with a name.
    case variable(Variable)

    /// The operand as it is written.
    public var place: Place {
      switch self {
      case .literal(let literal): literal.place
      case .variable(let variable): variable.place
      }
    }

    /// The variable, or `nil` where this is a literal.
    public var variable: Variable? {
      switch self {
      case .literal: nil
      case .variable(let variable): variable
      }
    }
  }

  /// A reference to a value with a name.
  public struct Variable: Hashable, Sendable {
    /// The name without `$` and without bidirectional marks around it, as it is written: Swift's
    /// `==` compares texts by canonical equivalence, as names have to be.
    public var name: String
    /// The variable with its `$`.
    public var place: Place

    /// Creates a variable.
    public init(_ name: String, place: Place = .none) {
      self.name = name
      self.place = place
    }
  }

  /// A value that stands in the message.
  public struct Literal: Hashable, Sendable {
    /// The value without quotes and escapes. Quoted and unquoted literals mean the same.
    public var value: String
    /// The literal as it is written, with quotes.
    public var place: Place

    /// Creates a literal.
    public init(_ value: String, place: Place = .none) {
      self.value = value
      self.place = place
    }
  }
}
