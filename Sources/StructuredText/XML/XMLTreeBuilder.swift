internal import SourceText

/// Makes the nodes of a document from the events of a parser.
///
/// Offsets are those of the text that is parsed.
struct XMLTreeBuilder {
  private let text: DecodedText?
  private let bytes: [UInt8]
  private(set) var nodes: [XMLDocument.Node] = []
  private(set) var strings: [String] = []
  private(set) var attributes: [Int: [XMLDocument.Attribute]] = [:]
  private var names: [String: Int] = [:]
  private var openElements: [Int] = []
  /// The text in work: it goes on until the next tag or comment.
  private var pendingText: (text: String, start: Int, end: Int)?

  /// Starts a tree.
  ///
  /// - Parameters:
  ///   - bytes: The text as the parser gets it.
  ///   - text: The way back to the file where it has another encoding than the parser gets.
  init(_ bytes: [UInt8], _ text: DecodedText?) {
    self.bytes = bytes
    self.text = text
  }

  /// The name of the innermost element that is open.
  var openElement: String? { openElements.last.map { strings[nodes[$0].string] } }

  /// Returns the bytes of the file that a range of the parsed text stands for.
  func range(_ start: Int, _ end: Int) -> SourceRange {
    text?.sourceRange(start, end) ?? SourceRange(start, end)
  }

  /// Returns whether another element may be opened.
  var hasRoom: Bool { openElements.count < XMLDocument.maximumDepth }

  mutating func startElement(
    _ name: String, attributes values: [(name: String, value: String)], _ start: Int, _ end: Int
  ) {
    flushText()
    let string = names[name] ?? strings.count
    if string == strings.count {
      strings.append(name)
      names[name] = string
    }
    openElements.append(nodes.count)
    if !values.isEmpty {
      let tag = XMLTagReader(bytes[start..<end])
      attributes[nodes.count] = zip(values, tag.valueRanges).map { attribute, range in
        XMLDocument.Attribute(
          name: attribute.name, value: attribute.value,
          valueRange: self.range(range.lowerBound, range.upperBound))
      }
    }
    nodes.append(
      XMLDocument.Node(
        kind: .element, string: string, range: range(start, end), contentRange: range(end, end)))
  }

  mutating func endElement(_ start: Int, _ end: Int) {
    flushText()
    guard let element = openElements.popLast() else { return }
    let tagRange = nodes[element].range
    let endRange = range(start, end)
    nodes[element].range = SourceRange(tagRange.start, max(endRange.end, tagRange.end))
    // Of an element without an end tag the event has the place of its only tag.
    if endRange.start >= tagRange.end {
      nodes[element].contentRange = SourceRange(tagRange.end, endRange.start)
    }
    nodes[element].next = nodes.count
  }

  mutating func characters(_ characters: String, _ start: Int, _ end: Int) {
    guard !openElements.isEmpty else { return }
    if pendingText == nil { pendingText = ("", start, end) }
    pendingText?.text += characters
    pendingText?.end = end
  }

  mutating func comment(_ comment: String, _ start: Int, _ end: Int) {
    guard !openElements.isEmpty else { return }
    flushText()
    let content = range(min(start + 4, end), max(end - 3, min(start + 4, end)))
    append(.comment, comment, range(start, end), content)
  }

  private mutating func flushText() {
    guard let pending = pendingText else { return }
    pendingText = nil
    let range = range(pending.start, pending.end)
    append(.text, pending.text, range, range)
  }

  private mutating func append(
    _ kind: XMLDocument.Kind, _ text: String, _ range: SourceRange, _ contentRange: SourceRange
  ) {
    nodes.append(
      XMLDocument.Node(
        kind: kind, string: strings.count, range: range, contentRange: contentRange,
        next: nodes.count + 1))
    strings.append(text)
  }
}

/// Finds the values of the attributes in a start tag that the parser has accepted.
private struct XMLTagReader {
  /// The offsets of each value between its quotation marks, in the order of the tag.
  private(set) var valueRanges: [Range<Int>] = []

  init(_ tag: ArraySlice<UInt8>) {
    var rest = tag
    while let start = rest.firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
    ) {
      guard let end = rest[(start + 1)...].firstIndex(of: rest[start]) else { return }
      valueRanges.append(start + 1..<end)
      rest = rest[(end + 1)...]
    }
  }
}
