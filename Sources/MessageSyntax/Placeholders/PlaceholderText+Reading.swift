public import CatalogModel
internal import SourceText

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
    case .plain: self.init()
    case .i18next: self.init(I18nextText(parsing: text))
    case .fluent: self.init(FluentText(parsing: text))
    case .python: self.init(python: text)
    case .ruby: self.init(ruby: text)
    case .braces: self.init(braces: text)
    case .qt: self.init(qt: text)
    case .inlineElements: self.init(inlineElements: text)
    }
  }

  /// Takes over what stands in a text of i18next.
  private init(_ text: I18nextText) {
    self.init()
    placeholders = text.placeholders.map { Placeholder(name: $0.name, range: $0.range) }
    for nesting in text.nestings {
      // What is passed on stands inside of it.
      placeholders.removeAll { nesting.range.contains($0.range.lowerBound) }
      placeholders.append(
        Placeholder(name: "$t(\(nesting.key))", kind: .message, range: nesting.range))
    }
    placeholders.sort { $0.range.lowerBound < $1.range.lowerBound }
    faults = text.problems.map { Fault(range: $0.range, message: $0.kind.message) }
  }

  /// Takes over what stands in a pattern of Fluent.
  private init(_ text: FluentText) {
    self.init()
    placeholders = text.references.filter { !$0.isSelector && $0.kind != .function }.map {
      reference in
      switch reference.kind {
      case .variable: Placeholder(name: reference.name, range: reference.range)
      case .term:
        // A language may name a product more or less often.
        Placeholder(
          name: "-" + reference.name, kind: .message, isOptional: true, range: reference.range)
      case .message, .function:
        Placeholder(
          name: ([reference.name] + [reference.attribute].compactMap(\.self)).joined(
            separator: "."), kind: .message, range: reference.range)
      }
    }
    selectors = text.selections.compactMap { selection in
      guard let variable = selection.variable, let end = selection.variants.last else { return nil }
      return Selector(
        name: variable, nameRange: selection.selectorRange,
        kind: selection.isOrdinal ? .ordinal : selection.isPlural ? .plural : .word,
        range: selection.selectorRange
          .lowerBound..<max(end.range.upperBound, selection.selectorRange.upperBound),
        variants: selection.variants.map {
          Selector.Variant(
            key: $0.key, keyRange: $0.keyRange, isDefault: $0.isDefault, textRange: $0.range)
        })
    }
    if let error = text.error {
      faults = [
        Fault(
          range: error.offset..<error.offset,
          message: "the text is no pattern of Fluent; check its braces and variants")
      ]
    }
  }
}

extension I18nextText.Problem.Kind {
  /// What is wrong, what was expected and what to do.
  fileprivate var message: DiagnosticMessage {
    switch self {
    case .unclosedPlaceholder: "`{{` without `}}` on the same line is shown as it is; close it"
    case .unopenedPlaceholder: "`}}` without `{{` is shown as it is; open it or remove it"
    case .missingName: "the placeholder has no name, and nothing is shown; name the value"
    case .braceInName: "there is a brace in the name of the placeholder; write `{{name}}`"
    case .missingFormat: "no format stands behind the comma; name one or remove the comma"
    case .unclosedNesting: "`$t(` has no `)`, and is shown as it is; close it"
    case .missingKey: "`$t()` names no other text; write its key"
    }
  }
}
