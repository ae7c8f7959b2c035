/// One option of a command.
struct OptionSpec: Sendable {
  /// How many values an option takes.
  enum Arity: Hashable, Sendable {
    /// No value: the option is there or not.
    case flag
    /// One value; the last one counts.
    case value
    /// One value each time the option is given, and all of them count.
    case repeated
  }

  /// The name behind `--`.
  let long: String
  /// The letter behind `-`, or `nil` where there is none.
  let short: Character?
  /// How many values it takes.
  let arity: Arity
  /// What stands for the value in the help.
  let metaVariable: String
  /// The values that it may have; empty where any text may stand.
  let choices: [String]
  /// What it does.
  let help: String
  /// Whether the command cannot work without it.
  var isRequired = false

  /// The longest list of values that stands in a usage line; others are named below their option.
  private static let maximumListLength = 60

  /// The values that the usage line does not name.
  var listedChoices: [String] { metaVariable.contains("|") ? [] : choices }

  /// Creates an option without a value.
  static func flag(_ long: String, short: Character? = nil, help: String) -> OptionSpec {
    OptionSpec(
      long: long, short: short, arity: .flag, metaVariable: "", choices: [], help: help)
  }

  /// Creates an option that takes one of some values.
  static func choice(
    _ long: String, short: Character? = nil, of choices: [String], help: String
  ) -> OptionSpec {
    let list = choices.joined(separator: "|")
    let isLong = list.utf8.count > maximumListLength
    return OptionSpec(
      long: long, short: short, arity: .value, metaVariable: isLong ? "FORMAT" : list,
      choices: choices, help: help)
  }

  /// Creates an option that takes any text.
  static func value(
    _ long: String, short: Character? = nil, _ metaVariable: String, arity: Arity = .value,
    isRequired: Bool = false, help: String
  ) -> OptionSpec {
    OptionSpec(
      long: long, short: short, arity: arity, metaVariable: metaVariable, choices: [], help: help,
      isRequired: isRequired)
  }

  /// The option as the user writes it: `--name`.
  var spelling: String { "--" + long }

  /// The option with its value, as the help shows it.
  var usage: String { arity == .flag ? spelling : spelling + " " + metaVariable.localized }
}

extension OptionSpec {
  /// The option that every command has.
  static let help = OptionSpec.flag("help", short: "h", help: "Shows this help.")
}
