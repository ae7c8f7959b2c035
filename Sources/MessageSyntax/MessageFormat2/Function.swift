extension MessageFormat2 {
  /// A call of a function: `:number minimumFractionDigits=2`.
  public struct Function: Node {
    /// The function from `:` to the end of its last option.
    public let cursor: Cursor

    /// The name without `:`, with its namespace if it has one: `number`, `ns:name`.
    public var name: String { cursor.name }

    /// The UTF-8 offsets of the name without its `:`.
    public var nameRange: Range<Int> { cursor.nameRange }

    /// The options in the order of the text.
    public var options: [Option] { cursor.options }
  }

  /// A named value that is passed to a function or belongs to markup: `name=value`.
  public struct Option: Node {
    /// The option from its name to its value.
    public let cursor: Cursor

    /// The name, with its namespace if it has one: `minimumFractionDigits`, `u:dir`.
    public var name: String { cursor.name }

    /// The UTF-8 offsets of the name.
    public var nameRange: Range<Int> { cursor.nameRange }

    /// The value.
    public var value: Operand { cursor.operand ?? .literal(Literal(cursor: cursor)) }
  }

  /// A note to an expression or to markup without a meaning of its own: `@name`, `@name=value`.
  public struct Attribute: Node {
    /// The attribute from `@` to its value.
    public let cursor: Cursor

    /// The name without `@`, with its namespace if it has one.
    public var name: String { cursor.name }

    /// The value, or `nil` where none is given.
    public var value: Literal? { cursor.operand?.literal }
  }
}

extension MessageFormat2.Cursor {
  private var nameLeaf: MessageFormat2.Cursor? { child { $0.kind == .name ? $0 : nil } }

  /// The name that is a child.
  var name: String { nameLeaf?.value ?? "" }

  /// The place of the name that is a child.
  var nameRange: Range<Int> { nameLeaf?.range ?? range }

  /// The options that are children.
  var options: [MessageFormat2.Option] {
    children { $0.kind == .option ? MessageFormat2.Option(cursor: $0) : nil }
  }

  /// The attributes that are children.
  var attributes: [MessageFormat2.Attribute] {
    children { $0.kind == .attribute ? MessageFormat2.Attribute(cursor: $0) : nil }
  }
}
