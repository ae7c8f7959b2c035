internal import ICUKit
internal import MessageSyntax

/// A function of the default registry of MessageFormat 2 (UTS 35 Part 9, Default Functions).
enum StandardFunction: String, CaseIterable {
  case string, number, integer, offset, currency, percent, unit, date, time, datetime

  private enum Operand {
    case text, number, date
  }

  private var operand: Operand {
    switch self {
    case .string: .text
    case .number, .integer, .offset, .currency, .percent, .unit: .number
    case .date, .time, .datetime: .date
    }
  }

  /// Whether the function can select variants.
  var selects: Bool {
    switch self {
    case .string, .number, .integer, .offset, .percent: true
    case .currency, .unit, .date, .time, .datetime: false
    }
  }

  /// Returns whether some value of an operand can be worked with; of a variable nothing is known.
  func accepts(_ operand: MessageFormat2.Operand?) -> Bool {
    switch (self.operand, operand) {
    case (.text, _), (_, .variable): true
    case (_, nil): false
    case (.number, .literal(let literal)): literal.isNumber
    case (.date, .literal(let literal)): literal.value.utf8.first.map(\.isASCIIDigit) ?? false
    }
  }

  /// Returns the option without which the function cannot work on a literal.
  func missingOption(
    of function: MessageFormat2.Function, operand: MessageFormat2.Operand?
  ) -> String? {
    func has(_ name: String) -> Bool { function.options.contains { $0.name == name } }
    switch self {
    case .currency where operand?.literal != nil && !has("currency"): return "currency"
    case .unit where operand?.literal != nil && !has("unit"): return "unit"
    case .offset where !has("add") && !has("subtract"): return "add"
    default: return nil
    }
  }

  /// Returns whether a key can fit a value of the function.
  func accepts(_ key: MessageFormat2.Literal, _ function: MessageFormat2.Function) -> Bool {
    guard operand == .number else { return true }
    if key.isNumber { return true }
    let select = function.options.first { $0.name == "select" }?.value.literal?.value
    return select != "exact"
      && ["zero", "one", "two", "few", "many", "other"].contains(key.value)
  }

  /// Returns whether an option can have its value; options that the function does not have are ignored.
  func accepts(_ option: MessageFormat2.Option) -> Bool {
    guard let rule = rule(of: option.name) else { return true }
    return option.value.literal.map { rule.allows($0.value) } ?? !rule.mustBeLiteral
  }

  private func rule(of name: String) -> MessageOptionRule? {
    name == "u:dir"
      ? .names(["ltr", "rtl", "auto", "inherit"]) : MessageOptionRule(name, of: rawValue)
  }
}
