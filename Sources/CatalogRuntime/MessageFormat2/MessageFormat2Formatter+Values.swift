internal import CompiledCatalog
internal import ICUKit
internal import LocaleCore

extension MessageFormat2Formatter {
  /// Returns an expression as it is shown, with a fallback where it has no value; `nil` where the file is damaged.
  mutating func shownValue(
    at place: Int, in program: borrowing ProgramView, inPieces: Bool
  ) -> ShownValue? {
    guard let expression = ProgramExpression(program, at: place) else {
      isDamaged = true
      return nil
    }
    evaluateOperands(of: expression, in: program)
    let value = self.value(of: expression, in: program)
    if !value.isFallback {
      do throws(MessageFunctionError) { return try shown(value, inPieces: inPieces) } catch {
        problems.add(
          MessageProblem.Kind(error), range(of: expression, in: program),
          functionName(of: expression, in: program))
      }
    }
    return ShownValue(part: .fallback(source: source(of: expression, in: program)))
  }

  private func shown(
    _ value: ResolvedValue, inPieces: Bool
  ) throws(MessageFunctionError) -> ShownValue {
    let format = value.locale ?? self.format
    let locale = format.locale.identifier
    let kind: String
    let text: String
    var pieces: [MessagePart.Expression.Piece] = []
    var direction: TextDirection?
    switch ShownContent(value.content) {
    case .number(let number):
      kind = "number"
      direction = format.isRightToLeft ? .rightToLeft : .leftToRight
      text = try number.text(in: locale)
      if inPieces { pieces = try number.pieces(in: locale) }
    case .date(let date):
      kind = "datetime"
      direction = format.isRightToLeft ? .rightToLeft : .leftToRight
      text = try date.text(in: locale)
      if inPieces { pieces = try date.pieces(in: locale) }
    case .custom(let value, let function):
      kind = function
      direction = value.direction
      text = try value.text()
      if inPieces { pieces = try value.pieces() }
    case .text(let argument):
      kind = "string"
      if case .localized(let value) = argument {
        text = value.text(in: format.locale)
      } else {
        text = argument.plainText
      }
    }
    let part = MessagePart.Expression(
      kind: kind, text: text, locale: locale,
      direction: value.direction.map(\.textDirection) ?? direction, id: value.id, pieces: pieces)
    return ShownValue(
      part: .expression(part), direction: part.direction, isIsolated: value.isIsolated)
  }

  /// Returns the value of an expression whose declared variables are evaluated.
  mutating func value(
    of expression: ProgramExpression, in program: borrowing ProgramView
  ) -> ResolvedValue {
    let operand = self.operand(of: expression, in: program)
    guard let function = expression.function, function != .none else {
      return operand ?? ResolvedValue(.fallback(isSilent: false))
    }
    return value(of: function, expression, operand, in: program)
  }

  /// Returns what stands before a function; `nil` where nothing does.
  private mutating func operand(
    of expression: ProgramExpression, in program: borrowing ProgramView
  ) -> ResolvedValue? {
    let place = expression.place + 1
    switch expression.operandKind {
    case .none: return nil
    case .literal:
      guard let text = program.string(at: place) else { return damagedValue() }
      return ResolvedValue(.argument(.string(text)))
    case .argument:
      guard let argument = argument(named: place, in: program) else {
        let name = program.string(at: place) ?? ""
        problems.add(.unresolvedVariable, range(of: expression, in: program), name)
        return ResolvedValue(.fallback(isSilent: false))
      }
      return ResolvedValue(.argument(argument))
    case .declaration:
      return declaredValue(Int(program.word(at: place) ?? .max)) ?? damagedValue()
    }
  }

  private mutating func damagedValue() -> ResolvedValue {
    isDamaged = true
    return ResolvedValue(.fallback(isSilent: false))
  }

  private func argument(named place: Int, in program: borrowing ProgramView) -> FormatArgument? {
    guard let name = program.text(at: place), let position = names.position(ofNormalized: name)
    else { return nil }
    return arguments[position]
  }

  /// Returns the value of a declaration that is evaluated.
  func declaredValue(_ number: Int) -> ResolvedValue? {
    declared.indices.contains(number) ? declared[number] : nil
  }

  /// Evaluates the declarations that an expression refers to, and those that they refer to, each once.
  ///
  /// Takes no recursion: a message may have very many declarations, each of which refers to the one before it.
  mutating func evaluateOperands(
    of expression: ProgramExpression, in program: borrowing ProgramView
  ) {
    if declared.isEmpty { declared = Array(repeating: nil, count: program.declarationCount) }
    while let number = unevaluated(in: expression, before: declared.count, program) {
      guard evaluate(number, in: program) else { return }
    }
  }

