extension MessageFormat2 {
  /// A declaration: it gives a name to a value.
  public struct Declaration: Hashable, Sendable {
    /// Where the value comes from.
    public enum Kind: Hashable, Sendable {
      /// `.input`: the value that was passed to the message under the same name.
      case input
      /// `.local`: the value of an expression.
      case local
    }

    /// Where the value comes from.
    public let kind: Kind
    /// The variable that is declared; of an input declaration, the operand of its expression.
    public let variable: Variable
    /// The value of the variable.
    public let expression: Expression
    /// The declaration from its keyword to the `}`.
    public let place: Place

    init(kind: Kind, variable: Variable, expression: Expression, place: Place) {
      self.kind = kind
      self.variable = variable
      self.expression = expression
      self.place = place
    }

    /// Creates an input declaration: `.input {$variable :function}`.
    public static func input(
      _ variable: Variable, function: Function? = nil, attributes: [Attribute] = [],
      place: Place = .none
    ) -> Declaration {
      Declaration(
        kind: .input, variable: variable,
        expression: Expression(.variable(variable), function: function, attributes: attributes),
        place: place)
    }

    /// Creates a local declaration: `.local $variable = {expression}`.
    public static func local(
      _ variable: Variable, _ expression: Expression, place: Place = .none
    ) -> Declaration {
      Declaration(kind: .local, variable: variable, expression: expression, place: place)
    }
  }
}
