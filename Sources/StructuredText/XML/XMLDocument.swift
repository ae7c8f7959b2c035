public import SourceText

/// An XML text as a flat list of nodes that know their bytes (XML 1.0, fifth edition).
///
/// Read through expat, in UTF-8, UTF-16, or what expat knows by name. Nothing outside the text is ever fetched: a
/// document type may be named, but entities that it declares are refused, so that no text can grow.
///
/// A node is named by its index; index 0 is the root element. What stands in an element follows it in order. Names
/// are as they are written, prefixes included.
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
    /// The bytes of the value between its quotation marks.
    public let valueRange: SourceRange
  }

  struct Node {
    let kind: Kind
    /// The index of the name of an element, of the text of any other node.
    var string: Int
    var range: SourceRange
    var contentRange: SourceRange
    /// The index behind this node and everything in it.
    var next = 0
  }

  /// How deep elements may stand inside each other.
  public static let maximumDepth = 512

  let nodes: [Node]
  let strings: [String]
  let attributes: [Int: [Attribute]]

  /// Parses a text.
  ///
  /// Takes linear time.
  ///
  /// - Parameter bytes: The whole file, at most 1 GiB.
  /// - Throws: `XMLSyntaxError` for the first place that is no XML.
  public init(parsing bytes: [UInt8]) throws(XMLSyntaxError) {
    let tree = try ExpatParser.parse(bytes)
    nodes = tree.nodes
    strings = tree.strings
    attributes = tree.attributes
  }

  /// Returns what a node is.
  public func kind(_ node: Int) -> Kind { nodes[node].kind }

  /// Returns the name of an element; empty for any other node.
  public func name(_ node: Int) -> String {
    nodes[node].kind == .element ? strings[nodes[node].string] : ""
  }

  /// Returns the text of a node: of an element all text that stands in it.
  public func text(_ node: Int) -> String {
    switch nodes[node].kind {
    case .text, .comment: strings[nodes[node].string]
    case .element:
      nodes[node + 1..<nodes[node].next].filter { $0.kind == .text }
        .reduce(into: "") { $0 += strings[$1.string] }
    }
  }

  /// Returns all bytes of a node, its tags or delimiters included.
  public func range(_ node: Int) -> SourceRange { nodes[node].range }

  /// Returns the bytes between the tags of an element or the delimiters of a comment; of a text all of them.
  ///
  /// Of an element without an end tag (`<a/>`) it is empty and behind the tag.
  public func contentRange(_ node: Int) -> SourceRange { nodes[node].contentRange }

  /// Returns the attributes of an element in the order of the text; none for any other node.
  public func attributes(_ node: Int) -> [Attribute] { attributes[node] ?? [] }

  /// Returns the nodes that stand directly in a node, in the order of the text.
  public func children(of node: Int) -> [Int] {
    var children: [Int] = []
    var child = node + 1
    while child < nodes[node].next {
      children.append(child)
      child = nodes[child].next
    }
    return children
  }
}
