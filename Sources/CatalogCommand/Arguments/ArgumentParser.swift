internal import SourceText

/// Reads what stands behind the name of a command, by the table of its options.
///
/// `--name value`, `--name=value`, `-n value`, `-nvalue`, flags in one word (`-qs`), and `--`,
/// behind which everything is an operand. A value that begins with `-` is written as
/// `--name=-value`, so that a forgotten value is noticed.
struct ArgumentParser {
  private let command: CommandSpec
  private let arguments: [String]
  private var next = 0
  private var result = ParsedArguments()

  /// Reads the arguments of a command.
  ///
  /// - Returns: What was found. Where help is asked for, what stands behind it does not matter, and
  ///   no operand is missing.
  static func parse(
    _ arguments: [String], for command: CommandSpec
  ) throws(UsageError) -> ParsedArguments {
    var parser = ArgumentParser(command: command, arguments: arguments)
    do {
      try parser.parseAll()
    } catch {
      throw error.of(command)
    }
    return parser.result
  }

  private init(command: CommandSpec, arguments: [String]) {
    self.command = command
    self.arguments = arguments
  }

  private mutating func parseAll() throws(UsageError) {
    while next < arguments.count, !result.has(OptionSpec.help.long) {
      let argument = arguments[next]
      next += 1
      if argument == "--" {
        for operand in arguments[next...] { try appendOperand(operand) }
        break
      } else if argument.hasPrefix("--") {
        try parseLong(argument.dropFirst(2))
      } else if argument.hasPrefix("-"), argument != "-" {
        try parseShort(argument.dropFirst())
      } else {
        try appendOperand(argument)
      }
    }
    guard !result.has(OptionSpec.help.long) else { return }
    let isOperandRequired = [.required, .oneOrMore].contains(command.operand?.count)
    if let operand = command.operand, isOperandRequired, result.operands.isEmpty {
      throw UsageError("“\(command.name)” needs \(operand.metaVariable.localized)")
    }
    if let option = command.options.first(where: { $0.isRequired && !result.has($0.long) }) {
      throw UsageError("“\(command.name)” needs “\(option.usage)”")
    }
  }

  private mutating func parseLong(_ text: Substring) throws(UsageError) {
    let equals = text.firstIndex(of: "=")
    let name = String(text[..<(equals ?? text.endIndex)])
    guard let option = command.allOptions.first(where: { $0.long == name }) else {
      let nearest = NameSuggestion.nearest(to: name, among: command.allOptions.map(\.long))
      throw UsageError("unknown option “\("--" + name)”", suggestion: nearest.map { "--" + $0 })
    }
    let attached = equals.map { String(text[text.index(after: $0)...]) }
    if option.arity == .flag {
      guard attached == nil else { throw UsageError("“\(option.spelling)” takes no value") }
      result.append("", to: option)
    } else {
      try appendValue(attached, to: option)
    }
  }

  private mutating func parseShort(_ letters: Substring) throws(UsageError) {
    var rest = letters
    while let letter = rest.popFirst() {
      guard let option = command.allOptions.first(where: { $0.short == letter }) else {
        let nearest = NameSuggestion.nearest(
          to: String(letters), among: command.allOptions.map(\.long))
        throw UsageError(
          "unknown option “\("-" + String(letter))”", suggestion: nearest.map { "--" + $0 })
      }
      guard option.arity == .flag else {
        return try appendValue(rest.isEmpty ? nil : String(rest), to: option)
      }
      result.append("", to: option)
    }
  }

  /// Whether an argument can be the value of the option before it: an option cannot, a negative number can.
  private func isValue(_ argument: String) -> Bool {
    !argument.hasPrefix("-") || argument == "-"
      || argument.dropFirst().first.map { $0.isNumber || $0 == "." } == true
  }

  private mutating func appendValue(
    _ attached: String?, to option: OptionSpec
  ) throws(UsageError) {
    let value: String
    if let attached {
      value = attached
    } else if next < arguments.count, isValue(arguments[next]) {
      value = arguments[next]
      next += 1
    } else {
      throw UsageError("“\(option.spelling)” needs a value: \(option.metaVariable.localized)")
    }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      throw UsageError(
        "“\(value)” is no value of “\(option.spelling)”: \(option.metaVariable)",
        suggestion: NameSuggestion.nearest(to: value, among: option.choices))
    }
    result.append(value, to: option)
  }

  private mutating func appendOperand(_ operand: String) throws(UsageError) {
    guard let allowed = command.operand else {
      throw UsageError("“\(command.name)” takes no argument, but there is “\(operand)”")
    }
    let mayHaveMore = allowed.count == .any || allowed.count == .oneOrMore
    guard mayHaveMore || result.operands.isEmpty else {
      throw UsageError(
        "“\(command.name)” takes one \(allowed.metaVariable.localized), but there is also “\(operand)”"
      )
    }
    result.operands.append(operand)
  }
}
