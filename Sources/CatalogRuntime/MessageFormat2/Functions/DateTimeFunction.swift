internal import CompiledCatalog
internal import ICUKit

/// The functions of dates and times: their operands and their options.
enum DateTimeFunction {
  /// Returns the value of an expression.
  ///
  /// - Parameters:
  ///   - function: `:date`, `:time` or `:datetime`.
  ///   - operand: What it is called on.
  ///   - options: Its options, without those of the namespace `u`.
  ///   - range: Where the expression stands.
  ///   - problems: Receives what is wrong with options.
  static func value(
    of function: MessageFormat2Layout.Function, _ operand: ResolvedValue?,
    _ options: [ResolvedOption], at range: Range<Int>, _ problems: inout MessageProblems
  ) throws(MessageFunctionError) -> AnnotatedDate {
    guard let operand, let argument = operand.argument,
      let moment = AnnotatedDate.Moment(argument)
    else { throw .badOperand }
    var date = AnnotatedDate(moment: moment, argument: argument, style: style(of: function))
    let inherited = operand.operand?.options ?? [:]
    date.overrides = inherited.filter { isOverride($0.key) }
    for option in options {
      let rule = MessageOptionRule(option.name, of: function.name)
      guard isOverride(option.name) || rule != nil else { continue }
      let isSet =
        isOverride(option.name)
        ? override(&date, option, at: range, &problems) : set(&date, option, rule)
      if !isSet { problems.add(.badOption, option.range, option.name) }
    }
    return date
  }

  private static func style(of function: MessageFormat2Layout.Function) -> DateTimeOptions {
    switch function {
    case .date: .date
    case .time: .time
    default: .dateAndTime
    }
  }

  private static func isOverride(_ name: String) -> Bool {
    ["timeZone", "calendar", "hour12"].contains(name)
  }

  /// Sets an option that the function has; returns whether its value is one.
  private static func set(
    _ date: inout AnnotatedDate, _ option: ResolvedOption, _ rule: MessageOptionRule?
  ) -> Bool {
    guard rule?.allows(option.value) == true else { return false }
    let text = option.value.text
    switch option.name {
    case "fields", "dateFields": date.style.dateFields = .init(rawValue: text)
    case "length", "dateLength":
      date.style.dateLength = .init(rawValue: text) ?? date.style.dateLength
    case "precision", "timePrecision": date.style.timePrecision = .init(rawValue: text)
    case "timeZoneStyle": date.style.timeZoneStyle = .init(rawValue: text)
    default: return false
    }
    return true
  }

  /// Sets an option that overrides the locale or the operand; returns whether its value is one.
  private static func override(
    _ date: inout AnnotatedDate, _ option: ResolvedOption, at range: Range<Int>,
    _ problems: inout MessageProblems
  ) -> Bool {
    let text = option.value.text
    switch option.name {
    case "hour12":
      guard ["true", "false"].contains(text) else { return false }
    case "calendar":
      guard isCalendar(text) else { return false }
    default:
      if text == "input", date.moment.timeZone == nil {
        problems.add(.badOperand, range, "timeZone")
        date.overrides["timeZone"] = nil
        return true
      }
      guard text == "input" || TimeZoneIdentifier(text) != nil else { return false }
    }
    date.overrides[option.name] = option.value
    return true
  }

  /// Whether a text is a value of a Unicode locale extension: `islamic-civil`.
  private static func isCalendar(_ text: String) -> Bool {
    text.utf8.count <= 64
      && text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { word in
        3...8 ~= word.utf8.count
          && word.utf8.allSatisfy {
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
              || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
          }
      }
  }
}
