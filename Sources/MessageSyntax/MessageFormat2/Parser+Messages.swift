extension MessageFormat2.Parser {
  /// Reads a message and all that stands after it.
  mutating func readMessage() throws(SyntaxError) -> MessageFormat2.Message {
    skipSpace()
    guard current == UInt8(ascii: ".") || isAt("{{") else {
      offset = 0
      return MessageFormat2.Message(body: .pattern(try readPattern(isQuoted: false)))
    }
    let message = try readComplexMessage()
    skipSpace()
    guard offset == bytes.count else {
      throw SyntaxError(
        bytes[offset] == 0 ? .nullCharacter : .contentAfterPattern, offset..<bytes.count)
    }
    return message
  }

  private mutating func readComplexMessage() throws(SyntaxError) -> MessageFormat2.Message {
    var declarations: [MessageFormat2.Declaration] = []
    while current == UInt8(ascii: ".") {
      let start = offset
      switch try readKeyword() {
      case .input: declarations.append(try readInput(from: start))
      case .local: declarations.append(try readLocal(from: start))
      case .match:
        let matcher = try readMatcher(from: start)
        return MessageFormat2.Message(declarations: declarations, body: .matcher(matcher))
      }
      skipSpace()
    }
    guard isAt("{{") else {
      throw offset == bytes.count ? error(.missingBody) : error(.unquotedPattern)
    }
    let pattern = try readQuotedPattern()
    return MessageFormat2.Message(declarations: declarations, body: .pattern(pattern))
  }

  private enum Keyword {
    case input
    case local
    case match
  }

  private mutating func readKeyword() throws(SyntaxError) -> Keyword {
    let keyword: Keyword? =
      isAt(".input") ? .input : isAt(".local") ? .local : isAt(".match") ? .match : nil
    let start = offset
    offset += keyword == nil ? 1 : 6
    let end = offset
    skipNameCharacters()
    guard let keyword, offset == end else {
      throw SyntaxError(.unknownKeyword, start..<offset)
    }
    return keyword
  }

  /// Reads an input declaration after its keyword.
  private mutating func readInput(
    from start: Int
  ) throws(SyntaxError) -> MessageFormat2.Declaration {
    skipSpace()
    guard current == UInt8(ascii: "{") else { throw error(.missingVariable) }
    let brace = offset
    offset += 1
    skipSpace()
    guard current == UInt8(ascii: "$") else { throw error(.missingVariable) }
    let expression = try readExpression(from: brace)
    guard let variable = expression.operand?.variable else { throw error(.missingVariable) }
    return MessageFormat2.Declaration(
      kind: .input, variable: variable, expression: expression,
      place: MessageFormat2.Place(start..<offset))
  }

  /// Reads a local declaration after its keyword.
  private mutating func readLocal(
    from start: Int
  ) throws(SyntaxError) -> MessageFormat2.Declaration {
    skipSpace()
    guard current == UInt8(ascii: "$") else { throw error(.missingVariable) }
    guard hasSpace else { throw error(.missingSpace) }
    let variable = try readVariable()
    skipSpace()
    guard current == UInt8(ascii: "=") else { throw error(.missingExpression) }
    offset += 1
    skipSpace()
    guard current == UInt8(ascii: "{") else { throw error(.missingExpression) }
    let brace = offset
    offset += 1
    skipSpace()
    let expression = try readExpression(from: brace)
    return MessageFormat2.Declaration(
      kind: .local, variable: variable, expression: expression,
      place: MessageFormat2.Place(start..<offset))
  }

  /// Reads selectors and variants after `.match`.
  private mutating func readMatcher(from start: Int) throws(SyntaxError) -> MessageFormat2.Matcher {
    let selectors = try readSelectors()
    guard offset < bytes.count else { throw error(.missingVariant) }
    guard hasSpace else { throw error(.missingSpace) }
    var variants: [MessageFormat2.Variant] = []
    var end = offset
    while offset < bytes.count {
      variants.append(try readVariant())
      end = offset
      skipSpace()
    }
    return MessageFormat2.Matcher(
      selectors: selectors, variants: variants, place: MessageFormat2.Place(start..<end))
  }

  /// Reads variables and the whitespace after them.
  private mutating func readSelectors() throws(SyntaxError) -> [MessageFormat2.Variable] {
    var selectors: [MessageFormat2.Variable] = []
    skipSpace()
    while current == UInt8(ascii: "$") {
      guard hasSpace else { throw error(.missingSpace) }
      selectors.append(try readVariable())
      skipSpace()
    }
    if current == UInt8(ascii: "{"), selectors.isEmpty || !isAt("{{") {
      throw error(selectors.isEmpty && isAt("{{") ? .missingSelector : .invalidSelector)
    }
    guard !selectors.isEmpty else { throw error(.missingSelector) }
    return selectors
  }

  private mutating func readVariant() throws(SyntaxError) -> MessageFormat2.Variant {
    let start = offset
    var keys = [try readKey()]
    skipSpace()
    while !isAt("{{") {
      guard offset < bytes.count else { throw error(.missingVariantPattern) }
      if bytes[offset] == UInt8(ascii: "{") { throw error(.unquotedPattern) }
      guard hasSpace else { throw error(.missingSpace) }
      keys.append(try readKey())
      skipSpace()
    }
    let pattern = try readQuotedPattern()
    return MessageFormat2.Variant(
      keys: keys, pattern: pattern, place: MessageFormat2.Place(start..<offset))
  }

  private mutating func readKey() throws(SyntaxError) -> MessageFormat2.Key {
    if current == UInt8(ascii: "*") {
      offset += 1
      return .catchAll(MessageFormat2.Place(offset - 1..<offset))
    }
    guard let literal = try readLiteral() else { throw error(.invalidKey) }
    return .literal(literal)
  }
}
