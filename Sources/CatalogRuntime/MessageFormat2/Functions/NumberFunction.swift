internal import CompiledCatalog
internal import ICUKit

/// The functions of numbers: their operands and their options.
enum NumberFunction {
  /// Returns the value of an expression.
  ///
  /// - Parameters:
  ///   - function: A function of numbers.
  ///   - operand: What it is called on.
  ///   - options: Its options, without those of the namespace `u`.
  ///   - range: Where the expression stands.
  ///   - problems: Receives what is wrong with options.
  static func value(
    of function: MessageFormat2Layout.Function, _ operand: ResolvedValue?,
    _ options: [ResolvedOption], at range: Range<Int>, _ problems: inout MessageProblems
  ) throws(MessageFunctionError) -> AnnotatedNumber {
    guard let operand, let argument = operand.argument,
      let quantity = AnnotatedNumber.Quantity(argument)
    else { throw .badOperand }
    var number = AnnotatedNumber(quantity: quantity, function: function)
    number.options = inherited(by: function, from: operand)
    if function == .offset { return try offset(number, options, at: range, &problems) }
    let hasAmount = number.options["currency"] != nil && isAmount(operand)
    for option in options {
      guard let rule = MessageOptionRule(option.name, of: function.name) else { continue }
      guard rule.allows(option.value),
        !(hasAmount && option.name == "currency" && !isSame(number.options["currency"], option))
      else {
        if option.name == "select" {
          number.selection = option.value.isLiteral ? number.selection : nil
        }
        problems.add(.badOption, option.range, option.name)
        continue
      }
      number.options[option.name] = option.value
    }
    let isSelectGiven = options.contains { $0.name == "select" }
    applySelection(&number, isGiven: isSelectGiven, at: range, &problems)
    if function == .integer { number.quantity = quantity.mapped(\.rounded) }
    guard function != .currency || number.options["currency"] != nil,
      function != .unit || number.options["unit"] != nil
    else { throw .badOperand }
    return number
  }

  private static func isAmount(_ operand: ResolvedValue) -> Bool {
    if case .number(let number) = operand.content { number.function == .currency } else { false }
  }

  private static func isSame(_ currency: MessageOption?, _ option: ResolvedOption) -> Bool {
    currency?.text.lowercased() == option.value.text.lowercased()
  }

  private static func inherited(
    by function: MessageFormat2Layout.Function, from operand: ResolvedValue
  ) -> [String: MessageOption] {
    guard var options = operand.operand?.options else { return [:] }
    let discarded: [String] =
      switch function {
      case .integer: ["minimumFractionDigits", "maximumFractionDigits", "minimumSignificantDigits"]
      case .percent: ["minimumIntegerDigits", "roundingIncrement", "select"]
      default: []
      }
    for name in discarded { options[name] = nil }
    return options
  }

  private static func applySelection(
    _ number: inout AnnotatedNumber, isGiven: Bool, at range: Range<Int>,
    _ problems: inout MessageProblems
  ) {
    switch number.function {
    case .currency, .unit: number.selection = nil
    case .percent: number.selection = .plural
    default:
      guard let select = number.options["select"] else { return }
      if isGiven {
        guard number.selection != nil else { return }
        number.selection = AnnotatedNumber.Selection(rawValue: select.text)
      } else {
        // How a value selects has to stand in the message where it is declared.
        problems.add(.badOption, range, "select")
        number.selection = nil
      }
    }
  }

  private static func offset(
    _ number: AnnotatedNumber, _ options: [ResolvedOption], at range: Range<Int>,
    _ problems: inout MessageProblems
  ) throws(MessageFunctionError) -> AnnotatedNumber {
    let offsets = options.filter { $0.name == "add" || $0.name == "subtract" }
    guard offsets.count == 1, let offset = offsets.first,
      let size = MessageOptionRule.digitSize(of: offset.value.text)
    else { throw .badOption }
    var result = number
    let amount = DecimalNumber(offset.name == "add" ? size : -size)
    result.quantity = number.quantity.mapped { $0.adding(amount) }
    applySelection(&result, isGiven: false, at: range, &problems)
    return result
  }

  /// Returns the ICU skeleton of a number.
  static func skeleton(of number: AnnotatedNumber) -> String {
    let skeleton = options(of: number).skeleton
    guard number.function == .unit, let usage = number.options["usage"]?.text else {
      return skeleton
    }
    return skeleton + " usage/" + usage
  }

  private static func options(of number: AnnotatedNumber) -> NumberOptions {
    func text(_ name: String) -> String? { number.options[name]?.text }
    func size(_ name: String) -> Int? { text(name).flatMap(MessageOptionRule.digitSize) }
    func choice<Choice: RawRepresentable<String>>(_ name: String, _ standard: Choice) -> Choice {
      text(name).flatMap(Choice.init(rawValue:)) ?? standard
    }
    var options = NumberOptions(kind(of: number))
    options.signDisplay = choice("signDisplay", .auto)
    options.grouping = choice("useGrouping", .auto)
    options.minimumIntegerDigits = size("minimumIntegerDigits") ?? 1
    switch number.function {
    case .currency:
      options.minimumFractionDigits = size("fractionDigits")
      options.maximumFractionDigits = size("fractionDigits")
    case .integer: options.maximumFractionDigits = 0
    default:
      options.minimumFractionDigits = size("minimumFractionDigits")
      options.maximumFractionDigits = size("maximumFractionDigits")
    }
    options.minimumSignificantDigits = size("minimumSignificantDigits")
    options.maximumSignificantDigits = size("maximumSignificantDigits")
    options.trailingZeroDisplay = choice("trailingZeroDisplay", .auto)
    options.roundingPriority = choice("roundingPriority", .auto)
    options.roundingIncrement = text("roundingIncrement").flatMap { Int($0) } ?? 1
    options.roundingMode = choice("roundingMode", .halfExpand)
    return options
  }

  private static func kind(of number: AnnotatedNumber) -> NumberOptions.Kind {
    func choice<Choice: RawRepresentable<String>>(_ name: String, _ standard: Choice) -> Choice {
      (number.options[name]?.text).flatMap(Choice.init(rawValue:)) ?? standard
    }
    switch number.function {
    case .percent: return .percent
    case .currency:
      return .currency(
        (number.options["currency"]?.text ?? "XXX").uppercased(),
        choice("currencyDisplay", .symbol), choice("currencySign", .standard))
    case .unit: return .unit(number.options["unit"]?.text ?? "", choice("unitDisplay", .short))
    default: return .decimal
    }
  }
}

extension MessageOptionRule {
  /// Whether the option may have a value.
  func allows(_ value: MessageOption) -> Bool {
    allows(value.text) && (value.isLiteral || !mustBeLiteral)
  }
}
