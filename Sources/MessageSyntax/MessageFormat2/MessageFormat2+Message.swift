extension MessageFormat2 {
  /// A well-formed message: its declarations and one pattern, or several to select from.
  ///
  /// It need not be valid: see `dataModelErrors()`. The parts of a message are made when they are
  /// asked for; a message itself is its text and one array.
  public struct Message: Hashable, Sendable {
    /// What is shown.
    public enum Body: Hashable, Sendable {
      /// One pattern.
      case pattern(Pattern)
      /// Several patterns, one of which is selected.
      case matcher(Matcher)
    }

    private let tree: SyntaxTree

    /// Reads a message.
    ///
    /// Takes time linear in the length of the text and no recursion: the syntax has no nesting.
    ///
    /// - Parameter text: Any text of less than 4 GiB; offsets count its UTF-8 bytes.
    /// - Throws: `SyntaxError` for the first place at which the text is not well-formed.
    public init(parsing text: String) throws(SyntaxError) {
      var text = text
      text.makeContiguousUTF8()
      tree = SyntaxTree(text: text, nodes: try Parser.nodes(of: text))
    }

    /// The text from which the message was read.
    public var text: String { tree.text }

    /// The declarations in the order of the text.
    public var declarations: [Declaration] {
      root.children { $0.kind == .input || $0.kind == .local ? Declaration(cursor: $0) : nil }
    }

    /// What is shown.
    public var body: Body {
      let matcher = root.child { $0.kind == .matcher ? Matcher(cursor: $0) : nil }
      if let matcher { return .matcher(matcher) }
      return .pattern(Pattern(cursor: root.child { $0.kind == .pattern ? $0 : nil } ?? root))
    }

    private var root: Cursor { Cursor(tree: tree, index: 0) }

    /// Returns whether two messages say the same in the same characters.
    public static func == (left: Message, right: Message) -> Bool {
      left.root.hasSameContent(as: right.root)
    }

    /// Adds the contents of the message to a hash.
    public func hash(into hasher: inout Hasher) { root.hash(into: &hasher) }
  }

  /// A declaration: it gives a name to a value.
  public struct Declaration: Node {
    /// Where the value comes from.
    public enum Kind: Hashable, Sendable {
      /// `.input`: the value that was passed to the message under the same name.
      case input
      /// `.local`: the value of an expression.
      case local
    }

    /// The declaration from its keyword to the `}`.
    public let cursor: Cursor

    /// Where the value comes from.
    public var kind: Kind { cursor.kind == .input ? .input : .local }

    /// The variable that is declared; of an input declaration, the operand of its expression.
    public var variable: Variable {
      let holder = kind == .input ? expression.cursor : cursor
      return Variable(cursor: holder.child { $0.kind == .variable ? $0 : nil } ?? holder)
    }

    /// The value of the variable.
    public var expression: Expression {
      Expression(cursor: cursor.child { $0.kind == .expression ? $0 : nil } ?? cursor)
    }
  }
}
