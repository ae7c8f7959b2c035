internal import CatalogModel
internal import SourceText
internal import StructuredText

/// Prints JSON as `JSON.stringify(value, null, 2)` does, with a line end behind the last brace.
struct MessageJSONPrinter {
  private var bytes: [UInt8] = []
  private var depth = 0

  /// Returns the text of a value.
  static func print(_ value: FieldValue) throws(MessageJSONRefusal) -> [UInt8] {
    var printer = MessageJSONPrinter()
    try printer.append(value)
    printer.bytes.append(0x0A)
    return printer.bytes
  }

  private mutating func append(_ value: FieldValue) throws(MessageJSONRefusal) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let isTrue): bytes += (isTrue ? "true" : "false").utf8
    case .number(let digits):
      let parsed = try? JSONDocument(parsing: Array(digits.utf8))
      guard parsed?.kind(0) == .number else { throw .invalidNumber(digits) }
      bytes += digits.utf8
    case .string(let text): append(quoted: text)
    case .array(let elements):
      guard try open("[", isEmpty: elements.isEmpty, "]") else { return }
      for (index, element) in elements.enumerated() {
        startLine(isFirst: index == 0)
        try append(element)
      }
      close("]")
    case .object(let members):
      guard try open("{", isEmpty: members.isEmpty, "}") else { return }
      for (index, member) in members.enumerated() {
        startLine(isFirst: index == 0)
        append(quoted: member.name)
        bytes += [UInt8(ascii: ":"), UInt8(ascii: " ")]
        try append(member.value)
      }
      close("}")
    }
  }

  private mutating func open(
    _ bracket: Unicode.Scalar, isEmpty: Bool, _ end: Unicode.Scalar
  ) throws(MessageJSONRefusal) -> Bool {
    guard depth < JSONDocument.maximumDepth else {
      throw .tooDeep(limit: JSONDocument.maximumDepth)
    }
    bytes.append(UInt8(ascii: bracket))
    if isEmpty { bytes.append(UInt8(ascii: end)) } else { depth += 1 }
    return !isEmpty
  }

  private mutating func close(_ bracket: Unicode.Scalar) {
    depth -= 1
    newLine()
    bytes.append(UInt8(ascii: bracket))
  }

  private mutating func startLine(isFirst: Bool) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    newLine()
  }

  private mutating func newLine() {
    bytes.append(0x0A)
    for _ in 0..<depth { bytes += [0x20, 0x20] }
  }

  private mutating func append(quoted text: String) {
    bytes.append(UInt8(ascii: "\""))
    bytes += JSONEscapes.encode(text).utf8
    bytes.append(UInt8(ascii: "\""))
  }
}

/// What a file of JSON cannot hold.
enum MessageJSONRefusal: Error {
  case invalidNumber(String)
  case tooDeep(limit: Int)
  /// The way to a text leads through another text, or through an object and an array at once.
  case conflict(name: String)
  /// The elements of an array do not follow each other.
  case missingElement(array: String)
}

extension MessageJSONRefusal {
  /// The refusal as writers report it.
  var kind: CatalogWriteError.Kind {
    switch self {
    case .invalidNumber(let digits): .invalidNumber(digits)
    case .tooDeep(let limit): .tooDeep(limit: limit)
    case .conflict(let name):
      .unsupportedText(
        reason: "“\(name)” would be a text and a group of texts at once; rename one of the two")
    case .missingElement(let array):
      .unsupportedText(
        reason: "the elements of the array “\(array)” have to follow each other without a gap")
    }
  }
}
