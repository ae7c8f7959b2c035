extension MessageFormat2.Parser {
  /// Reads a message and all that stands after it.
  mutating func readMessage() throws(SyntaxError) {
    skipSpace()
    let start = offset
    guard current == UInt8(ascii: ".") || isAtQuotedPattern else { return try readSimpleMessage() }
    do throws(SyntaxError) {
      try readComplexMessage()
    } catch {
      guard bytes[start] == UInt8(ascii: "."), hasControl(before: start) else { throw error }
      do throws(SyntaxError) {
        try readSimpleMessage()
      } catch _ {
        throw error
      }
    }
  }

  /// Returns whether a bidirectional control is in the whitespace before an offset.
  ///
  /// It may be the first character of a simple message, and then a full stop may follow, which is
  /// what Arabic and Hebrew texts do with `.NET`. No text is a message in both ways.
  private func hasControl(before end: Int) -> Bool {
    for index in 0..<end where bytes[index] == 0xD8 || bytes[index] == 0xE2 { return true }
    return false
  }

  private mutating func readSimpleMessage() throws(SyntaxError) {
    offset = 0
    removeNodes()
    let message = begin(.message, at: 0)
    try readPattern(isQuoted: false)
    end(message, at: offset)
  }

  private mutating func readComplexMessage() throws(SyntaxError) {
    let message = begin(.message, at: 0)
    try readDeclarationsAndBody()
    skipSpace()
    guard offset == bytes.count else {
      throw SyntaxError(
        bytes[offset] == 0 ? .nullCharacter : .contentAfterPattern, offset..<bytes.count)
    }
    end(message, at: offset)
  }

  private mutating func readDeclarationsAndBody() throws(SyntaxError) {
    while current == UInt8(ascii: ".") {
      let start = offset
      switch try readKeyword() {
      case .input: try readInput(from: start)
      case .local: try readLocal(from: start)
      case .match: return try readMatcher(from: start)
      }
      skipSpace()
    }
    guard isAtQuotedPattern else {
      throw error(offset == bytes.count ? .missingBody : .unquotedPattern)
    }
    try readQuotedPattern()
  }

  private enum Keyword {
    case input
    case local
    case match
  }

  private mutating func readKeyword() throws(SyntaxError) -> Keyword {
    let keyword: Keyword?
    switch offset + 1 < bytes.count ? bytes[offset + 1] : 0 {
    case UInt8(ascii: "i"): keyword = isAt(".input") ? .input : nil
    case UInt8(ascii: "l"): keyword = isAt(".local") ? .local : nil
    case UInt8(ascii: "m"): keyword = isAt(".match") ? .match : nil
    default: keyword = nil
    }
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
  private mutating func readInput(from start: Int) throws(SyntaxError) {
    let node = begin(.input, at: start)
    skipSpace()
    guard current == UInt8(ascii: "{") else { throw error(.missingVariable) }
    let brace = offset
    offset += 1
    skipSpace()
    guard current == UInt8(ascii: "$") else { throw error(.missingVariable) }
    try readExpression(from: brace)
    end(node, at: offset)
  }

  /// Reads a local declaration after its keyword.
  private mutating func readLocal(from start: Int) throws(SyntaxError) {
    let node = begin(.local, at: start)
    skipSpace()
    guard current == UInt8(ascii: "$") else { throw error(.missingVariable) }
    guard hasSpace else { throw error(.missingSpace) }
    try readVariable()
    skipSpace()
    guard current == UInt8(ascii: "=") else { throw error(.missingExpression) }
    offset += 1
    skipSpace()
    guard current == UInt8(ascii: "{") else { throw error(.missingExpression) }
    let brace = offset
    offset += 1
    skipSpace()
    try readExpression(from: brace)
    end(node, at: offset)
  }

  /// Reads selectors and variants after `.match`.
  private mutating func readMatcher(from start: Int) throws(SyntaxError) {
    let node = begin(.matcher, at: start)
    try readSelectors()
    guard offset < bytes.count else { throw error(.missingVariant) }
    guard hasSpace else { throw error(.missingSpace) }
    var lastOffset = offset
    while offset < bytes.count {
      try readVariant()
      lastOffset = offset
      skipSpace()
    }
    end(node, at: lastOffset)
  }

  /// Reads variables and the whitespace after them.
  private mutating func readSelectors() throws(SyntaxError) {
    let count = nodes.count
    skipSpace()
    while current == UInt8(ascii: "$") {
      guard hasSpace else { throw error(.missingSpace) }
      try readVariable()
      skipSpace()
    }
    if current == UInt8(ascii: "{"), !isAtQuotedPattern { throw error(.invalidSelector) }
    guard nodes.count > count else { throw error(.missingSelector) }
  }

  private mutating func readVariant() throws(SyntaxError) {
    let node = begin(.variant, at: offset)
    try readKey()
    skipSpace()
    while !isAtQuotedPattern {
      guard offset < bytes.count else { throw error(.missingVariantPattern) }
      if bytes[offset] == UInt8(ascii: "{") { throw error(.unquotedPattern) }
      guard hasSpace else { throw error(.missingSpace) }
      try readKey()
      skipSpace()
    }
    try readQuotedPattern()
    end(node, at: offset)
  }

  private mutating func readKey() throws(SyntaxError) {
    if current == UInt8(ascii: "*") {
      addLeaf(.catchAll, offset..<offset + 1)
      offset += 1
    } else if try !readLiteral() {
      throw error(.invalidKey)
    }
  }
}