  /// Evaluates a declaration unless it is; returns whether it is then.
  @discardableResult
  mutating func evaluate(_ number: Int, in program: borrowing ProgramView) -> Bool {
    if declared.isEmpty { declared = Array(repeating: nil, count: program.declarationCount) }
    var pending = [number]
    while let last = pending.last {
      guard mayGoOn(), let expression = program.declaration(last) else {
        isDamaged = isDamaged || !isTooLong
        return false
      }
      // A declaration refers to earlier ones only, so that this ends.
      if let needed = unevaluated(in: expression, before: last, program) {
        pending.append(needed)
      } else {
        pending.removeLast()
        if declared[last] == nil { declared[last] = value(of: expression, in: program) }
      }
    }
    return true
  }

  /// Returns the first declaration that an expression refers to and that is not evaluated.
  private mutating func unevaluated(
    in expression: ProgramExpression, before limit: Int, _ program: borrowing ProgramView
  ) -> Int? {
    func isMissing(_ number: Int) -> Bool { number < limit && declared[number] == nil }
    if expression.operandKind == .declaration, let word = program.word(at: expression.place + 1),
      isMissing(Int(word))
    {
      return Int(word)
    }
    return unevaluated(inOptionsAt: expression.options, expression.optionCount, limit, program)
  }

  /// Returns the first declaration that options refer to and that is not evaluated.
  mutating func unevaluated(
    inOptionsAt start: Int, _ count: Int, _ limit: Int, _ program: borrowing ProgramView
  ) -> Int? {
    for index in 0..<count {
      guard mayGoOn() else { return nil }
      let place = start + index * MessageFormat2Layout.optionSize
      guard program.word(at: place + 1) == MessageFormat2Layout.Operand.declaration.rawValue,
        let word = program.word(at: place + 2), Int(word) < limit, declared[Int(word)] == nil
      else { continue }
      return Int(word)
    }
    return nil
  }

  /// Returns the options of a call, in the order of the message.
  mutating func options(
    at start: Int, _ count: Int, in program: borrowing ProgramView
  ) -> [ResolvedOption] {
    var options: [ResolvedOption] = []
    for index in 0..<count {
      let place = start + index * MessageFormat2Layout.optionSize
      guard mayGoOn(), let name = program.string(at: place), let kind = program.word(at: place + 1)
      else {
        isDamaged = isDamaged || !isTooLong
        return options
      }
      let range = program.range(at: place + 3)
      let value: FormatArgument?
      switch MessageFormat2Layout.Operand(rawValue: kind) {
      case .literal: value = program.string(at: place + 2).map { .string($0) }
      case .argument:
        value = argument(named: place + 2, in: program)
        if value == nil {
          problems.add(.unresolvedVariable, range, program.string(at: place + 2) ?? "")
        }
      case .declaration: value = declaredValue(Int(program.word(at: place + 2) ?? .max))?.argument
      case .none?, nil: value = nil
      }
      if let value {
        let isLiteral = kind == MessageFormat2Layout.Operand.literal.rawValue
        options.append(
          ResolvedOption(
            name: name, value: MessageOption(value, isLiteral: isLiteral), range: range))
      } else {
        problems.add(.badOption, range, name)
      }
    }
    return options
  }

  /// Returns where an expression stands in the source.
  func range(of expression: ProgramExpression, in program: borrowing ProgramView) -> Range<Int> {
    program.range(at: expression.place + 2)
  }

  /// Returns the name of a function.
  func functionName(
    of expression: ProgramExpression, in program: borrowing ProgramView
  ) -> String {
    program.string(at: expression.place + 4) ?? ""
  }

  /// Returns what stands for an expression without a value (UTS 35 Part 9, Fallback Resolution).
  private func source(
    of expression: ProgramExpression, in program: borrowing ProgramView
  ) -> String {
    let place = expression.place + 1
    switch expression.operandKind {
    case .none: return ":" + functionName(of: expression, in: program)
    case .literal:
      let text = program.string(at: place) ?? ""
      var source = "|"
      for scalar in text.unicodeScalars {
        if scalar == "\\" || scalar == "|" { source.unicodeScalars.append("\\") }
        source.unicodeScalars.append(scalar)
      }
      return source + "|"
    case .argument: return "$" + (program.string(at: place) ?? "")
    case .declaration: return "$" + program.declaredName(Int(program.word(at: place) ?? .max))
    }
  }
}

/// What a value is shown as.
private enum ShownContent {
  case text(FormatArgument)
  case number(AnnotatedNumber)
  case date(AnnotatedDate)
  case custom(any MessageValue, function: String)

  init(_ content: ResolvedValue.Content) {
    switch content {
    case .argument(let argument):
      if let number = AnnotatedNumber(argument) {
        self = .number(number)
      } else if let date = AnnotatedDate(argument) {
        self = .date(date)
      } else {
        self = .text(argument)
      }
    case .string(let text): self = .text(.string(text))
    case .number(let number): self = .number(number)
    case .date(let date): self = .date(date)
    case .custom(let value, let function): self = .custom(value, function: function)
    case .fallback: self = .text(.string(""))
    }
  }
}
