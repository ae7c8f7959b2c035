internal import CompiledCatalog
internal import ICUKit
internal import LocaleCore

extension MessageFormat2Formatter {
  /// Returns the value of an expression with a function (UTS 35 Part 9, Function Resolution).
  mutating func value(
    of function: MessageFormat2Layout.Function, _ expression: ProgramExpression,
    _ operand: ResolvedValue?, in program: borrowing ProgramView
  ) -> ResolvedValue {
    let range = range(of: expression, in: program)
    let name = functionName(of: expression, in: program)
    let custom = function == .custom ? MessageFunctions.function(named: name) : nil
    if function == .custom, custom == nil {
      problems.add(.unknownFunction, range, name)
      return ResolvedValue(.fallback(isSilent: false))
    }
    if let operand, operand.isFallback {
      // A text is made of anything, so that only the missing variable is told of.
      if function != .string { problems.add(.badOperand, range, name) }
      return ResolvedValue(.fallback(isSilent: function == .string))
    }
    let all = options(at: expression.options, expression.optionCount, in: program)
    var value = ResolvedValue(.fallback(isSilent: false))
    value.direction = operand?.direction
    value.locale = operand?.locale
    apply(all, to: &value)
    let options = all.filter { !$0.name.hasPrefix("u:") }
    do throws(MessageFunctionError) {
      value.content =
        if let custom {
          try content(of: custom, name, operand, options, at: range, in: value.locale ?? format)
        } else {
          try content(of: function, operand, options, at: range)
        }
      return value
    } catch {
      problems.add(MessageProblem.Kind(error), range, name)
      return ResolvedValue(.fallback(isSilent: false))
    }
  }

  private mutating func content(
    of function: MessageFormat2Layout.Function, _ operand: ResolvedValue?,
    _ options: [ResolvedOption], at range: Range<Int>
  ) throws(MessageFunctionError) -> ResolvedValue.Content {
    switch function {
    case .string:
      guard let argument = operand?.argument else { throw .badOperand }
      if case .date = argument { throw .badOperand }
      if case .localized(let value) = argument { return .string(value.text(in: format.locale)) }
      return .string(argument.plainText)
    case .date, .time, .datetime:
      return .date(try DateTimeFunction.value(of: function, operand, options, at: range, &problems))
    case .number, .integer, .offset, .currency, .percent, .unit:
      return .number(try NumberFunction.value(of: function, operand, options, at: range, &problems))
    case .none, .custom: throw .badOperand
    }
  }

  private mutating func content(
    of function: any MessageFunction, _ name: String, _ operand: ResolvedValue?,
    _ options: [ResolvedOption], at range: Range<Int>, in format: FormatLocale
  ) throws(MessageFunctionError) -> ResolvedValue.Content {
    var call = MessageFunctionCall(
      operand: operand?.operand,
      options: Dictionary(options.map { ($0.name, $0.value) }) { first, _ in first },
      locale: format.locale)
    defer {
      for (error, option) in call.noted {
        let place = options.first { $0.name == option }?.range ?? range
        problems.add(MessageProblem.Kind(error), place, option ?? name)
      }
    }
    return .custom(try function.value(of: &call), function: name)
  }

  /// Applies the options of the namespace `u` (UTS 35 Part 9, Unicode Namespace Options).
  private mutating func apply(_ options: [ResolvedOption], to value: inout ResolvedValue) {
    for option in options {
      let text = option.value.text
      switch option.name {
      case "u:id": value.id = text
      case "u:dir":
        if let direction = ResolvedValue.Direction(rawValue: text) {
          value.direction = direction
          value.isIsolated = true
        } else if text != "inherit" {
          problems.add(.badOption, option.range, option.name)
        }
      case "u:locale":
        let tag = LocaleIdentity.canonicalTag(of: text)
        if tag.isWellFormed {
          value.locale = FormatLocale.locale(tag.identifier)
        } else {
          problems.add(.badOption, option.range, option.name)
        }
      default: break
      }
    }
  }

  /// Returns the markup at a place; `nil` where the file is damaged.
  mutating func markup(
    at place: Int, in program: borrowing ProgramView
  ) -> MessagePart.Markup? {
    guard let header = program.word(at: place), let name = program.string(at: place + 1) else {
      isDamaged = true
      return nil
    }
    let kind: MessagePart.Markup.Kind =
      switch header & 3 {
      case 0: .open
      case 1: .standalone
      default: .close
      }
    let start = place + MessageFormat2Layout.markupSize
    let count = min(Int(header >> 16), MessageFormat2Layout.maximumOptionCount)
    if declared.isEmpty { declared = Array(repeating: nil, count: program.declarationCount) }
    while let number = unevaluated(inOptionsAt: start, count, declared.count, program) {
      guard evaluate(number, in: program) else { break }
    }
    var options: [String: String] = [:]
    var id: String?
    for option in self.options(at: start, count, in: program) {
      switch option.name {
      case "u:id": id = option.value.text
      case "u:dir", "u:locale": problems.add(.badOption, option.range, option.name)
      default: options[option.name] = option.value.text
      }
    }
    return MessagePart.Markup(kind: kind, name: name, options: options, id: id)
  }
}
