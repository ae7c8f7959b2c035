/// An XML 1.0 document that is written from its start to its end.
///
/// Characters that XML cannot hold are written as they are in Swift source: `\u{1B}`.
struct XMLText {
  /// The document so far.
  private(set) var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
  private var depth = 0

  /// Creates a document without elements.
  init() {}

  /// Writes an element with others in it, each on its own line.
  mutating func element(
    _ name: String, _ attributes: [(String, String)], _ content: (inout XMLText) -> Void
  ) {
    start(name, attributes, end: ">\n")
    depth += 1
    content(&self)
    depth -= 1
    indent()
    bytes += "</\(name)>\n".utf8
  }

  /// Writes an element without content.
  mutating func element(_ name: String, _ attributes: [(String, String)]) {
    start(name, attributes, end: "/>\n")
  }

  /// Writes an element with a text in it.
  mutating func element(_ name: String, _ attributes: [(String, String)], text: String) {
    start(name, attributes, end: ">")
    bytes += XMLText.escaped(text, inAttribute: false).utf8
    bytes += "</\(name)>\n".utf8
  }

  private mutating func start(_ name: String, _ attributes: [(String, String)], end: String) {
    indent()
    bytes += "<\(name)".utf8
    for (name, value) in attributes {
      bytes += " \(name)=\"\(XMLText.escaped(value, inAttribute: true))\"".utf8
    }
    bytes += end.utf8
  }

  private mutating func indent() {
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }

  private static func escaped(_ text: String, inAttribute isAttribute: Bool) -> String {
    guard text.utf8.contains(where: mayNeedEscape) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\r": escaped += "&#13;"
      case "\n" where isAttribute: escaped += "&#10;"
      case "\t" where isAttribute: escaped += "&#9;"
      case _ where isForbidden(scalar):
        escaped += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Whether a byte is an escaped character, or the first of a forbidden one.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): true
    case ..<0x20, 0xEF: true
    default: false
    }
  }

  /// Whether no document may hold a character, not even as a reference (XML 1.0, production 2).
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: false
    case ..<0x20, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
