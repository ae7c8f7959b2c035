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
    guard let value = option.value.literal?.value else { return !mustBeLiteral(option.name) }
    switch rule {
    case .digits: return Self.isDigitSize(value)
    case .digitsOrAuto: return value == "auto" || Self.isDigitSize(value)
    case .currency: return value.utf8.count == 3 && value.utf8.allSatisfy(\.isASCIILetter)
    case .names(let names): return names.contains(value)
    }
  }

  private enum Rule {
    case digits, digitsOrAuto, currency
    case names([String])
  }

  private func mustBeLiteral(_ name: String) -> Bool {
    name == "select" || operand == .date && name != "hour12"
  }

  private func rule(of name: String) -> Rule? {
    if name == "u:dir" { return .names(["ltr", "rtl", "auto", "inherit"]) }
    switch (name, self) {
    case ("select", .number), ("select", .integer): return .names(["plural", "ordinal", "exact"])
    case ("add", .offset), ("subtract", .offset): return .digits
    case (_, .offset), (_, .string): return nil
    case ("currency", .currency): return .currency
    case ("fractionDigits", .currency): return .digitsOrAuto
    case ("currencySign", .currency): return .names(Self.names(NumberOptions.CurrencySign.self))
    case ("currencyDisplay", .currency):
      return .names(Self.names(NumberOptions.CurrencyDisplay.self))
    case ("unitDisplay", .unit): return .names(Self.names(NumberOptions.UnitDisplay.self))
    default: return operand == .date ? dateRule(of: name) : numberRule(of: name)
    }
  }

  private func numberRule(of name: String) -> Rule? {
    switch (name, self) {
    case ("minimumIntegerDigits", .percent): nil
    case ("signDisplay", _): .names(Self.names(NumberOptions.SignDisplay.self))
    case ("useGrouping", _): .names(Self.names(NumberOptions.Grouping.self))
    case ("minimumIntegerDigits", _), ("maximumSignificantDigits", _): .digits
    case (_, .integer): nil
    case ("minimumFractionDigits", .currency), ("maximumFractionDigits", .currency): nil
    case ("minimumFractionDigits", _), ("maximumFractionDigits", _),
      ("minimumSignificantDigits", _):
      .digits
    case ("trailingZeroDisplay", _): .names(Self.names(NumberOptions.TrailingZeroDisplay.self))
    case ("roundingPriority", _): .names(Self.names(NumberOptions.RoundingPriority.self))
    case ("roundingMode", _): .names(Self.names(NumberOptions.RoundingMode.self))
    default: nil
    }
  }

  private func dateRule(of name: String) -> Rule? {
    switch (name, self) {
    case ("hour12", _): .names(["true", "false"])
    case ("fields", .date), ("dateFields", .datetime):
      .names(Self.names(DateTimeOptions.DateFields.self))
    case ("length", .date), ("dateLength", .datetime):
      .names(Self.names(DateTimeOptions.DateLength.self))
    case ("precision", .time), ("timePrecision", .datetime):
      .names(Self.names(DateTimeOptions.TimePrecision.self))
    case ("timeZoneStyle", .time), ("timeZoneStyle", .datetime):
      .names(Self.names(DateTimeOptions.TimeZoneStyle.self))
    default: nil
    }
  }

  private static func names<Choice: CaseIterable & RawRepresentable<String>>(
    _ type: Choice.Type
  ) -> [String] {
    Choice.allCases.map(\.rawValue)
  }

  /// Whether a text is a `digit-size-option`: a whole number from 0 to 99.
  private static func isDigitSize(_ text: String) -> Bool {
    1...2 ~= text.utf8.count && text.utf8.allSatisfy(\.isASCIIDigit)
      && (text.utf8.count == 1 || text.utf8.first != UInt8(ascii: "0"))
  }
}
