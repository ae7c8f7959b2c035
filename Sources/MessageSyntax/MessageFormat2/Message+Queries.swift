extension MessageFormat2 {
  /// A place of a message at which a variable stands.
  public struct VariableUse: Hashable, Sendable {
    /// What the variable does there.
    public enum Role: Hashable, Sendable {
      /// It is declared by `.input`, whose operand it is, too.
      case input
      /// It is declared by `.local`.
      case local
      /// It is the operand of an expression, other than that of `.input`.
      case operand
      /// It is the value of an option.
      case option
      /// It selects a variant.
      case selector
    }

    /// The variable.
    public let variable: Variable
    /// What the variable does there.
    public let role: Role
  }

  /// A call of a function, with what it is called on.
  public struct FunctionUse: Hashable, Sendable {
    /// The function with its options.
    public let function: Function
    /// What it is called on, or `nil` where it stands alone.
    public let operand: Operand?
  }
}

extension MessageFormat2.Message {
  /// The patterns in the order of the text: one, or that of each variant.
  public var patterns: [MessageFormat2.Pattern] {
    switch body {
    case .pattern(let pattern): [pattern]
    case .matcher(let matcher): matcher.variants.map(\.pattern)
    }
  }

  /// The expressions of the declarations and of the patterns, in the order of the text.
  public var expressions: [MessageFormat2.Expression] {
    declarations.map(\.expression)
      + patterns.flatMap(\.parts).compactMap {
        guard case .expression(let expression) = $0 else { return nil }
        return expression
      }
  }

  /// The calls of functions, in the order of the text.
  public var functionUses: [MessageFormat2.FunctionUse] {
    expressions.compactMap { expression in
      expression.function.map {
        MessageFormat2.FunctionUse(function: $0, operand: expression.operand)
      }
    }
  }

  /// The places of all variables, in the order of the text.
  public var variableUses: [MessageFormat2.VariableUse] {
    var uses: [MessageFormat2.VariableUse] = []
    for declaration in declarations { uses += declaration.variableUses }
    switch body {
    case .pattern(let pattern): uses += pattern.variableUses
    case .matcher(let matcher):
      uses += matcher.selectors.map { MessageFormat2.VariableUse($0, .selector) }
      for variant in matcher.variants { uses += variant.pattern.variableUses }
    }
    return uses
  }

  /// The names of the variables whose values the message is given, each once, in the order of
  /// their first use: all that are not declared by `.local` before they are used.
  public var externalVariables: [String] {
    var known: Set<String> = []
    return variableUses.compactMap { use in
      let isFirst = known.insert(use.variable.name).inserted
      return isFirst && use.role != .local ? use.variable.name : nil
    }
  }
}

extension MessageFormat2.VariableUse {
  fileprivate init(_ variable: MessageFormat2.Variable, _ role: Role) {
    self.init(variable: variable, role: role)
  }
}

extension MessageFormat2.Declaration {
  fileprivate var variableUses: [MessageFormat2.VariableUse] {
    switch kind {
    case .input:
      [MessageFormat2.VariableUse(variable, .input)]
        + expression.variableUses.filter { $0.role == .option }
    case .local: [MessageFormat2.VariableUse(variable, .local)] + expression.variableUses
    }
  }
}

extension MessageFormat2.Pattern {
  /// The markup of the pattern, in the order of the text.
  public var markup: [MessageFormat2.Markup] {
    parts.compactMap {
      guard case .markup(let markup) = $0 else { return nil }
      return markup
    }
  }

  fileprivate var variableUses: [MessageFormat2.VariableUse] {
    parts.flatMap(\.variableUses)
  }
}

extension MessageFormat2.Pattern.Part {
  fileprivate var variableUses: [MessageFormat2.VariableUse] {
    switch self {
    case .text: []
    case .expression(let expression): expression.variableUses
    case .markup(let markup): markup.options.compactMap(\.variableUse)
    }
  }
}

extension MessageFormat2.Expression {
  fileprivate var variableUses: [MessageFormat2.VariableUse] {
    let ofOperand = operand?.variable.map { MessageFormat2.VariableUse($0, .operand) }
    return (ofOperand.map { [$0] } ?? []) + (function?.options ?? []).compactMap(\.variableUse)
  }
}

extension MessageFormat2.Option {
  fileprivate var variableUse: MessageFormat2.VariableUse? {
    value.variable.map { MessageFormat2.VariableUse($0, .option) }
  }
}
