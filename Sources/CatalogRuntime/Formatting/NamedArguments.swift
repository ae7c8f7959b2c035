/// Values for the placeholders of a message by their names, as ICU MessageFormat and MessageFormat 2 have them.
///
/// ```swift
/// bundle.string(forKey: "files", named: ["name": "Ada", "count": 3])
/// ```
///
/// Numbered placeholders, `{0}`, have their number as a name. Of two values with one name the first counts. Messages
/// have few placeholders: a value is looked for by comparing its name with the others.
public struct NamedArguments: Sendable {
  /// The names.
  private(set) var names: [String]
  /// The values, in the order of the names.
  private(set) var values: [FormatArgument]

  /// Creates arguments.
  ///
  /// - Parameter arguments: Names and values.
  public init(_ arguments: some Sequence<(name: String, value: FormatArgument)> = []) {
    names = []
    values = []
    for (name, value) in arguments {
      names.append(name)
      values.append(value)
    }
  }

  /// The number of values.
  public var count: Int { values.count }
}

extension NamedArguments: ExpressibleByDictionaryLiteral {
  /// Creates arguments from a literal.
  public init(dictionaryLiteral elements: (String, FormatArgument)...) {
    names = elements.map(\.0)
    values = elements.map(\.1)
  }
}
