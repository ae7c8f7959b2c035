package import SourceText

/// The first document of a YAML text.
///
/// libyaml reads it; values keep their places. Aliases are left as they are, so that no text can become larger than it
/// is.
public struct YAMLDocument: Sendable {
  /// The deepest nesting that is read.
  public static let maximumDepth = 100

  /// The value of the document; `nil` where the text holds nothing but comments.
  public let root: YAMLNode?

  /// Reads a text; takes linear time.
  ///
  /// - Parameter text: The text of a file.
  /// - Throws: `YAMLSyntaxError` for the first place that is no YAML.
  package init(_ text: DecodedText) throws(YAMLSyntaxError) {
    let events = try LibYAMLParser(text)
    var builder = YAMLTreeBuilder()
    while let event = try events.next() {
      if try builder.add(event) { break }
    }
    root = builder.root
  }
}

/// What libyaml tells of a text, one after the other.
struct YAMLEvent {
  enum Kind {
    case documentStart
    case documentEnd
    case scalar(String, YAMLNode.Style)
    case alias(String)
    case sequenceStart
    case mappingStart
    case end
    case other
  }

  let kind: Kind
  let range: SourceRange
  var anchor: String?
  var tag: String?
}

/// Makes values of events.
private struct YAMLTreeBuilder {
  private struct Open {
    var node: YAMLNode
    var children: [YAMLNode] = []
    let isMapping: Bool
  }

  private(set) var root: YAMLNode?
  private var open: [Open] = []
  private var anchors: Set<String> = []
  private var documentCount = 0

  /// Adds an event; returns whether the text is read.
  mutating func add(_ event: YAMLEvent) throws(YAMLSyntaxError) -> Bool {
    switch event.kind {
    case .documentStart:
      documentCount += 1
      if documentCount > 1 {
        throw YAMLSyntaxError(range: event.range, kind: .severalDocuments)
      }
    case .documentEnd, .other: break
    case .scalar(let text, let style): close(node(event, .scalar(text, style)))
    case .alias(let name):
      guard anchors.contains(name) else {
        throw YAMLSyntaxError(range: event.range, kind: .undefinedAlias(name))
      }
      close(node(event, .alias(name)))
    case .sequenceStart: try begin(node(event, .sequence([])), isMapping: false)
    case .mappingStart: try begin(node(event, .mapping([])), isMapping: true)
    case .end:
      guard let last = open.popLast() else { break }
      var node = last.node
      if last.isMapping {
        node.content = .mapping(
          stride(from: 0, to: last.children.count - 1, by: 2).map {
            (last.children[$0], last.children[$0 + 1])
          })
      } else {
        node.content = .sequence(last.children)
      }
      let end = last.children.last?.range.end ?? event.range.end
      node.range = SourceRange(node.range.start, max(node.range.start, end))
      close(node)
    }
    return false
  }

  private mutating func node(_ event: YAMLEvent, _ content: YAMLNode.Content) -> YAMLNode {
    if let anchor = event.anchor { anchors.insert(anchor) }
    return YAMLNode(content: content, range: event.range, anchor: event.anchor, tag: event.tag)
  }

  private mutating func begin(_ node: YAMLNode, isMapping: Bool) throws(YAMLSyntaxError) {
    let limit = YAMLDocument.maximumDepth
    guard open.count < limit else {
      throw YAMLSyntaxError(range: node.range, kind: .tooDeep(limit: limit))
    }
    open.append(Open(node: node, isMapping: isMapping))
  }

  private mutating func close(_ node: YAMLNode) {
    if open.isEmpty { root = node } else { open[open.count - 1].children.append(node) }
  }
}
