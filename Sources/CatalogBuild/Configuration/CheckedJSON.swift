package import SourceText
package import StructuredText

/// Reads the JSON of a file of the tool’s own, and notes everything that is not as it should be.
package struct CheckedJSON {
  /// The text.
  package let json: JSONDocument
  /// What is wrong so far, in the order of the file.
  package private(set) var problems: [FileProblem] = []

  /// Creates a reader of a text.
  package init(_ json: JSONDocument) { self.json = json }

  /// Notes something that is wrong.
  package mutating func report(
    _ message: DiagnosticMessage, at range: SourceRange, suggestion: String? = nil
  ) {
    problems.append(FileProblem(message: message, range: range, suggestion: suggestion))
  }

  /// Returns the members of an object, each once; unknown and repeated names are noted.
  ///
  /// - Parameters:
  ///   - node: What should be an object.
  ///   - label: What the user calls it.
  ///   - names: The names that may stand there; `nil` where any may.
  ///   - idleNames: Names that may stand there as well, and that nobody is told of.
  package mutating func members(
    of node: Int, _ label: String, named names: [String]? = nil, idle idleNames: [String] = []
  ) -> [(name: String, node: Int)] {
    guard expect(.object, node, label, "an object") else { return [] }
    let repeated = Set(json.duplicates(in: node).map(\.repeated))
    var members: [(name: String, node: Int)] = []
    for member in json.children(of: node) {
      let name = json.name(member)
      if repeated.contains(member) {
        report("“\(name)” stands twice in one object", at: json.nameRange(member))
      } else if let names, !names.contains(name), !idleNames.contains(name) {
        report(
          "there is no key “\(name)” here; expected \(names.joined(separator: ", "))",
          at: json.nameRange(member),
          suggestion: NameSuggestion.nearest(to: name, among: names))
      } else {
        members.append((name, member))
      }
    }
    return members
  }

  /// Returns the elements of an array.
  package mutating func elements(of node: Int, _ label: String) -> [Int] {
    expect(.array, node, label, "an array") ? json.children(of: node) : []
  }

  /// Returns a text, which may be empty only where that is said.
  package mutating func string(_ node: Int, _ label: String, mayBeEmpty: Bool = false) -> String? {
    guard expect(.string, node, label, "a string"), let text = json.string(node) else {
      return nil
    }
    guard mayBeEmpty || !text.isEmpty else {
      report("“\(label)” is empty", at: json.range(node))
      return nil
    }
    return text
  }

  /// Returns a truth value.
  package mutating func boolean(_ node: Int, _ label: String) -> Bool? {
    switch json.kind(node) {
    case .true: return true
    case .false: return false
    default:
      reportType(node, label, "true or false")
      return nil
    }
  }

  /// Returns a whole number in a range.
  package mutating func integer(_ node: Int, _ label: String, in range: ClosedRange<Int>) -> Int? {
    guard expect(.number, node, label, "a whole number") else { return nil }
    if let integer = json.number(node).flatMap(Int.init), range.contains(integer) {
      return integer
    }
    reportRange(
      node, label, range.upperBound == .max ? nil : "\(range.upperBound)", range.lowerBound)
    return nil
  }

  /// Returns a number in a range.
  package mutating func number(_ node: Int, _ label: String, in range: ClosedRange<Double>)
    -> Double?
  {
    guard expect(.number, node, label, "a number") else { return nil }
    if let number = json.number(node).flatMap(Double.init), range.contains(number) {
      return number
    }
    let upper = range.upperBound.isFinite ? DecimalText.text(range.upperBound) : nil
    reportRange(node, label, upper, DecimalText.text(range.lowerBound))
    return nil
  }

  private mutating func reportRange(
    _ node: Int, _ label: String, _ upper: String?, _ lower: some CustomStringConvertible
  ) {
    let digits = json.number(node) ?? ""
    if let upper {
      report(
        "“\(label)” is \(digits); expected \(lower) to \(upper)", at: json.range(node))
    } else {
      report("“\(label)” is \(digits); expected \(lower) or more", at: json.range(node))
    }
  }

  private mutating func expect(
    _ kind: JSONDocument.Kind, _ node: Int, _ label: String, _ expected: String
  ) -> Bool {
    if json.kind(node) == kind { return true }
    reportType(node, label, expected)
    return false
  }

  /// Notes that an object lacks a member.
  package mutating func reportMissing(_ name: String, in node: Int, _ label: String) {
    report("“\(label)” needs the key “\(name)”", at: json.range(node))
  }

  /// Notes a value of the wrong type.
  package mutating func reportType(_ node: Int, _ label: String, _ expected: String) {
    report("“\(label)” is \(typeName(node)); expected \(expected)", at: json.range(node))
  }

  private func typeName(_ node: Int) -> String {
    switch json.kind(node) {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .true, .false: "a truth value"
    case .null: "null"
    }
  }
}

/// Numbers as people write them in a configuration.
package enum DecimalText {
  /// Returns the digits of a number, without a fraction where it is whole.
  package static func text(_ number: Double) -> String {
    let whole = Int(exactly: number)
    return whole.map(String.init) ?? "\(number)"
  }
}
