extension MessageFormat1 {
  /// A message as a tree: what a compiler, a rule or a conversion looks at.
  ///
  /// Nodes are equal where they mean the same, wherever they stand in their texts. No tree that was
  /// read is deeper than `maximumNesting` messages, so that it may be walked recursively.
  public struct Message: Hashable, Sendable {
    /// The pieces in the order of the text; no two texts stand beside each other in a message that
    /// was read in ICU’s dialect.
    public var nodes: [Node]
    /// Where it stands: without the braces of a nested message.
    public let place: Place

    /// Creates a message.
    public init(_ nodes: [Node] = [], at place: Place = Place()) {
      self.nodes = nodes
      self.place = place
    }

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - text: Any text; offsets count its UTF-8 bytes.
    ///   - dialect: How to read it.
    /// - Throws: The first error, with its place.
    public init(parsing text: String, dialect: Dialect = .icu()) throws(SyntaxError) {
      self = try Pattern(parsing: text, dialect: dialect).message
    }
  }
}
