internal import Foundation

/// A JSON value, for tests that look at what was written.
public enum JSONTree: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONTree])
  case object([String: JSONTree])

  /// Reads a JSON document.
  public init(_ text: String) throws {
    self = try JSONDecoder().decode(JSONTree.self, from: Data(text.utf8))
  }

  /// The member of an object, or `nil` where there is none.
  public subscript(_ name: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members[name]
  }

  /// The elements of an array; none where this is no array.
  public var elements: [JSONTree] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  /// The text of a string, or `nil` where this is none.
  public var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The whole number, or `nil` where this is none.
  public var integer: Int? {
    guard case .number(let number) = self else { return nil }
    return Int(exactly: number)
  }
}

extension JSONTree: Decodable {
  /// Reads a value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONTree].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONTree].self))
    }
  }
}

extension JSONTree {
  /// The value over several lines, with the members of objects in ascending order.
  public var prettyText: String { pretty(indentation: "") + "\n" }

  private func pretty(indentation: String) -> String {
    let inner = indentation + "  "
    func list(_ items: [String], _ open: String, _ close: String) -> String {
      guard !items.isEmpty else { return open + close }
      return open + "\n" + items.map { inner + $0 }.joined(separator: ",\n") + "\n" + indentation
        + close
    }
    switch self {
    case .null: return "null"
    case .bool(let value): return String(value)
    case .number(let number): return integer.map(String.init) ?? String(number)
    case .string(let text): return JSONTree.quoted(text)
    case .array(let elements):
      return list(elements.map { $0.pretty(indentation: inner) }, "[", "]")
    case .object(let members):
      let items = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map {
        JSONTree.quoted($0) + " : " + $1.pretty(indentation: inner)
      }
      return list(items, "{", "}")
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\" + String(scalar)
      case "\n": "\\n"
      case _ where scalar.value < 0x20 || scalar.properties.generalCategory == .format:
        "\\u{" + String(scalar.value, radix: 16) + "}"
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
