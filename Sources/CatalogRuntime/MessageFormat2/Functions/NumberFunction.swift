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
      guard let rule = OptionRule(option.name, of: function) else { continue }
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
      let size = OptionRule.digitSize(of: offset.value)
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
    func size(_ name: String) -> Int? { number.options[name].flatMap(OptionRule.digitSize) }
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

/// What values an option of a function of numbers may have.
enum OptionRule {
  case digits
  case digitsOrAuto
  case names([String])
  case select
  case currency
  case identifier

  private static let increments = [
    "1", "2", "5", "10", "20", "25", "50", "100", "200", "250", "500", "1000", "2000", "2500",
    "5000",
  ]

  /// The rule of an option; `nil` where the function does not have it.
  init?(_ name: String, of function: MessageFormat2Layout.Function) {
    switch (name, function) {
    case ("select", .number), ("select", .integer): self = .select
    case ("currency", .currency): self = .currency
    case ("currencySign", .currency): self = .names(Self.names(NumberOptions.CurrencySign.self))
    case ("currencyDisplay", .currency):
      self = .names(Self.names(NumberOptions.CurrencyDisplay.self))
    case ("fractionDigits", .currency): self = .digitsOrAuto
    case ("unit", .unit), ("usage", .unit): self = .identifier
    case ("unitDisplay", .unit): self = .names(Self.names(NumberOptions.UnitDisplay.self))
    case ("minimumIntegerDigits", .percent), ("roundingIncrement", .percent): return nil
    case ("signDisplay", _): self = .names(Self.names(NumberOptions.SignDisplay.self))
    case ("useGrouping", _): self = .names(Self.names(NumberOptions.Grouping.self))
    case ("minimumIntegerDigits", _), ("maximumSignificantDigits", _): self = .digits
    case (_, .integer): return nil
    case ("minimumFractionDigits", .currency), ("maximumFractionDigits", .currency): return nil
    case ("minimumFractionDigits", _), ("maximumFractionDigits", _),
      ("minimumSignificantDigits", _):
      self = .digits
    case ("trailingZeroDisplay", _):
      self = .names(Self.names(NumberOptions.TrailingZeroDisplay.self))
    case ("roundingPriority", _): self = .names(Self.names(NumberOptions.RoundingPriority.self))
    case ("roundingIncrement", _): self = .names(Self.increments)
    case ("roundingMode", _): self = .names(Self.names(NumberOptions.RoundingMode.self))
    default: return nil
    }
  }

  private static func names<Choice: CaseIterable & RawRepresentable<String>>(
    _ type: Choice.Type
  ) -> [String] {
    Choice.allCases.map(\.rawValue)
  }

  /// Whether the option may have a value.
  func allows(_ value: MessageOption) -> Bool {
    switch self {
    case .digits: Self.digitSize(of: value) != nil
    case .digitsOrAuto: value.text == "auto" || Self.digitSize(of: value) != nil
    case .names(let names): names.contains(value.text)
    case .select:
      value.isLiteral && AnnotatedNumber.Selection(rawValue: value.text) != nil
    case .currency:
      value.text.utf8.count == 3
        && value.text.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
    case .identifier: Self.isIdentifier(value.text)
    }
  }

  /// The number of digits that an option gives; `nil` where it is none from 0 to 99.
  static func digitSize(of value: MessageOption) -> Int? {
    let text = value.text
    guard 1...2 ~= text.utf8.count,
      text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      text.utf8.count == 1 || text.utf8.first != UInt8(ascii: "0")
    else { return nil }
    return Int(text)
  }

  /// Whether a text is made of words of lower-case letters and digits with hyphens between them.
  private static func isIdentifier(_ text: String) -> Bool {
    let words = text.split(separator: "-", omittingEmptySubsequences: false)
    return text.utf8.count <= 128
      && words.allSatisfy { word in
        !word.isEmpty
          && word.utf8.allSatisfy {
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0
              || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
          }
      }
  }
}
