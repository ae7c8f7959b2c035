extension MessageFormat2 {
  /// A message: its declarations and one pattern, or several to select from.
  ///
  /// A value is well-formed, but need not be valid: see `dataModelErrors()`.
  public struct Message: Hashable, Sendable {
    /// What is shown.
    public enum Body: Hashable, Sendable {
      /// One pattern.
      case pattern(Pattern)
      /// Several patterns, one of which is selected.
      case matcher(Matcher)
    }

    /// The declarations in the order of the text.
    public var declarations: [Declaration]
    /// What is shown.
    public var body: Body

    /// Creates a message.
    public init(declarations: [Declaration] = [], body: Body) {
      self.declarations = declarations
      self.body = body
    }

    /// Reads a message.
    ///
    /// Takes time linear in the length of the text and no recursion: the syntax has no nesting.
    ///
    /// - Parameter text: Any text; offsets count its UTF-8 bytes.
    /// - Throws: `SyntaxError` for the first place at which the text is not well-formed.
    public init(parsing text: String) throws(SyntaxError) {
      let result = withUTF8(of: text) { bytes -> Result<Message, SyntaxError> in
        var parser = Parser(bytes)
        do throws(SyntaxError) {
          return .success(try parser.readMessage())
        } catch {
          return .failure(error)
        }
      }
      self = try result.get()
    }
  }
}

/// Calls a function with the UTF-8 bytes of a text, without copying a native string.
private func withUTF8<Result>(of text: String, _ body: (Span<UInt8>) -> Result) -> Result {
  let result = unsafe text.utf8.withContiguousStorageIfAvailable { body(unsafe $0.span) }
  if let result { return result }
  var native = text
  return native.withUTF8 { body(unsafe $0.span) }
}
