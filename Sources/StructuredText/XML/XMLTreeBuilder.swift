internal import SourceText

/// Makes the nodes of a document from a text.
///
/// Of a text that expat has accepted it is exact; of any other it reads as far as it goes, which tells the element
/// that is open there.
struct XMLTreeBuilder {
  private let bytes: [UInt8]
  private let end: Int
  private var offset = 0
  private(set) var nodes: [XMLDocument.Node] = []
  private(set) var attributes: [XMLDocument.AttributePlace] = []
  private(set) var names = XMLNameTable()
  private var openElements: [Int] = []
  /// The bytes of the text in work: it goes on until the next tag or comment.
  private var textStart: Int?
  private var textEnd = 0
  /// Why the text is not read although it is XML.
  private(set) var problem: XMLSyntaxError.Kind?
  private(set) var problemPlace = 0..<0

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - end: The offset at which reading stops.
  init(_ bytes: [UInt8], upTo end: Int) {
    self.bytes = bytes
    self.end = end
    nodes.reserveCapacity(end / 32)
    attributes.reserveCapacity(end / 128)
    while problem == nil, offset < end { next() }
  }

  /// The name of the innermost element that is open.
  var openElement: String? { openElements.last.map { names[Int(nodes[$0].name)] } }

  private mutating func next() {
    guard bytes[offset] == UInt8(ascii: "<") else { return text() }
    guard offset + 1 < end else {
      offset = end
      return
    }
    switch bytes[offset + 1] {
    case UInt8(ascii: "/"): endTag()
    case UInt8(ascii: "?"): offset = self.end(of: "?>", from: offset + 2)
    case UInt8(ascii: "!"): declaration()
    default: startTag()
    }
  }

  private mutating func text() {
    let start = offset
    while offset < end, bytes[offset] != UInt8(ascii: "<") { offset += 1 }
    addText(start, offset)
  }

  private mutating func addText(_ start: Int, _ end: Int) {
    guard !openElements.isEmpty else { return }
    if textStart == nil { textStart = start }
    textEnd = end
  }

  private mutating func flushText() {
    guard let start = textStart else { return }
    textStart = nil
    append(.text, start, textEnd, start, textEnd)
  }

  private mutating func declaration() {
    let start = offset
    if starts(with: "<!--") {
      offset = self.end(of: "-->", from: start + 4)
      guard !openElements.isEmpty else { return }
      flushText()
      append(.comment, start, offset, start + 4, max(offset - 3, start + 4))
    } else if starts(with: "<![CDATA[") {
      offset = self.end(of: "]]>", from: start + 9)
      addText(start, offset)
    } else {
      documentType()
    }
  }

  /// Passes over the document type, which declares no entity.
  private mutating func documentType() {
    var depth = 0
    while offset < end {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        offset += 1
        while offset < end, bytes[offset] != byte { offset += 1 }
      } else if starts(with: "<!--") {
        offset = self.end(of: "-->", from: offset + 4)
        continue
      } else if starts(with: "<?") {
        offset = self.end(of: "?>", from: offset + 2)
        continue
      } else if byte == UInt8(ascii: "<") {
        depth += 1
      } else if byte == UInt8(ascii: ">") {
        depth -= 1
        if depth == 0 {
          offset += 1
          return
        }
      }
      offset += 1
    }
  }

  private mutating func append(
    _ kind: XMLDocument.Kind, _ start: Int, _ end: Int, _ contentStart: Int, _ contentEnd: Int
  ) {
    nodes.append(
      XMLDocument.Node(
        kind: kind, start: UInt32(start), end: UInt32(end), contentStart: UInt32(contentStart),
        contentEnd: UInt32(contentEnd), next: UInt32(nodes.count + 1)))
  }
}

