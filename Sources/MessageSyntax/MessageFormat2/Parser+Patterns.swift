extension MessageFormat2.Parser {
  typealias SyntaxError = MessageFormat2.SyntaxError

  /// Reads text and placeholders to the end of the text or, in a quoted pattern, to a `}`.
  mutating func readPattern(isQuoted: Bool) throws(SyntaxError) {
    let node = begin(.pattern, at: offset)
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "{"): try readPlaceholder()
      case UInt8(ascii: "}"):
        guard isQuoted else { throw error(.unescapedClosingBrace) }
        return end(node, at: offset)
      default: try readText()
      }
    }
    end(node, at: offset)
  }

  /// Reads `{{`, a pattern and `}}`.
  mutating func readQuotedPattern() throws(SyntaxError) {
    let start = offset
    offset += 2
    try readPattern(isQuoted: true)
    guard offset + 1 < bytes.count else {
      throw SyntaxError(.unterminatedPattern, start..<bytes.count)
    }
    guard bytes[offset + 1] == UInt8(ascii: "}") else { throw error(.unescapedClosingBrace) }
    offset += 2
  }

  private mutating func readText() throws(SyntaxError) {
    let start = offset
    var hasEscapes = false
    skipText()
    while current == UInt8(ascii: "\\") {
      try skipEscape()
      hasEscapes = true
      skipText()
    }
    if current == 0 { throw error(.nullCharacter) }
    addLeaf(.text, start..<offset, isTransformed: hasEscapes)
  }

  private mutating func readPlaceholder() throws(SyntaxError) {
    let start = offset
    offset += 1
    skipSpace()
    switch current {
    case UInt8(ascii: "#"), UInt8(ascii: "/"): try readMarkup(from: start)
    default: try readExpression(from: start)
    }
  }

  /// Reads an expression after its `{` and the whitespace there.
  mutating func readExpression(from start: Int) throws(SyntaxError) {
    let node = begin(.expression, at: start)
    let hasOperand = try readOperandOfExpression(from: start)
    if hasOperand { skipSpace() }
    let hasFunction = current == UInt8(ascii: ":")
    if hasFunction {
      guard hasSpace || !hasOperand else { throw error(.missingSpace) }
      try readFunction()
    }
    try readAttributesAndBrace(of: node, from: start, takesOptions: hasFunction)
  }

  /// Reads a literal or variable and returns true, or returns false before a function.
  private mutating func readOperandOfExpression(from start: Int) throws(SyntaxError) -> Bool {
    switch current {
    case nil: throw SyntaxError(.unterminatedPlaceholder, start..<offset)
    case UInt8(ascii: ":"): return false
    case UInt8(ascii: "}"), UInt8(ascii: "@"):
      throw SyntaxError(.emptyPlaceholder, start..<offset + 1)
    case UInt8(ascii: "#"), UInt8(ascii: "/"): throw error(.missingExpression)
    default:
      guard try readOperand() else { throw error(.unknownPlaceholder) }
      return true
    }
  }

  /// Reads a literal or variable and returns true, or returns false where neither begins.
  private mutating func readOperand() throws(SyntaxError) -> Bool {
    guard current == UInt8(ascii: "$") else { return try readLiteral() }
    try readVariable()
    return true
  }

  private mutating func readFunction() throws(SyntaxError) {
    let node = begin(.function, at: offset)
    offset += 1
    try readIdentifier()
    try readOptions()
    end(node, at: lastEnd)
  }

  private mutating func readMarkup(from start: Int) throws(SyntaxError) {
    let isClosing = current == UInt8(ascii: "/")
    let node = begin(isClosing ? .closeMarkup : .openMarkup, at: start)
    offset += 1
    try readIdentifier()
    try readOptions()
    try readAttributesAndBrace(of: node, from: start, takesOptions: true, takesSlash: !isClosing)
  }

  /// Reads options and the whitespace after them.
  private mutating func readOptions() throws(SyntaxError) {
    skipSpace()
    while isAtNameStart() {
      guard hasSpace else { throw error(.missingSpace) }
      try readOption()
      skipSpace()
    }
  }

  private mutating func readOption() throws(SyntaxError) {
    let start = offset
    let node = begin(.option, at: start)
    try readIdentifier()
    skipSpace()
    guard current == UInt8(ascii: "=") else {
      throw SyntaxError(.missingEqualsSign, start..<lastEnd)
    }
    offset += 1
    skipSpace()
    guard try readOperand() else { throw SyntaxError(.missingOptionValue, start..<offset) }
    end(node, at: lastEnd)
  }

  /// Reads attributes, the `/` of standalone markup, and `}`.
  private mutating func readAttributesAndBrace(
    of node: Int, from start: Int, takesOptions: Bool, takesSlash: Bool = false
  ) throws(SyntaxError) {
    var hasAttributes = false
    while current == UInt8(ascii: "@") {
      guard hasSpace else { throw error(.missingSpace) }
      try readAttribute()
      hasAttributes = true
    }
    if takesSlash, current == UInt8(ascii: "/") {
      let isBeforeBrace = offset + 1 == bytes.count || bytes[offset + 1] == UInt8(ascii: "}")
      guard isBeforeBrace else { throw error(.misplacedSlash) }
      change(node, to: .standaloneMarkup)
      offset += 1
    }
    guard current == UInt8(ascii: "}") else {
      throw unexpected(in: start, takesOptions: takesOptions, hasAttributes: hasAttributes)
    }
    offset += 1
    end(node, at: offset)
  }

  /// Reads an attribute and the whitespace after it.
  private mutating func readAttribute() throws(SyntaxError) {
    let start = offset
    let node = begin(.attribute, at: start)
    offset += 1
    try readIdentifier()
    skipSpace()
    if current == UInt8(ascii: "=") {
      offset += 1
      skipSpace()
      if current == UInt8(ascii: "$") { throw error(.variableInAttribute) }
      guard try readLiteral() else { throw SyntaxError(.missingAttributeValue, start..<offset) }
      skipSpace()
    }
    end(node, at: lastEnd)
  }

  /// Says what is wrong with what stands where a placeholder could end.
  private func unexpected(
    in start: Int, takesOptions: Bool, hasAttributes: Bool
  ) -> SyntaxError {
    switch current {
    case nil: return SyntaxError(.unterminatedPlaceholder, start..<offset)
    case UInt8(ascii: "/"): return error(.misplacedSlash)
    default:
      guard isAtNameStart() else { return error(.unexpectedInPlaceholder) }
      if hasAttributes { return error(hasSpace ? .optionAfterAttribute : .missingSpace) }
      return error(takesOptions ? .unexpectedInPlaceholder : .optionWithoutFunction)
    }
  }
}
