extension MessageFormat2 {
  /// Several patterns, one of which is selected by the values of variables.
  public struct Matcher: Node {
    /// The matcher from `.match` to the end of the last pattern.
    public let cursor: Cursor

    /// The variables that select; at least one.
    public var selectors: [Variable] {
      cursor.children { $0.kind == .variable ? Variable(cursor: $0) : nil }
    }

    /// The patterns with their keys, in the order of the text; at least one.
    public var variants: [Variant] {
      cursor.children { $0.kind == .variant ? Variant(cursor: $0) : nil }
    }
  }

  /// A pattern and the keys for which it is selected.
  public struct Variant: Node {
    /// The variant from its first key to the `}}`.
    public let cursor: Cursor

    /// The keys, in a valid message one for each selector; at least one.
    public var keys: [Key] {
      cursor.children {
        switch $0.kind {
        case .catchAll: .catchAll(CatchAll(cursor: $0))
        case .literal, .quotedLiteral: .literal(Literal(cursor: $0))
        default: nil
        }
      }
    }

    /// What is shown.
    public var pattern: Pattern {
      Pattern(cursor: cursor.child { $0.kind == .pattern ? $0 : nil } ?? cursor)
    }

    /// The UTF-8 offsets from the first key to the last one.
    public var keysRange: Range<Int> {
      let end = keys.last?.range.upperBound ?? range.lowerBound
      return range.lowerBound..<end
    }
  }

  /// What a selector has to be for a variant.
  public enum Key: Hashable, Sendable {
    /// A value.
    case literal(Literal)
    /// `*`, which goes with every value.
    case catchAll(CatchAll)

    /// The UTF-8 offsets of the key.
    public var range: Range<Int> {
      switch self {
      case .literal(let literal): literal.range
      case .catchAll(let catchAll): catchAll.range
      }
    }

    /// The value, or `nil` for `*`.
    public var value: String? {
      switch self {
      case .literal(let literal): literal.value
      case .catchAll: nil
      }
    }
  }
  /// The key `*`.
  public struct CatchAll: Node {
    /// The key as it is written.
    public let cursor: Cursor
  }
}