// Tags.
extension XMLTreeBuilder {
  private mutating func startTag() {
    flushText()
    let start = offset
    offset += 1
    let nameEnd = endOfName(offset)
    let name = names.index(of: bytes[offset..<nameEnd])
    offset = nameEnd
    let firstAttribute = attributes.count
    var isEmpty = false
    while offset < end, bytes[offset] != UInt8(ascii: ">") {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "/") {
        isEmpty = true
        offset += 1
      } else if byte <= 0x20 {
        offset += 1
      } else {
        attribute()
      }
    }
    guard offset < end else { return }
    offset += 1
    if let entity = undefinedEntity(from: firstAttribute) { fail(.undefinedEntity(entity), start) }
    if openElements.count == XMLDocument.maximumDepth {
      return fail(.tooDeep(limit: XMLDocument.maximumDepth), start)
    }
    let node = nodes.count
    append(.element, start, offset, offset, offset)
    nodes[node].name = Int32(name)
    nodes[node].firstAttribute = UInt32(firstAttribute)
    nodes[node].attributeCount = UInt32(attributes.count - firstAttribute)
    if !isEmpty { openElements.append(node) }
  }

  private mutating func attribute() {
    let start = offset
    var nameEnd = start
    while nameEnd < end, bytes[nameEnd] > 0x20, bytes[nameEnd] != UInt8(ascii: "=") { nameEnd += 1 }
    offset = nameEnd
    while offset < end, bytes[offset] <= 0x20 || bytes[offset] == UInt8(ascii: "=") { offset += 1 }
    guard offset < end else { return }
    let mark = bytes[offset]
    guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else { return }
    offset += 1
    let valueStart = offset
    while offset < end, bytes[offset] != mark { offset += 1 }
    let name = names.index(of: bytes[start..<nameEnd])
    attributes.append(
      XMLDocument.AttributePlace(
        name: Int32(name), nameStart: UInt32(start), valueStart: UInt32(valueStart),
        valueEnd: UInt32(offset)))
    if offset < end { offset += 1 }
  }

  private mutating func endTag() {
    flushText()
    let start = offset
    while offset < end, bytes[offset] != UInt8(ascii: ">") { offset += 1 }
    guard offset < end else { return }
    offset += 1
    guard let element = openElements.popLast() else { return }
    nodes[element].end = UInt32(offset)
    nodes[element].contentEnd = UInt32(start)
    nodes[element].next = UInt32(nodes.count)
  }

  private mutating func fail(_ kind: XMLSyntaxError.Kind, _ start: Int) {
    guard problem == nil else { return }
    problem = kind
    problemPlace = start..<offset
  }

  /// The entity that expat leaves out of an attribute without a word, as it does where a document type is named
  /// that might define it.
  private func undefinedEntity(from first: Int) -> String? {
    for attribute in attributes[first...] {
      var rest = bytes[Int(attribute.valueStart)..<Int(attribute.valueEnd)]
      while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")),
        let end = rest[ampersand...].firstIndex(of: UInt8(ascii: ";"))
      {
        let name = rest[(ampersand + 1)..<end]
        if name.first != UInt8(ascii: "#"), XMLText.character(ofEntity: name) == nil {
          return String(decoding: name, as: UTF8.self)
        }
        rest = rest[(end + 1)...]
      }
    }
    return nil
  }
}

// Bytes.
extension XMLTreeBuilder {
  private func endOfName(_ start: Int) -> Int {
    var end = start
    while end < self.end, bytes[end] > 0x20, bytes[end] != UInt8(ascii: "/"),
      bytes[end] != UInt8(ascii: ">")
    {
      end += 1
    }
    return end
  }

  private func starts(with markup: StaticString) -> Bool {
    bytes.holds(markup, at: offset, upTo: end)
  }

  private func end(of markup: StaticString, from start: Int) -> Int {
    var offset = start
    while offset < end {
      if bytes.holds(markup, at: offset, upTo: end) { return offset + markup.utf8CodeUnitCount }
      offset += 1
    }
    return end
  }
}

extension [UInt8] {
  /// Returns whether some markup stands at an offset, before an end.
  func holds(_ markup: StaticString, at offset: Int, upTo end: Int) -> Bool {
    let count = markup.utf8CodeUnitCount
    guard offset + count <= end else { return false }
    return markup.withUTF8Buffer { buffer in
      for index in 0..<count where unsafe buffer[index] != self[offset + index] { return false }
      return true
    }
  }
}
