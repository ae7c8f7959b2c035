/// What values an option of a default function of MessageFormat 2 may have (UTS 35 Part 9, Default Functions).
public enum MessageOptionRule: Hashable, Sendable {
  /// A whole number from 0 to 99 without leading zeros.
  case digits
  /// Such a number or `auto`.
  case digitsOrAuto
  /// One of some words.
  case names([String])
  /// One of some words that has to stand in the message itself.
  case literalNames([String])
  /// Three letters of ASCII.
  case currency
  /// Words of lower-case letters and digits with hyphens between them, as units have them.
  case identifier

  private static let increments = [
    "1", "2", "5", "10", "20", "25", "50", "100", "200", "250", "500", "1000", "2000", "2500",
    "5000",
  ]

  /// The rule of an option; `nil` where the function does not have it, or where it is about a value that only ICU
  /// knows, such as a time zone.
  ///
  /// - Parameters:
  ///   - option: The name of the option.
  ///   - function: The name of the function without `:`.
  public init?(_ option: String, of function: String) {
    let rule: MessageOptionRule? =
      switch function {
      case "number", "integer", "currency", "percent", "unit": Self.ofNumber(option, function)
      case "offset": option == "add" || option == "subtract" ? .digits : nil
      case "date", "time", "datetime": Self.ofDate(option, function)
      default: nil
      }
    guard let rule else { return nil }
    self = rule
  }

  private static func ofNumber(_ option: String, _ function: String) -> MessageOptionRule? {
    switch (option, function) {
    case ("select", "number"), ("select", "integer"):
      .literalNames(["plural", "ordinal", "exact"])
    case ("currency", "currency"): .currency
    case ("currencySign", "currency"): names(of: NumberOptions.CurrencySign.self)
    case ("currencyDisplay", "currency"): names(of: NumberOptions.CurrencyDisplay.self)
    case ("fractionDigits", "currency"): .digitsOrAuto
    case ("unit", "unit"), ("usage", "unit"): .identifier
    case ("unitDisplay", "unit"): names(of: NumberOptions.UnitDisplay.self)
    case ("minimumIntegerDigits", "percent"), ("roundingIncrement", "percent"): nil
    case ("signDisplay", _): names(of: NumberOptions.SignDisplay.self)
    case ("useGrouping", _): names(of: NumberOptions.Grouping.self)
    case ("minimumIntegerDigits", _), ("maximumSignificantDigits", _): .digits
    case (_, "integer"): nil
    case ("minimumFractionDigits", "currency"), ("maximumFractionDigits", "currency"): nil
    case ("minimumFractionDigits", _), ("maximumFractionDigits", _),
      ("minimumSignificantDigits", _):
      .digits
    case ("trailingZeroDisplay", _): names(of: NumberOptions.TrailingZeroDisplay.self)
    case ("roundingPriority", _): names(of: NumberOptions.RoundingPriority.self)
    case ("roundingIncrement", _): .names(increments)
    case ("roundingMode", _): names(of: NumberOptions.RoundingMode.self)
    default: nil
    }
  }

  private static func ofDate(_ option: String, _ function: String) -> MessageOptionRule? {
    switch (option, function) {
    case ("hour12", _): .names(["true", "false"])
    case ("fields", "date"), ("dateFields", "datetime"):
      .literalNames(DateTimeOptions.DateFields.allCases.map(\.rawValue))
    case ("length", "date"), ("dateLength", "datetime"):
      .literalNames(DateTimeOptions.DateLength.allCases.map(\.rawValue))
    case ("precision", "time"), ("timePrecision", "datetime"):
      .literalNames(DateTimeOptions.TimePrecision.allCases.map(\.rawValue))
    case ("timeZoneStyle", "time"), ("timeZoneStyle", "datetime"):
      .literalNames(DateTimeOptions.TimeZoneStyle.allCases.map(\.rawValue))
    default: nil
    }
  }

  private static func names<Choice: CaseIterable & RawRepresentable<String>>(
    of type: Choice.Type
  ) -> MessageOptionRule {
    .names(Choice.allCases.map(\.rawValue))
  }

  /// Whether the value has to stand in the message itself, and not in an argument.
  public var mustBeLiteral: Bool {
    if case .literalNames = self { true } else { false }
  }

  /// Whether the option may have a value.
  public func allows(_ value: String) -> Bool {
    switch self {
    case .digits: Self.digitSize(of: value) != nil
    case .digitsOrAuto: value == "auto" || Self.digitSize(of: value) != nil
    case .names(let names), .literalNames(let names): names.contains(value)
    case .currency:
      value.utf8.count == 3
        && value.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
    case .identifier: Self.isIdentifier(value)
    }
  }

  /// The number of digits that a value gives; `nil` where it is none from 0 to 99.
  public static func digitSize(of value: String) -> Int? {
    guard 1...2 ~= value.utf8.count,
      value.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      value.utf8.count == 1 || value.utf8.first != UInt8(ascii: "0")
    else { return nil }
    return Int(value)
  }

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
