internal import SourceText

/// Reads a property list that is written as XML.
struct XMLPropertyListReader {
  private let xml: XMLDocument

  /// Reads a file.
  static func root(of bytes: [UInt8]) throws(PropertyListProblem) -> PropertyListNode {
    let xml: XMLDocument
    do { xml = try XMLDocument(parsing: bytes) } catch {
      throw PropertyListProblem(error.range, error.message)
    }
    let reader = XMLPropertyListReader(xml: xml)
    guard xml.name(0) == "plist" else { return try reader.node(0, depth: 1) }
    let elements = try reader.elements(in: 0)
    guard let first = elements.first else {
      throw reader.problem(0, "this property list is empty; expected <dict>")
    }
    if let second = elements.dropFirst().first {
      throw reader.problem(second, "a property list holds one value; remove the others")
    }
    return try reader.node(first, depth: 1)
  }

  /// Reads the value of an element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - depth: The level at which it stands, from 1.
  private func node(
    _ element: Int, depth: Int
  ) throws(PropertyListProblem) -> PropertyListNode {
    let limit = PropertyListDocument.maximumDepth
    if depth > limit {
      throw problem(
        element,
        "values are nested deeper than \(limit) levels, which is the limit; the file may be damaged"
      )
    }
    let content = xml.contentRange(element)
    switch xml.name(element) {
    case "string":
      return PropertyListNode(value: .string(try text(element)), range: content)
    case "dict": return try dictionary(element, depth: depth)
    case "array":
      var nodes: [PropertyListNode] = []
      for child in try elements(in: element) { nodes.append(try node(child, depth: depth + 1)) }
      return PropertyListNode(value: .array(nodes), range: xml.range(element))
    case "integer", "real": return try scalar(element) { .number($0) }
    case "date": return try scalar(element) { .date($0) }
    case "true": return PropertyListNode(value: .bool(true), range: xml.range(element))
    case "false": return PropertyListNode(value: .bool(false), range: xml.range(element))
    case "data": return try data(element)
    case let name:
      throw problem(
        element,
        """
        <\(name)> is no value of a property list; expected dict, array, string, integer, real, \
        true, false, date or data
        """)
    }
  }

  private func scalar(
    _ element: Int, _ value: (String) -> PropertyListNode.Value
  ) throws(PropertyListProblem) -> PropertyListNode {
    let text = Array(try text(element).utf8)[...].trimmed
    return PropertyListNode(
      value: value(String(decoding: text, as: UTF8.self)), range: xml.range(element))
  }

  private func data(_ element: Int) throws(PropertyListProblem) -> PropertyListNode {
    guard let bytes = Base64.decode(try text(element)) else {
      throw problem(element, "this is no data; expected Base64")
    }
    return PropertyListNode(value: .data(bytes), range: xml.range(element))
  }

  private func dictionary(
    _ element: Int, depth: Int
  ) throws(PropertyListProblem) -> PropertyListNode {
    var members: [PropertyListNode.Member] = []
    var comments: [String] = []
    var key: Int?
    for child in try content(of: element) {
      switch xml.kind(child) {
      case .comment: comments.append(trimmed(xml.text(child)))
      case .text: if hasEmptyLine(child), key == nil { comments = [] }
      case .element:
        guard let name = key else {
          key = try self.key(child)
          continue
        }
        if xml.name(child) == "key" { throw missingValue(name) }
        comments.removeAll(where: \.isEmpty)
        members.append(
          PropertyListNode.Member(
            key: try text(name), keyRange: xml.contentRange(name),
            comment: comments.isEmpty ? nil : comments.joined(separator: "\n"),
            node: try node(child, depth: depth + 1)))
        comments = []
        key = nil
      }
    }
    if let key { throw missingValue(key) }
    return PropertyListNode(value: .dictionary(members), range: xml.range(element))
  }

  private func key(_ element: Int) throws(PropertyListProblem) -> Int {
    guard xml.name(element) == "key" else {
      throw problem(
        element, "found <\(xml.name(element))> where <key> was expected; every value needs a key")
    }
    return element
  }

  private func missingValue(_ key: Int) -> PropertyListProblem {
    problem(key, "the key “\(xml.text(key))” has no value; add one behind it")
  }

  /// The text of an element that may hold nothing else.
  private func text(_ element: Int) throws(PropertyListProblem) -> String {
    if let inner = xml.children(of: element).first(where: { xml.kind($0) == .element }) {
      throw problem(
        inner, "<\(xml.name(inner))> stands inside <\(xml.name(element))>, which holds text only")
    }
    return xml.text(element)
  }

  /// The elements in an element that may hold nothing else.
  private func elements(in element: Int) throws(PropertyListProblem) -> [Int] {
    try content(of: element).filter { xml.kind($0) == .element }
  }

  /// Everything in an element whose texts may be white space only.
  private func content(of element: Int) throws(PropertyListProblem) -> [Int] {
    let children = xml.children(of: element)
    let stray = children.first { xml.kind($0) == .text && !trimmed(xml.text($0)).isEmpty }
    if let stray {
      throw problem(
        stray, "found text in <\(xml.name(element))>; expected values in their elements only")
    }
    return children
  }

  private func hasEmptyLine(_ text: Int) -> Bool {
    xml.text(text).utf8.count { $0 == UInt8(ascii: "\n") } > 1
  }

  private func trimmed(_ text: String) -> String {
    String(decoding: Array(text.utf8)[...].trimmed, as: UTF8.self)
  }

  private func problem(_ node: Int, _ message: DiagnosticMessage) -> PropertyListProblem {
    PropertyListProblem(xml.range(node), message)
  }
}

/// Base64 as property lists write it: with white space anywhere (RFC 4648, section 4).
private enum Base64 {
  static func decode(_ text: String) -> [UInt8]? {
    let digits = text.utf8.filter { $0 != 0x20 && !(0x09...0x0D ~= $0) }
    let values = digits.prefix { $0 != UInt8(ascii: "=") }
    guard digits.count.isMultiple(of: 4), digits.count - values.count <= 2,
      digits.dropFirst(values.count).allSatisfy({ $0 == UInt8(ascii: "=") })
    else { return nil }
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var bitCount = 0
    for digit in values {
      guard let value = value(of: digit) else { return nil }
      bits = bits << 6 | UInt32(value)
      bitCount += 6
      guard bitCount >= 8 else { continue }
      bitCount -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)))
    }
    return bytes
  }

  private static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): digit - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
