/// An option that a rule takes from the configuration: what it may hold, and what it means.
///
/// The declaration is the one source of what is accepted, of the schema and of the documentation.
public struct RuleOption: Sendable {
  /// What an option may hold.
  public indirect enum Kind: Sendable {
    /// `true` or `false`.
    case boolean
    /// A whole number in a range.
    case integer(ClosedRange<Int>)
    /// A number in a range.
    case number(ClosedRange<Double>)
    /// A text that is not empty.
    case string
    /// One of some texts.
    case choice([String])
    /// An array.
    case list(Kind)
    /// An object with members of its own.
    case object([RuleOption])
    /// An object whose members are named after locales.
    case byLocale(Kind)
  }

  /// The name in the configuration, in kebab-case.
  public let name: String
  /// What the option does, in one sentence.
  public let summary: String
  /// What it may hold.
  public let kind: Kind
  /// Whether the object that holds it is of no use without it.
  public let isRequired: Bool
  /// What it holds where the configuration does not say; `nil` where that is nothing.
  public let defaultValue: RuleOptionValue?

  /// Creates an option.
  public init(
    _ name: String, _ kind: Kind, default defaultValue: RuleOptionValue? = nil,
    isRequired: Bool = false, summary: String
  ) {
    self.name = name
    self.summary = summary
    self.kind = kind
    self.isRequired = isRequired
    self.defaultValue = defaultValue
  }
}

/// What an option of a rule holds.
public indirect enum RuleOptionValue: Hashable, Sendable {
  /// A truth value.
  case boolean(Bool)
  /// A whole number.
  case integer(Int)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// An array.
  case list([RuleOptionValue])
  /// An object, be its members options or locales.
  case object([String: RuleOptionValue])
}

/// The options of one rule, as the configuration has them.
///
/// A value has the kind that the rule declares; asking for another kind gives `nil`.
public struct RuleOptions: Hashable, Sendable {
  /// The values by the name of the option.
  public var values: [String: RuleOptionValue]

  /// Creates options.
  public init(_ values: [String: RuleOptionValue] = [:]) { self.values = values }

  /// Returns what an option holds, or `nil` where it is not given.
  public subscript(name: String) -> RuleOptionValue? { values[name] }

  /// Returns a truth value.
  public func boolean(_ name: String) -> Bool? {
    if case .boolean(let value) = values[name] { value } else { nil }
  }

  /// Returns a whole number.
  public func integer(_ name: String) -> Int? {
    if case .integer(let value) = values[name] { value } else { nil }
  }

  /// Returns a number, be it whole or not.
  public func number(_ name: String) -> Double? {
    switch values[name] {
    case .number(let value): value
    case .integer(let value): Double(value)
    default: nil
    }
  }

  /// Returns a text.
  public func string(_ name: String) -> String? {
    if case .string(let value) = values[name] { value } else { nil }
  }

  /// Returns the texts of an array of texts.
  public func strings(_ name: String) -> [String]? {
    guard case .list(let values) = values[name] else { return nil }
    return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  /// Returns the objects of an array of objects.
  public func objects(_ name: String) -> [RuleOptions]? {
    guard case .list(let values) = values[name] else { return nil }
    return values.compactMap {
      if case .object(let members) = $0 { RuleOptions(members) } else { nil }
    }
  }

  /// Returns the members of an object, be they options or locales.
  public func object(_ name: String) -> RuleOptions? {
    if case .object(let members) = values[name] { RuleOptions(members) } else { nil }
  }
}
