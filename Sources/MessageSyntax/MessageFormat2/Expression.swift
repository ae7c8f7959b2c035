extension MessageFormat2 {
  /// A value: an operand, a function, or an operand with a function.
  public struct Expression: Node {
    /// The expression with its braces.
    public let cursor: Cursor

    /// The value before the function; `nil` only where there is a function.
    public var operand: Operand? { cursor.operand }

    /// What makes something of the operand; `nil` only where there is an operand.
    public var function: Function? {
      cursor.child { $0.kind == .function ? Function(cursor: $0) : nil }
    }

    /// Notes without a meaning of their own, in the order of the text.
    ///
    /// Of those with the same name only the last one counts.
    public var attributes: [Attribute] { cursor.attributes }
  }

  /// A literal or a variable: what a function is called on, and the value of an option.
  public enum Operand: Hashable, Sendable {
    /// A value that stands in the message.
    case literal(Literal)
    /// A value with a name.
    case variable(Variable)

    /// The UTF-8 offsets of the operand.
    public var range: Range<Int> {
      switch self {
      case .literal(let literal): literal.range
      case .variable(let variable): variable.range
      }
    }

    /// The variable, or `nil` where this is a literal.
    public var variable: Variable? {
      switch self {
      case .literal: nil
      case .variable(let variable): variable
      }
    }

    /// The literal, or `nil` where this is a variable.
    public var literal: Literal? {
      switch self {
      case .literal(let literal): literal
      case .variable: nil
      }
    }
  }

  /// A reference to a value with a name.
  public struct Variable: Node {
    /// The variable with its `$`.
    public let cursor: Cursor

    /// The name without `$` and without bidirectional controls around it, not normalized: Swift's
    /// `==` compares texts by canonical equivalence, as names have to be.
    public var name: String { cursor.value }
  }

  /// A value that stands in the message.
  public struct Literal: Node {
    /// The literal as it is written, with quotes.
    public let cursor: Cursor

    /// The value without quotes and escapes, not normalized.
    public var value: String { cursor.value }

    /// Whether the value is a `number-literal`, which is a number of JSON: `-1.5e3`.
    public var isNumber: Bool { SyntaxCharacter.isNumber(value.utf8) }

    /// Whether the literal is written in quotes, which makes no difference to its meaning.
    public var isQuoted: Bool { cursor.kind == .quotedLiteral }
  }
}

extension MessageFormat2.Cursor {
  /// The literal or variable that is a child, or `nil` where there is none.
  var operand: MessageFormat2.Operand? {
    child {
      switch $0.kind {
      case .variable: .variable(MessageFormat2.Variable(cursor: $0))
      case .literal, .quotedLiteral: .literal(MessageFormat2.Literal(cursor: $0))
      default: nil
      }
    }
  }
}
