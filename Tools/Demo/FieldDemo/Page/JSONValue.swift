/// A value of JSON, to be written into a page.
indirect enum JSONValue: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case array([JSONValue])
  /// Members in ascending order of their names, so that the same values make the same page.
  case object([String: JSONValue])

  /// Returns the text for an element `script` with a data block: nothing in it can end the element (HTML, section 4.12.1.3).
  var scriptText: String {
    switch self {
    case .string(let text): Self.quoted(text)
    case .integer(let number): String(number)
    case .boolean(let value): String(value)
    case .array(let values): "[" + values.map(\.scriptText).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }
        .map { Self.quoted($0.key) + ":" + $0.value.scriptText }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}
