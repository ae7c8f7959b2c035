extension MessageFormat1 {
  /// A number skeleton such as `::currency/EUR compact-short`, as tokens (UTS #35, part 3).
  ///
  /// ICU reads skeletons itself; the tokens are for what shows or translates them.
  public struct NumberSkeleton: Hashable, Sendable {
    /// A stem with its options: `currency/EUR`.
    public struct Token: Hashable, Sendable {
      /// What stands before the first slash.
      public var stem: String
      /// What stands behind each slash.
      public var options: [String]

      /// Creates a token.
      public init(_ stem: String, options: [String] = []) {
        self.stem = stem
        self.options = options
      }
    }

    /// The tokens in the order of the text.
    public var tokens: [Token]

    /// Reads a skeleton.
    ///
    /// - Parameter text: What stands behind `::`. The result is `nil` where it is empty or an option
    ///   is empty.
    public init?(parsing text: String) {
      guard !text.isEmpty else { return nil }
      let words = text.unicodeScalars.split { $0.properties.isPatternWhitespace }
      tokens = []
      for word in words {
        let pieces = word.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard !pieces.dropFirst().contains("") else { return nil }
        tokens.append(Token(pieces[0], options: Array(pieces.dropFirst())))
      }
    }
  }
}
