/// A JSON Schema (drafts 4 to 7), as far as the schemas need it that reports are held against.
///
/// `format` and what only explains are passed over; a keyword that is not known is a violation, so that
/// no part of a schema is taken as met.
public struct JSONSchema: Sendable {
  private let root: JSONTree

  /// Reads a schema.
  public init(_ text: String) throws { root = try JSONTree(text) }

  /// Returns what of a value the schema forbids, each with its place; empty where it is valid.
  public func violations(of value: JSONTree) -> [String] {
    violations(of: value, root, at: "#")
  }

  private static let explanations: Set<String> = [
    "$schema", "$id", "id", "$comment", "title", "description", "default", "examples", "format",
    "definitions",
  ]

  private func violations(of value: JSONTree, _ schema: JSONTree, at place: String) -> [String] {
    if case .bool(let isAllowed) = schema { return isAllowed ? [] : [place + ": not allowed"] }
    guard case .object(let keywords) = schema else { return [place + ": the schema is no object"] }
    if let reference = keywords["$ref"]?.text {
      guard let target = definition(reference) else { return ["\(reference) leads to nothing"] }
      return violations(of: value, target, at: place)
    }
    return keywords.sorted { $0.key < $1.key }.flatMap { keyword, argument in
      violations(of: value, keyword, argument, schema, at: place)
    }
  }

  private func definition(_ reference: String) -> JSONTree? {
    guard reference.hasPrefix("#") else { return nil }
    let names = reference.dropFirst().split(separator: "/")
    return names.reduce(Optional(root)) { $0?[String($1)] }
  }

  private func violations(
    of value: JSONTree, _ keyword: String, _ argument: JSONTree, _ schema: JSONTree,
    at place: String
  ) -> [String] {
    func check(_ isMet: Bool) -> [String] { isMet ? [] : ["\(place): \(keyword) \(argument)"] }
    switch keyword {
    case _ where JSONSchema.explanations.contains(keyword): return []
    case "type":
      let types = argument.text.map { [$0] } ?? argument.elements.compactMap(\.text)
      return check(types.contains { value.isOf(type: $0) })
    case "const": return check(value == argument)
    case "enum": return check(argument.elements.contains(value))
    case "anyOf":
      return check(argument.elements.contains { violations(of: value, $0, at: place).isEmpty })
    case "allOf": return argument.elements.flatMap { violations(of: value, $0, at: place) }
    case "oneOf":
      return check(
        argument.elements.count { violations(of: value, $0, at: place).isEmpty } == 1)
    case "not": return check(!violations(of: value, argument, at: place).isEmpty)
    default: break
    }
    switch value {
    case .string(let text): return check(JSONSchema.meets(text, keyword, argument))
    case .number(let number): return check(JSONSchema.meets(number, keyword, argument))
    case .array(let elements): return violations(of: elements, keyword, argument, at: place)
    case .object(let members): return violations(of: members, keyword, argument, schema, at: place)
    case .null, .bool: return check(JSONSchema.isKnown(keyword))
    }
  }

  private func violations(
    of elements: [JSONTree], _ keyword: String, _ argument: JSONTree, at place: String
  ) -> [String] {
    func check(_ isMet: Bool) -> [String] { isMet ? [] : ["\(place): \(keyword) \(argument)"] }
    switch keyword {
    case "items":
      return elements.enumerated().flatMap { index, element in
        violations(of: element, argument, at: "\(place)/\(index)")
      }
    case "minItems": return check(elements.count >= argument.integer ?? .max)
    case "maxItems": return check(elements.count <= argument.integer ?? -1)
    case "uniqueItems":
      return check(argument == .bool(false) || Set(elements).count == elements.count)
    default: return check(JSONSchema.isKnown(keyword))
    }
  }

  private func violations(
    of members: [String: JSONTree], _ keyword: String, _ argument: JSONTree,
    _ schema: JSONTree, at place: String
  ) -> [String] {
    func check(_ isMet: Bool) -> [String] { isMet ? [] : ["\(place): \(keyword) \(argument)"] }
    switch (keyword, argument) {
    case ("properties", .object(let properties)):
      return properties.flatMap { name, schema in
        members[name].map { violations(of: $0, schema, at: place + "/" + name) } ?? []
      }
    case ("additionalProperties", _):
      return members.filter { schema["properties"]?[$0.key] == nil }.flatMap { name, value in
        violations(of: value, argument, at: place + "/" + name)
      }
    case ("required", _):
      return argument.elements.compactMap(\.text).filter { members[$0] == nil }
        .map { "\(place): \($0) is missing" }
    case ("dependencies", .object(let dependencies)):
      return dependencies.filter { members[$0.key] != nil }.flatMap { name, needed in
        needed.elements.compactMap(\.text).filter { members[$0] == nil }
          .map { "\(place): \(name) without \($0)" }
      }
    case ("minProperties", _): return check(members.count >= argument.integer ?? .max)
    default: return check(JSONSchema.isKnown(keyword))
    }
  }

  private static func meets(_ text: String, _ keyword: String, _ argument: JSONTree) -> Bool {
    switch keyword {
    case "pattern":
      guard let pattern = try? Regex(argument.text ?? "(") else { return false }
      return text.contains(pattern)
    case "minLength": return text.unicodeScalars.count >= argument.integer ?? .max
    case "maxLength": return text.unicodeScalars.count <= argument.integer ?? -1
    default: return isKnown(keyword)
    }
  }

  private static func meets(_ number: Double, _ keyword: String, _ argument: JSONTree) -> Bool {
    guard case .number(let limit) = argument else { return isKnown(keyword) }
    switch keyword {
    case "minimum": return number >= limit
    case "maximum": return number <= limit
    default: return isKnown(keyword)
    }
  }

  /// Whether a keyword is one of those that say something of other types of values.
  private static func isKnown(_ keyword: String) -> Bool {
    [
      "items", "minItems", "maxItems", "uniqueItems", "properties", "additionalProperties",
      "required", "dependencies", "minProperties", "pattern", "minLength", "maxLength", "minimum",
      "maximum",
    ].contains(keyword)
  }
}

extension JSONTree {
  fileprivate func isOf(type: String) -> Bool {
    switch (self, type) {
    case (.null, "null"), (.bool, "boolean"), (.number, "number"), (.string, "string"),
      (.array, "array"), (.object, "object"):
      true
    case (.number(let number), "integer"): number == number.rounded()
    default: false
    }
  }
}
