extension MessageFormat2 {
  /// A well-formed message: its text, and its nodes before their children in one array.
  struct SyntaxTree: Sendable {
    /// What a node is, with the children that it has in their order.
    enum Kind: UInt8 {
      /// Declarations, and a pattern or matcher.
      case message
      /// An expression with a variable.
      case input
      /// A variable and an expression.
      case local
      /// Variables and variants.
      case matcher
      /// Literals and catch-alls, and a pattern.
      case variant
      /// Texts, expressions and markup.
      case pattern
      /// A literal, a variable or neither; a function or none; attributes.
      case expression
      /// A name and options.
      case function
      /// A name and a literal or variable.
      case option
      /// A name and a literal or none.
      case attribute
      /// A name, options and attributes.
      case openMarkup, standaloneMarkup, closeMarkup
      case text, literal, quotedLiteral, variable, name, catchAll
    }

    /// One node.
    struct Node: Sendable {
      var kind: Kind
      /// Whether the value differs from what is written: a text or literal has escapes, a name or
      /// variable has bidirectional controls in it.
      var isTransformed = false
      var start: UInt32
      var end: UInt32
      /// The index after the last descendant.
      var next: UInt32

      /// Ends the node after its children.
      mutating func close(at end: UInt32, next: UInt32) {
        self.end = end
        self.next = next
      }
    }

    let text: String
    let nodes: [Node]
  }

  /// The place of a node in its message.
  public struct Cursor: Sendable {
    let tree: SyntaxTree
    let index: Int
  }

  /// A part of a message that was read, with its place in the text.
  ///
  /// Nodes are equal when they say the same in the same characters, wherever they stand and
  /// however their literals are quoted. A node keeps the whole message alive.
  public protocol Node: Hashable, Sendable {
    /// The place of the node in its message.
    var cursor: Cursor { get }
  }
}

extension MessageFormat2.Node {
  /// The UTF-8 offsets of the node in the text from which it was read.
  public var range: Range<Int> { cursor.range }

  /// Returns whether two nodes say the same.
  public static func == (left: Self, right: Self) -> Bool {
    left.cursor.hasSameContent(as: right.cursor)
  }

  /// Adds the contents of the node to a hash.
  public func hash(into hasher: inout Hasher) { cursor.hash(into: &hasher) }
}

extension MessageFormat2.Cursor {
  private var node: MessageFormat2.SyntaxTree.Node { tree.nodes[index] }

  var kind: MessageFormat2.SyntaxTree.Kind { node.kind }

  var range: Range<Int> { Int(node.start)..<Int(node.end) }

  private var descendants: Range<Int> { index + 1..<Int(node.next) }

  /// The children that can be made into something, in the order of the text.
  func children<Child>(_ transform: (MessageFormat2.Cursor) -> Child?) -> [Child] {
    var children: [Child] = []
    var child = index + 1
    while child < Int(node.next) {
      let cursor = MessageFormat2.Cursor(tree: tree, index: child)
      if let made = transform(cursor) { children.append(made) }
      child = Int(tree.nodes[child].next)
    }
    return children
  }

  /// The first child that can be made into something, or `nil` where there is none.
  func child<Child>(_ transform: (MessageFormat2.Cursor) -> Child?) -> Child? {
    var child = index + 1
    while child < Int(node.next) {
      let cursor = MessageFormat2.Cursor(tree: tree, index: child)
      if let made = transform(cursor) { return made }
      child = Int(tree.nodes[child].next)
    }
    return nil
  }

  /// The value of a leaf: without quotes, escapes, `$` and bidirectional controls around names.
  var value: String {
    let node = node
    var range = range
    switch node.kind {
    case .quotedLiteral: range = range.lowerBound + 1..<range.upperBound - 1
    case .variable: range = range.lowerBound + 1..<range.upperBound
    default: break
    }
    let written = tree.text.slice(atUTF8Offsets: range)
    guard node.isTransformed else { return written }
    return node.kind == .variable || node.kind == .name
      ? MessageFormat2.SyntaxCharacter.withoutControls(written)
      : MessageFormat2.SyntaxCharacter.withoutEscapes(written)
  }

  /// Returns whether two subtrees say the same.
  func hasSameContent(as other: MessageFormat2.Cursor) -> Bool {
    descendants.count == other.descendants.count
      && (0...descendants.count).allSatisfy {
        advanced(by: $0).isSimilar(to: other.advanced(by: $0))
      }
  }

  /// Adds the contents of the subtree to a hash.
  func hash(into hasher: inout Hasher) {
    for distance in 0...descendants.count {
      let cursor = advanced(by: distance)
      hasher.combine(cursor.kind.meaning)
      if cursor.kind.hasValue { hasher.combine(cursor.value) }
    }
  }

  private func advanced(by distance: Int) -> MessageFormat2.Cursor {
    MessageFormat2.Cursor(tree: tree, index: index + distance)
  }

  /// Returns whether two nodes say the same but for their descendants.
  private func isSimilar(to other: MessageFormat2.Cursor) -> Bool {
    kind.meaning == other.kind.meaning && descendants.count == other.descendants.count
      && (!kind.hasValue || value.utf8.elementsEqual(other.value.utf8))
  }
}

extension MessageFormat2.SyntaxTree.Kind {
  /// The kind, the same for quoted and unquoted literals.
  fileprivate var meaning: Self { self == .quotedLiteral ? .literal : self }

  /// Whether this is a leaf of which there are several.
  fileprivate var hasValue: Bool {
    switch self {
    case .text, .literal, .quotedLiteral, .variable, .name: true
    default: false
    }
  }
}
