public import SourceText

/// One value of a YAML text, with its place.
public struct YAMLNode: Sendable {
  /// How a scalar is written.
  public enum Style: Hashable, Sendable {
    /// Without marks around it: only here the text decides of which type it is.
    case plain
    /// Between apostrophes.
    case singleQuoted
    /// Between quotation marks.
    case doubleQuoted
    /// Lines below `|`.
    case literal
    /// Lines below `>`.
    case folded
  }

  /// What a value is.
  public indirect enum Content: Sendable {
    /// A text, whatever type a program reads it as.
    case scalar(String, Style)
    /// A list.
    case sequence([YAMLNode])
    /// Pairs in the order of the text, repeated keys included.
    case mapping([(key: YAMLNode, value: YAMLNode)])
    /// A value that stands elsewhere under an anchor.
    case alias(String)
  }

  /// What it is.
  public var content: Content
  /// Its bytes with what delimits it; of a list or of pairs, from the first to behind the last one.
  public var range: SourceRange
  /// The name by which aliases call it.
  public var anchor: String?
  /// The tag as it is written, such as `!ruby/regexp`.
  public var tag: String?

  /// Creates a value.
  public init(
    content: Content, range: SourceRange, anchor: String? = nil, tag: String? = nil
  ) {
    self.content = content
    self.range = range
    self.anchor = anchor
    self.tag = tag
  }

  /// The bytes of a scalar between its delimiters, escapes and line breaks included; else the bytes of the value.
  public func textRange(in bytes: [UInt8]) -> SourceRange {
    guard case .scalar(_, let style) = content else { return range }
    switch style {
    case .plain: return range
    case .singleQuoted, .doubleQuoted:
      return range.count < 2 ? range : SourceRange(range.start + 1, range.end - 1)
    case .literal, .folded:
      let header = bytes[range.start..<range.end].firstIndex(of: 0x0A)
      return SourceRange(header.map { $0 + 1 } ?? range.end, range.end)
    }
  }
}
