public import CatalogModel

extension PlaceholderText {
  /// Reads a text in time linear in its length.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - syntax: Its syntax. `plain` has no placeholders.
  /// - Returns: `nil` for the syntaxes that have a type of their own: `printf` (``PrintfText``) and the two
  ///   MessageFormats.
  public init?(reading text: String, as syntax: TextSyntax) {
    switch syntax {
    case .printf, .messageFormat1, .messageFormat2: return nil
    case .plain, .i18next, .fluent, .python, .braces, .qt, .inlineElements: self.init()
    }
  }
}
