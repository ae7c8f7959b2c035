extension Fluent {
  /// The text of a message, an attribute or a variant.
  public struct Pattern: Hashable, Sendable {
    /// Texts and placeables; two texts never follow each other.
    public var elements: [Element]
    /// Where it stands, with the indentation of its first line if it begins one, and with spaces at its end.
    public var range: Range<Int>
    /// Where ``source(in:)`` stands: from its first character to its last one.
    public var sourceRange: Range<Int>
    /// Where the parts of ``source(in:)`` stand; empty where that is the whole `sourceRange`.
    public var segments: [Range<Int>]
    /// The number of spaces before each of its lines that belong to none of them; 0 where it has one line.
    public var indentation: Int

    /// Reads a pattern that stands alone, as a catalog keeps it: its lines need no indentation.
    ///
    /// - Parameter text: The whole pattern.
    /// - Throws: The first error, with its place.
    public init(parsing text: String) throws(SyntaxError) {
      var parser = Parser(Array(text.utf8), at: 0)
      self = try parser.readWholePattern()
    }

    init(
      elements: [Element], range: Range<Int>, sourceRange: Range<Int>? = nil,
      segments: [Range<Int>] = [], indentation: Int = 0
    ) {
      self.elements = elements
      self.range = range
      self.sourceRange = sourceRange ?? range
      self.segments = segments
      self.indentation = indentation
    }

    /// Returns the pattern as it is spelt, without the indentation that all its lines share, with LF between
    /// them, and without spaces and empty lines at its end.
    ///
    /// What stands in placeables keeps its indentation.
    ///
    /// - Parameter bytes: What the pattern was read from.
    public func source(in bytes: [UInt8]) -> String {
      guard !segments.isEmpty else { return String(decoding: bytes[sourceRange], as: UTF8.self) }
      var source: [UInt8] = []
      source.reserveCapacity(sourceRange.count)
      for segment in segments { source += bytes[segment] }
      return String(decoding: source, as: UTF8.self)
    }
  }

  /// A part of a pattern.
  public enum Element: Hashable, Sendable {
    /// Text.
    case text(TextElement)
    /// An expression in braces.
    case placeable(Placeable)
  }

  /// Text between placeables.
  public struct TextElement: Hashable, Sendable {
    /// The text without the indentation of its lines, which LF parts.
    public var value: String
    /// Where it stands, with the indentation of its lines.
    public var range: Range<Int>
  }

  /// An expression in braces.
  public struct Placeable: Hashable, Sendable {
    /// The expression.
    public var expression: Expression
    /// Where it stands, with its braces.
    public var range: Range<Int>
  }
}
