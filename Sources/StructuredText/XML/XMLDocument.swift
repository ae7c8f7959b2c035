public import SourceText

/// An XML text as a flat list of nodes that know their bytes (XML 1.0, fifth edition).
///
/// Expat says whether a text is XML, in UTF-8, UTF-16, Latin 1 or ASCII. Nothing outside the text is ever fetched: a
/// document type may be named, but entities that it declares are refused, so that no text can grow.
///
/// A node is named by its index; index 0 is the root element. What stands in an element follows it in order. Names
/// are as they are written, prefixes included; ``XMLNamespaces`` tells what they mean. Texts and values are decoded
/// when they are asked for.
public struct XMLDocument: Sendable {
  /// What a node is.
  public enum Kind: UInt8, Sendable {
    /// An element.
    case element
    /// Text between two tags or comments, with character data sections and references resolved.
    case text
    /// A comment.
    case comment
  }

  /// An attribute of an element.
  public struct Attribute: Hashable, Sendable {
    /// The name, with its prefix.
    public let name: String
    /// The value with its references resolved.
    public let value: String
    /// The bytes of the name.
    public let nameRange: SourceRange
    /// The bytes of the value between its quotation marks.
    public let valueRange: SourceRange
    /// All bytes of the attribute, from its name to its last quotation mark.
    public let range: SourceRange
  }

  struct Node {
    let kind: Kind
    /// The index of the name of an element.
    var name: Int32 = -1
    let start: UInt32
    var end: UInt32
    let contentStart: UInt32
    var contentEnd: UInt32
    /// The index behind this node and everything in it.
    var next: UInt32
    var firstAttribute: UInt32 = 0
    var attributeCount: UInt32 = 0

    init(
      kind: Kind, start: UInt32, end: UInt32, contentStart: UInt32, contentEnd: UInt32, next: UInt32
    ) {
      self.kind = kind
      self.start = start
      self.end = end
      self.contentStart = contentStart
      self.contentEnd = contentEnd
      self.next = next
    }
  }

  struct AttributePlace {
    let name: Int32
    let nameStart: UInt32
    let valueStart: UInt32
    let valueEnd: UInt32
  }

  /// How deep elements may stand inside each other.
  public static let maximumDepth = 512

  /// What a document is made of, behind one reference: documents are handed around for every node.
  private final class Content: Sendable {
    let source: XMLSource
    let nodes: [Node]
    let places: [AttributePlace]
    let names: XMLNameTable

    init(_ source: XMLSource, _ tree: XMLTreeBuilder) {
      self.source = source
      nodes = tree.nodes
      places = tree.attributes
      names = tree.names
    }
  }

  private let content: Content
  private var source: XMLSource { content.source }
  private var nodes: [Node] { content.nodes }
  private var places: [AttributePlace] { content.places }

  /// Parses a text.
  ///
  /// Takes linear time.
  ///
  /// - Parameter bytes: The whole file, at most 1 GiB.
  /// - Throws: `XMLSyntaxError` for the first place that is no XML.
  public init(parsing bytes: [UInt8]) throws(XMLSyntaxError) {
    let source = try XMLSource(bytes)
    try ExpatParser.check(source)
    let tree = XMLTreeBuilder(source.bytes, upTo: source.bytes.count)
    if let kind = tree.problem {
      let place = tree.problemPlace
      throw XMLSyntaxError(range: source.range(place.lowerBound, place.upperBound), kind: kind)
    }
    content = Content(source, tree)
  }

  /// Whether the file is UTF-8, so that a character takes as many bytes in it as in a text.
  public var isUTF8: Bool { !source.isDecoded }

  /// The number of nodes.
  public var nodeCount: Int { nodes.count }

  /// Returns what a node is.
  public func kind(_ node: Int) -> Kind { nodes[node].kind }

  /// Returns the name of an element; empty for any other node.
  public func name(_ node: Int) -> String {
    nodes[node].kind == .element ? content.names[Int(nodes[node].name)] : ""
  }

  /// Returns the name of an element without its prefix; empty for any other node.
  public func localName(_ node: Int) -> String {
    nodes[node].kind == .element ? content.names.local(Int(nodes[node].name)) : ""
  }

  /// Returns the prefix of the name of an element; empty where it has none, and for any other node.
  public func prefix(_ node: Int) -> String {
    nodes[node].kind == .element ? content.names.prefix(Int(nodes[node].name)) : ""
  }

  /// The number of attributes of an element; 0 for any other node.
  public func attributeCount(_ node: Int) -> Int { Int(nodes[node].attributeCount) }

  /// Returns the text of a node: of an element all text that stands in it.
  public func text(_ node: Int) -> String {
    let last = Int(nodes[node].next) - 1
    guard nodes[node].kind == .element else { return ownText(node) }
    // Nearly every element that is asked for its text holds one text or nothing.
    if last == node { return "" }
    if last == node + 1 { return nodes[last].kind == .text ? ownText(last) : "" }
    return (node + 1...last).reduce(into: "") { text, node in
      if nodes[node].kind == .text { text += ownText(node) }
    }
  }

