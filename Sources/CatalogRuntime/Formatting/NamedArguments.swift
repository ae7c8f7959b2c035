/// Values for the placeholders of a message by their names, as ICU MessageFormat and MessageFormat 2 have them.
///
/// ```swift
/// bundle.string(forKey: "files", named: ["name": "Ada", "count": 3])
/// ```
///
/// Numbered placeholders, `{0}`, have their number as a name. Of two values with one name the first counts. Messages
/// have few placeholders: a value is looked for by comparing its name with the others.
public struct NamedArguments: Sendable {
  /// A name that is compared fast.
  struct Name: Sendable {
    let text: String
    private let byteCount: Int
    /// The first eight bytes, as a number.
    private let prefix: UInt64

    init(_ text: String) {
      self.text = text
      byteCount = text.utf8.count
      prefix = TextBytes.with(text) { Self.prefix(of: $0.span) }
    }

    /// The first eight bytes of a name, as a number.
    @inline(__always)
    static func prefix(of name: Span<UInt8>) -> UInt64 {
      var prefix: UInt64 = 0
      for index in 0..<min(name.count, 8) {
        prefix = unsafe prefix << 8 | UInt64(name[unchecked: index])
      }
      return prefix
    }

    /// Returns whether the name is made of some bytes, whose prefix is given.
    @inline(__always)
    func hasSameBytes(as name: Span<UInt8>, prefix: UInt64) -> Bool {
      guard byteCount == name.count, self.prefix == prefix else { return false }
      return byteCount <= 8 || TextBytes.with(text) { $0.hasSameBytes(as: name) }
    }
  }

  /// The names.
  private(set) var names: [Name]
  /// The values, in the order of the names.
  private(set) var values: [FormatArgument]

  /// Creates arguments.
  ///
  /// - Parameter arguments: Names and values.
  public init(_ arguments: some Sequence<(name: String, value: FormatArgument)> = []) {
    names = []
    values = []
    for (name, value) in arguments {
      names.append(Name(name))
      values.append(value)
    }
  }

  /// The number of values.
  public var count: Int { values.count }
}

extension NamedArguments: ExpressibleByDictionaryLiteral {
  /// Creates arguments from a literal.
  public init(dictionaryLiteral elements: (String, FormatArgument)...) {
    names = elements.map { Name($0.0) }
    values = elements.map(\.1)
  }
}
