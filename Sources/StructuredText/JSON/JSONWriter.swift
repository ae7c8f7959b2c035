/// Prints JSON in the style of Apple's tools.
///
/// Two spaces a level, one member a line, ` : ` between name and value, an empty line inside an
/// empty object or array, no line end behind the last brace. Only quotation marks, backslashes and
/// control characters are escaped; everything else, slashes too, stands as it is in UTF-8. Members
/// keep their order.
public struct JSONWriter {
  private var bytes: [UInt8] = []
  private var depth = 0

  private init() {}

  /// Returns the text of a value; takes linear time.
  ///
  /// - Parameter value: The value; its depth is limited by the stack of the calling thread alone.
  public static func write(_ value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.append(value)
    return writer.bytes
  }

  private mutating func append(_ value: JSONValue) {
    switch value {
    case .null: append("null")
    case .bool(let isTrue): append(isTrue ? "true" : "false")
    case .number(let digits): bytes += digits.utf8
    case .string(let text): append(quoting: text)
    case .array(let elements):
      appendList(elements, in: ("[", "]")) { writer, element in writer.append(element) }
    case .object(let members):
      appendList(members, in: ("{", "}")) { writer, member in
        writer.append(quoting: member.name)
        writer.append(" : ")
        writer.append(member.value)
      }
    }
  }

  private mutating func appendList<Item>(
    _ items: [Item], in brackets: (open: StaticString, close: StaticString),
    _ appendItem: (inout JSONWriter, Item) -> Void
  ) {
    append(brackets.open)
    depth += 1
    var isFirst = true
    for item in items {
      if !isFirst { append(",") }
      isFirst = false
      appendLineStart()
      appendItem(&self, item)
    }
    depth -= 1
    if items.isEmpty { append("\n") }
    appendLineStart()
    append(brackets.close)
  }

  private mutating func appendLineStart() {
    append("\n")
    for _ in 0..<depth { append("  ") }
  }

  private mutating func append(_ text: StaticString) {
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func append(quoting text: String) {
    append("\"")
    var text = text
    text.withUTF8 { utf8 in
      var plainStart = 0
      for offset in utf8.indices where unsafe JSONEscapes.needsEscape(utf8[offset]) {
        unsafe bytes.append(contentsOf: utf8[plainStart..<offset])
        unsafe bytes += JSONEscapes.escape(of: utf8[offset])
        plainStart = offset + 1
      }
      unsafe bytes.append(contentsOf: utf8[plainStart...])
    }
    append("\"")
  }
}