  private func ownText(_ node: Int) -> String {
    let raw = source.bytes[Int(nodes[node].contentStart)..<Int(nodes[node].contentEnd)]
    guard nodes[node].kind == .comment else { return XMLText.decodedContent(raw) }
    let comment = String(valid: raw.span)
    guard raw.contains(0x0D) else { return comment }
    return comment.split(separator: "\r\n", omittingEmptySubsequences: false)
      .joined(separator: "\n")
      .split(separator: "\r", omittingEmptySubsequences: false).joined(separator: "\n")
  }

  /// Returns all bytes of a node, its tags or delimiters included.
  public func range(_ node: Int) -> SourceRange {
    source.range(Int(nodes[node].start), Int(nodes[node].end))
  }

  /// Returns the bytes between the tags of an element or the delimiters of a comment; of a text all of them.
  ///
  /// Of an element without an end tag (`<a/>`) it is empty and behind the tag.
  public func contentRange(_ node: Int) -> SourceRange {
    source.range(Int(nodes[node].contentStart), Int(nodes[node].contentEnd))
  }

  /// Returns the bytes of the start tag of an element; of any other node all of them.
  public func tagRange(_ node: Int) -> SourceRange {
    guard nodes[node].kind == .element else { return range(node) }
    return source.range(Int(nodes[node].start), Int(nodes[node].contentStart))
  }

  /// Returns the bytes of a node as they are written, in UTF-8.
  public func spelling(_ node: Int) -> String {
    String(
      decoding: source.bytes[Int(nodes[node].start)..<Int(nodes[node].end)], as: UTF8.self)
  }

  /// Returns the bytes between the tags of an element as they are written, in UTF-8.
  public func contentSpelling(_ node: Int) -> String {
    String(
      decoding: source.bytes[Int(nodes[node].contentStart)..<Int(nodes[node].contentEnd)],
      as: UTF8.self)
  }

  /// Returns the attributes of an element in the order of the text; none for any other node.
  public func attributes(_ node: Int) -> [Attribute] {
    let first = Int(nodes[node].firstAttribute)
    return (first..<first + Int(nodes[node].attributeCount)).map { attribute(places[$0]) }
  }

  /// Returns the attribute of an element with a name, prefix included, or `nil` where it has none.
  public func attribute(_ node: Int, named name: String) -> Attribute? {
    let first = Int(nodes[node].firstAttribute)
    for place in places[first..<first + Int(nodes[node].attributeCount)]
    where content.names[Int(place.name)] == name {
      return attribute(place)
    }
    return nil
  }

  /// Returns the names and values of the attributes of an element but for some, in the order of the text.
  public func attributes(
    _ node: Int, without names: [String]
  ) -> [(name: String, value: String)] {
    let first = Int(nodes[node].firstAttribute)
    let count = Int(nodes[node].attributeCount)
    guard count > 0 else { return [] }
    var attributes: [(name: String, value: String)] = []
    for index in first..<first + count {
      let place = places[index]
      let name = content.names[Int(place.name)]
      if names.contains(name) { continue }
      attributes.append((name, value(of: place)))
    }
    return attributes
  }

  private func value(of place: AttributePlace) -> String {
    XMLText.decodedValue(source.bytes[Int(place.valueStart)..<Int(place.valueEnd)])
  }

  private func attribute(_ place: AttributePlace) -> Attribute {
    let name = content.names[Int(place.name)]
    let nameStart = Int(place.nameStart)
    return Attribute(
      name: name,
      value: value(of: place),
      nameRange: source.range(nameStart, nameStart + name.utf8.count),
      valueRange: source.range(Int(place.valueStart), Int(place.valueEnd)),
      range: source.range(nameStart, Int(place.valueEnd) + 1))
  }

  /// Returns the nodes that stand directly in a node, in the order of the text.
  public func children(of node: Int) -> [Int] { Array(childNodes(of: node)) }

  /// The nodes that stand directly in a node, in the order of the text.
  public func childNodes(of node: Int) -> ChildNodes { ChildNodes(document: self, of: node) }

  /// The nodes that stand directly in another one.
  public struct ChildNodes: Sequence, IteratorProtocol, Sendable {
    private let document: XMLDocument
    private var child: Int
    private let end: Int

    fileprivate init(document: XMLDocument, of node: Int) {
      self.document = document
      child = node + 1
      end = Int(document.nodes[node].next)
    }

    /// Returns the next node, or `nil` behind the last one.
    public mutating func next() -> Int? {
      guard child < end else { return nil }
      defer { child = Int(document.nodes[child].next) }
      return child
    }
  }
}
