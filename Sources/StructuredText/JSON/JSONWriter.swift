/// Prints JSON in the style of Apple's tools.
///
/// Two spaces a level, one member a line, ` : ` between name and value, an empty line inside an
/// empty object or array, no line end behind the last brace. Only quotation marks, backslashes and
/// control characters are escaped; everything else, slashes too, stands as it is in UTF-8. Members
/// keep their order.
public struct JSONWriter {
  private var bytes: [UInt8] = []
  private var depth: Int
  private let layout: Layout

  /// What stands between the values of a text.
  public struct Layout: Hashable, Sendable {
    /// What ends a line; empty where everything stands in one.
    public var lineEnd: String
    /// What a line begins with, once for each level.
    public var indentation: String
    /// What stands between a name and its value.
    public var colon: String
    /// Whether an empty line stands in an object or array that holds nothing.
    public var opensEmptyContainers: Bool

    /// Creates a layout.
    public init(lineEnd: String, indentation: String, colon: String, opensEmptyContainers: Bool) {
      self.lineEnd = lineEnd
      self.indentation = indentation
      self.colon = colon
      self.opensEmptyContainers = opensEmptyContainers
    }

    /// The layout of Apple's tools.
    public static let apple = Layout(
      lineEnd: "\n", indentation: "  ", colon: " : ", opensEmptyContainers: true)
  }

  private init(depth: Int = 0, layout: Layout = .apple) {
    self.depth = depth
    self.layout = layout
  }

  /// Returns the text of a value; takes linear time.
  ///
  /// - Parameter value: The value; its depth is limited by the stack of the calling thread alone.
  public static func write(_ value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.append(value)
    return writer.bytes
  }

  /// Returns what stands for a value inside a text; takes linear time.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - depth: How many objects and arrays it stands in.
  ///   - layout: The layout of the text.
  public static func fragment(
    _ value: JSONValue, depth: Int, layout: Layout
  ) -> String {
    var writer = JSONWriter(depth: depth, layout: layout)
    writer.append(value)
    return String(decoding: writer.bytes, as: UTF8.self)
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
        writer.bytes += writer.layout.colon.utf8
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
    if items.isEmpty, layout.opensEmptyContainers { bytes += layout.lineEnd.utf8 }
    if !items.isEmpty || layout.opensEmptyContainers { appendLineStart() }
    append(brackets.close)
  }

  private mutating func appendLineStart() {
    bytes += layout.lineEnd.utf8
    for _ in 0..<depth { bytes += layout.indentation.utf8 }
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
