/// A command line that was understood.
struct ParsedArguments: Hashable, Sendable {
  /// The values of each option in the order of the command line; a flag has empty values.
  private(set) var values: [String: [String]] = [:]
  /// What is no option.
  var operands: [String] = []

  /// Notes a value of an option.
  mutating func append(_ value: String, to option: OptionSpec) {
    values[option.long, default: []].append(value)
  }

  /// Whether an option is there.
  func has(_ long: String) -> Bool { values[long] != nil }

  /// The last value of an option, or `nil` where the option is not there.
  func value(_ long: String) -> String? { values[long]?.last }

  /// All values of an option.
  func all(_ long: String) -> [String] { values[long] ?? [] }
}
