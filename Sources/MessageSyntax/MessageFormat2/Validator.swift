extension MessageFormat2 {
  /// Looks for rules of the data model that a message breaks.
  struct Validator {
    private(set) var errors: [DataModelError] = []
    /// The variables of the declarations so far, with their first place.
    private var seen: [String: Range<Int>] = [:]
    /// The declared variables that have a function, or refer to one that has.
    private var annotated: Set<String> = []

    /// Checks all of a message.
    mutating func check(_ message: Message) {
      for declaration in message.declarations { check(declaration) }
      switch message.body {
      case .pattern(let pattern): check(pattern)
      case .matcher(let matcher): check(matcher)
      }
    }

    private mutating func check(_ declaration: Declaration) {
      let name = declaration.variable.name
      let used = declaration.usedVariables
      let ownUse = used.first { $0.name == name }
      if let earlier = seen[name] ?? ownUse?.range {
        report(.duplicateDeclaration, declaration.variable.range, earlier: earlier)
      }
      if declaration.expression.function != nil || isAnnotated(declaration) {
        annotated.insert(name)
      }
      for variable in [declaration.variable] + used where seen[variable.name] == nil {
        seen[variable.name] = variable.range
      }
      check(declaration.expression)
    }

    private func isAnnotated(_ declaration: Declaration) -> Bool {
      guard declaration.kind == .local, let variable = declaration.expression.operand?.variable
      else { return false }
      return annotated.contains(variable.name)
    }

    private mutating func check(_ expression: Expression) {
      if let function = expression.function { check(function.options) }
    }

    private mutating func check(_ options: [Option]) {
      guard options.count > 1 else { return }
      var first: [String: Range<Int>] = [:]
      for option in options {
        if let earlier = first[option.name] {
          report(.duplicateOptionName, option.range, earlier: earlier)
        } else {
          first[option.name] = option.range
        }
      }
    }

    private mutating func check(_ pattern: Pattern) {
      for part in pattern.parts {
        switch part {
        case .text: break
        case .expression(let expression): check(expression)
        case .markup(let markup): check(markup.options)
        }
      }
    }

    private mutating func check(_ matcher: Matcher) {
      for selector in matcher.selectors where !annotated.contains(selector.name) {
        report(.missingSelectorAnnotation, selector.range)
      }
      let variants = matcher.variants
      if !variants.contains(where: { $0.keys.allSatisfy { $0.value == nil } }) {
        report(.missingFallbackVariant, matcher.range)
      }
      let selectorCount = matcher.selectors.count
      var first: [[String?]: Range<Int>] = [:]
      for variant in variants {
        let keys = variant.keys.map(\.value)
        if keys.count != selectorCount {
          report(.variantKeyMismatch, variant.keysRange)
        }
        if let earlier = first[keys] {
          report(.duplicateVariant, variant.keysRange, earlier: earlier)
        } else {
          first[keys] = variant.keysRange
        }
        check(variant.pattern)
      }
    }

    private mutating func report(
      _ kind: DataModelError.Kind, _ range: Range<Int>, earlier: Range<Int>? = nil
    ) {
      errors.append(DataModelError(kind, range, earlier: earlier))
    }
  }
}

extension MessageFormat2.Declaration {
  /// The variables in the value, other than the operand of an input declaration, which is what it
  /// declares.
  fileprivate var usedVariables: [MessageFormat2.Variable] {
    let operand = kind == .local ? expression.operand?.variable : nil
    let options = expression.function?.options ?? []
    return (operand.map { [$0] } ?? []) + options.compactMap(\.value.variable)
  }
}
