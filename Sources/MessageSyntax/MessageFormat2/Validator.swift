extension MessageFormat2 {
  /// Looks for rules of the data model that a message breaks.
  struct Validator {
    private(set) var errors: [DataModelError] = []
    /// The variables of the declarations so far, with their first place.
    private var seen: [String: Place] = [:]
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
      if let earlier = seen[name] ?? ownUse?.place {
        report(.duplicateDeclaration, declaration.variable.place, earlier: earlier)
      }
      if declaration.expression.function != nil || isAnnotated(declaration) {
        annotated.insert(name)
      }
      for variable in [declaration.variable] + used where seen[variable.name] == nil {
        seen[variable.name] = variable.place
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
      var first: [String: Place] = [:]
      for option in options {
        if let earlier = first[option.name] {
          report(.duplicateOptionName, option.place, earlier: earlier)
        } else {
          first[option.name] = option.place
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
        report(.missingSelectorAnnotation, selector.place)
      }
      if !matcher.variants.contains(where: { $0.keys.allSatisfy(\.isCatchAll) }) {
        report(.missingFallbackVariant, matcher.place)
      }
      var first: [[Key]: Place] = [:]
      for variant in matcher.variants {
        if variant.keys.count != matcher.selectors.count {
          report(.variantKeyMismatch, variant.keysPlace)
        }
        if let earlier = first[variant.keys] {
          report(.duplicateVariant, variant.keysPlace, earlier: earlier)
        } else {
          first[variant.keys] = variant.keysPlace
        }
        check(variant.pattern)
      }
    }

    private mutating func report(
      _ kind: DataModelError.Kind, _ place: Place, earlier: Place? = nil
    ) {
      errors.append(DataModelError(kind, place, earlier: earlier))
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

extension MessageFormat2.Variant {
  /// The keys as they are written, from the first one to the last one.
  public var keysPlace: MessageFormat2.Place {
    guard let first = keys.first, let last = keys.last else { return place }
    let start = first.place.range.lowerBound
    return MessageFormat2.Place(start..<max(start, last.place.range.upperBound))
  }
}
