/// The YAML that our own files are written in: block mappings and sequences, plain and quoted scalars, literal blocks
/// and flow sequences of scalars.
///
/// Anything else is an error, so that no test reads a file in another way than the programs that it is for.
public indirect enum YAMLTree: Hashable, Sendable {
  /// A text, whatever its type is by the rules of YAML.
  case scalar(String)
  /// A sequence.
  case sequence([YAMLTree])
  /// A mapping, in no order.
  case mapping([String: YAMLTree])

  /// A line that is no YAML of this kind.
  public struct ParseError: Error, CustomStringConvertible {
    /// The line, and why it is refused.
    public let description: String
  }

  /// Reads a document.
  public init(_ text: String) throws(ParseError) {
    var parser = YAMLParser(text)
    self = try parser.document()
  }

  /// The value of a key of a mapping.
  public subscript(key: String) -> YAMLTree? {
    if case .mapping(let members) = self { members[key] } else { nil }
  }

  /// The text of a scalar.
  public var text: String? { if case .scalar(let text) = self { text } else { nil } }

  /// The elements of a sequence; none for anything else.
  public var elements: [YAMLTree] {
    if case .sequence(let elements) = self { elements } else { [] }
  }

  /// The members of a mapping; none for anything else.
  public var members: [String: YAMLTree] {
    if case .mapping(let members) = self { members } else { [:] }
  }
}

private struct YAMLParser {
  private var lines: [String]
  private var index = 0

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  mutating func document() throws(YAMLTree.ParseError) -> YAMLTree {
    skipBlank()
    let tree = try node(indent: 0)
    skipBlank()
    if index < lines.count { throw error("the indentation is wrong") }
    return tree
  }

  private func error(_ reason: String) -> YAMLTree.ParseError {
    YAMLTree.ParseError(
      description: "line \(index + 1): \(reason): \(index < lines.count ? lines[index] : "")")
  }

  private mutating func skipBlank() {
    while index < lines.count, lines[index].allSatisfy({ $0 == " " }) || content.hasPrefix("#") {
      index += 1
    }
  }

  private var indent: Int { index < lines.count ? lines[index].prefix { $0 == " " }.count : -1 }
  private var content: Substring { lines[index].drop { $0 == " " } }
  private var isItem: Bool { content.hasPrefix("- ") }

  private mutating func node(indent: Int) throws(YAMLTree.ParseError) -> YAMLTree {
    guard index < lines.count else { throw error("something is missing") }
    if isItem { return try sequence(indent) }
    return try mapping(indent)
  }

  private mutating func sequence(_ indent: Int) throws(YAMLTree.ParseError) -> YAMLTree {
    var elements: [YAMLTree] = []
    while index < lines.count, self.indent == indent, isItem {
      let rest = content.dropFirst(2)
      if key(of: rest) != nil {
        lines[index] = String(repeating: " ", count: indent + 2) + rest
        elements.append(try mapping(indent + 2))
      } else {
        elements.append(try scalar(rest))
        index += 1
      }
      skipBlank()
    }
    return .sequence(elements)
  }

  private mutating func mapping(_ indent: Int) throws(YAMLTree.ParseError) -> YAMLTree {
    var members: [String: YAMLTree] = [:]
    while index < lines.count, self.indent == indent, !isItem {
      guard let (key, value) = key(of: content) else { throw error("no key") }
      if members[key] != nil { throw error("a key stands twice") }
      index += 1
      members[key] = try self.value(value, below: indent)
      skipBlank()
    }
    return .mapping(members)
  }

  private func key(of text: Substring) -> (String, Substring)? {
    guard let match = text.wholeMatch(of: /([A-Za-z_$][A-Za-z0-9_.-]*):(?: +(.*))?/) else {
      return nil
    }
    return (String(match.1), match.2 ?? "")
  }

  private mutating func value(
    _ text: Substring, below indent: Int
  ) throws(YAMLTree.ParseError) -> YAMLTree {
    if text == "|" { return literal(below: indent) }
    guard text.isEmpty else {
      index -= 1
      let value = try scalar(text)
      index += 1
      return value
    }
    skipBlank()
    guard index < lines.count, self.indent > indent || self.indent == indent && isItem else {
      return .scalar("")
    }
    return try node(indent: self.indent)
  }

  private mutating func literal(below indent: Int) -> YAMLTree {
    let depth = self.indent
    var text = ""
    while index < lines.count, depth > indent,
      self.indent >= depth || lines[index].allSatisfy({ $0 == " " })
    {
      text += lines[index].dropFirst(depth) + "\n"
      index += 1
    }
    while text.hasSuffix("\n\n") { text.removeLast() }
    return .scalar(text)
  }

  private func scalar(_ text: Substring) throws(YAMLTree.ParseError) -> YAMLTree {
    if text.hasPrefix("["), text.hasSuffix("]") {
      let items = text.dropFirst().dropLast().split(separator: ", ")
      var elements: [YAMLTree] = []
      for item in items { elements.append(try scalar(item)) }
      return .sequence(elements)
    }
    if text.count > 1, let quote = text.first, quote == "'" || quote == "\"" {
      let inner = text.dropFirst().dropLast()
      guard text.last == quote, !inner.contains(quote), !inner.contains("\\") else {
        throw error("quotation marks")
      }
      return .scalar(String(inner))
    }
    guard let first = text.first, !"&*!>{}[]%@`|,?\"'".contains(first), !text.contains(" #"),
      !text.contains(": "), !text.hasSuffix(":"), !text.hasSuffix(" ")
    else { throw error("no plain scalar") }
    return .scalar(String(text))
  }
}
