internal import MessageSyntax
internal import SourceText

/// Finds calls of functions in messages of MessageFormat 2 that fail whatever is passed to the message
/// (UTS 35 Part 9, Errors: Resolution Errors and Message Function Errors).
struct FunctionCheck {
  /// What is wrong, with its UTF-8 offsets in the message.
  typealias Fault = (message: DiagnosticMessage, range: Range<Int>)

  /// The functions that the app registers, without `:`.
  let declared: Set<String>

  /// Returns what is wrong in a message, in the order of its text.
  func faults(in reading: MessageFormat2Reading) -> [Fault] {
    let message = reading.message
    var faults: [Fault] = []
    for declaration in message.declarations { check(declaration.expression, &faults) }
    if case .matcher(let matcher) = message.body { check(matcher, reading, &faults) }
    for pattern in message.patterns {
      for case .expression(let expression) in pattern.parts { check(expression, &faults) }
    }
    return faults.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func check(_ expression: MessageFormat2.Expression, _ faults: inout [Fault]) {
    guard let function = expression.function, !declared.contains(function.name) else { return }
    guard let known = StandardFunction(rawValue: function.name) else {
      faults.append((unknown(function.name), function.nameRange))
      return
    }
    if !known.accepts(expression.operand) {
      faults.append((.badOperand(of: known.rawValue), expression.operand?.range ?? function.range))
    }
    for option in function.options where !known.accepts(option) {
      faults.append((.badValue(of: option.name), option.range))
    }
    if let missing = known.missingOption(of: function, operand: expression.operand) {
      faults.append((.missing(missing, of: known.rawValue), function.range))
    }
  }

  private func unknown(_ name: String) -> DiagnosticMessage {
    let names = StandardFunction.allCases.map(\.rawValue) + declared.sorted()
    return NameSuggestion.nearest(to: name, among: names).map { .unknown(name, suggestion: $0) }
      ?? .unknown(name)
  }

  private func check(
    _ matcher: MessageFormat2.Matcher, _ reading: MessageFormat2Reading, _ faults: inout [Fault]
  ) {
    for (index, selector) in matcher.selectors.enumerated() {
      guard let function = reading.function(of: selector), !declared.contains(function.name),
        let known = StandardFunction(rawValue: function.name)
      else { continue }
      guard known.selects else {
        faults.append((.badSelector(selector.name), selector.range))
        continue
      }
      for variant in matcher.variants where index < variant.keys.count {
        guard case .literal(let key) = variant.keys[index], !known.accepts(key, function) else {
          continue
        }
        faults.append((.badKey(key.value), key.range))
      }
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func unknown(_ name: String) -> DiagnosticMessage {
    "there is no function “\(name)”"
  }

  fileprivate static func unknown(_ name: String, suggestion: String) -> DiagnosticMessage {
    "there is no function “\(name)”; did you mean “\(suggestion)”?"
  }

  fileprivate static func badOperand(of function: String) -> DiagnosticMessage {
    "the function “\(function)” cannot work with its value"
  }

  fileprivate static func badValue(of option: String) -> DiagnosticMessage {
    "the option “\(option)” has no value that can be used"
  }

  fileprivate static func missing(_ option: String, of function: String) -> DiagnosticMessage {
    "the function “\(function)” needs the option “\(option)”"
  }

  fileprivate static func badSelector(_ name: String) -> DiagnosticMessage {
    "“\(name)” cannot select a variant"
  }

  fileprivate static func badKey(_ key: String) -> DiagnosticMessage {
    "no value can be the key “\(key)”"
  }
}
