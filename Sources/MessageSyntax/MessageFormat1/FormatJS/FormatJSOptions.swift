extension MessageFormat1 {
  /// The options of FormatJS’s parser that decide what is an error.
  public struct FormatJSOptions: Hashable, Sendable {
    /// Whether `<` is text and begins no tag.
    public var ignoresTags: Bool
    /// Whether a plural or select argument without `other` is an error.
    public var requiresOther: Bool

    /// Creates options; the defaults are those of FormatJS’s parser.
    public init(ignoresTags: Bool = false, requiresOther: Bool = false) {
      self.ignoresTags = ignoresTags
      self.requiresOther = requiresOther
    }
  }
}
