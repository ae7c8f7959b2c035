extension MessageFormat2.Parser {
  typealias SyntaxError = MessageFormat2.SyntaxError

  /// Reads text and placeholders to the end of the text or, in a quoted pattern, to a `}`.
  mutating func readPattern(isQuoted: Bool) throws(SyntaxError) -> MessageFormat2.Pattern {
    let start = offset
    var parts: [MessageFormat2.Pattern.Part] = []
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "{"): parts.append(try readPlaceholder())
      case UInt8(ascii: "}"):
        guard isQuoted else { throw error(.unescapedClosingBrace) }
        return MessageFormat2.Pattern(parts, place: MessageFormat2.Place(start..<offset))
      default: parts.append(.text(try readText()))
      }
    }
    return MessageFormat2.Pattern(parts, place: MessageFormat2.Place(start..<offset))
  }

  /// Reads `{{`, a pattern and `}}`.
  mutating func readQuotedPattern() throws(SyntaxError) -> MessageFormat2.Pattern {
    let start = offset
    offset += 2
    let pattern = try readPattern(isQuoted: true)
    guard offset < bytes.count else {
      throw SyntaxError(.unterminatedPattern, start..<offset)
    }
    guard isAt("}}") else {
      let isAtEnd = offset + 1 == bytes.count
      throw isAtEnd
        ? SyntaxError(.unterminatedPattern, start..<bytes.count) : error(.unescapedClosingBrace)
    }
    offset += 2
    return pattern
  }

  private mutating func readText() throws(SyntaxError) -> MessageFormat2.Text {
    let start = offset
    var escapeCount = 0
    scan: while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "{"), UInt8(ascii: "}"): break scan
      case UInt8(ascii: "\\"):
        try skipEscape()
        escapeCount += 1
      case 0: throw error(.nullCharacter)
      default: offset += 1
      }
    }
    return MessageFormat2.Text(
      unescaped(start..<offset, escapeCount: escapeCount),
      place: MessageFormat2.Place(start..<offset))
  }

  private mutating func readPlaceholder() throws(SyntaxError) -> MessageFormat2.Pattern.Part {
    let start = offset
    offset += 1
    skipSpace()
    switch current {
    case UInt8(ascii: "#"), UInt8(ascii: "/"): return .markup(try readMarkup(from: start))
    default: return .expression(try readExpression(from: start))
    }
  }

  /// Reads an expression after its `{` and the whitespace there.
  mutating func readExpression(from start: Int) throws(SyntaxError) -> MessageFormat2.Expression {
    let operand = try readOperandOfExpression(from: start)
    if operand != nil { skipSpace() }
    var function: MessageFormat2.Function?
    if current == UInt8(ascii: ":") {
      guard operand == nil || hasSpace else { throw error(.missingSpace) }
      function = try readFunction()
    }
    let attributes = try readAttributes()
    guard current == UInt8(ascii: "}") else {
      throw unexpected(
        in: start, takesOptions: function != nil, hasAttributes: !attributes.isEmpty)
    }
    offset += 1
    let place = MessageFormat2.Place(start..<offset)
    if let operand {
      return MessageFormat2.Expression(
        operand, function: function, attributes: attributes, place: place)
    }
    guard let function else { throw SyntaxError(.emptyPlaceholder, start..<offset) }
    return MessageFormat2.Expression(function, attributes: attributes, place: place)
  }

  /// Reads a literal or variable, or returns `nil` before a function.
  private mutating func readOperandOfExpression(
    from start: Int
  ) throws(SyntaxError) -> MessageFormat2.Operand? {
    switch current {
    case nil: throw SyntaxError(.unterminatedPlaceholder, start..<offset)
    case UInt8(ascii: ":"): return nil
    case UInt8(ascii: "}"), UInt8(ascii: "@"):
      throw SyntaxError(.emptyPlaceholder, start..<offset + 1)
    case UInt8(ascii: "#"), UInt8(ascii: "/"): throw error(.missingExpression)
    default:
      guard let operand = try readOperand() else { throw error(.unknownPlaceholder) }
      return operand
    }
  }

  /// Reads a literal or variable, or returns `nil` where neither begins.
  private mutating func readOperand() throws(SyntaxError) -> MessageFormat2.Operand? {
    if current == UInt8(ascii: "$") { return .variable(try readVariable()) }
    return try readLiteral().map { .literal($0) }
  }

  private mutating func readFunction() throws(SyntaxError) -> MessageFormat2.Function {
    let start = offset
    offset += 1
    let (name, nameEnd) = try readIdentifier()
    let options = try readOptions()
    let end = options.last?.place.range.upperBound ?? nameEnd
    return MessageFormat2.Function(name, options: options, place: MessageFormat2.Place(start..<end))
  }

  private mutating func readMarkup(from start: Int) throws(SyntaxError) -> MessageFormat2.Markup {
    var kind: MessageFormat2.Markup.Kind = current == UInt8(ascii: "/") ? .close : .open
    offset += 1
    let name = try readIdentifier().name
    let options = try readOptions()
    let attributes = try readAttributes()
    if kind == .open, current == UInt8(ascii: "/") {
      guard offset + 1 < bytes.count else {
        throw SyntaxError(.unterminatedPlaceholder, start..<bytes.count)
      }
      guard bytes[offset + 1] == UInt8(ascii: "}") else { throw error(.misplacedSlash) }
      kind = .standalone
      offset += 1
    }
    guard current == UInt8(ascii: "}") else {
      throw unexpected(in: start, takesOptions: true, hasAttributes: !attributes.isEmpty)
    }
    offset += 1
    return MessageFormat2.Markup(
      kind, name, options: options, attributes: attributes,
      place: MessageFormat2.Place(start..<offset))
  }

  /// Reads options and the whitespace after them.
  private mutating func readOptions() throws(SyntaxError) -> [MessageFormat2.Option] {
    var options: [MessageFormat2.Option] = []
    skipSpace()
    while isAtNameStart() {
      guard hasSpace else { throw error(.missingSpace) }
      options.append(try readOption())
      skipSpace()
    }
    return options
  }

  private mutating func readOption() throws(SyntaxError) -> MessageFormat2.Option {
    let start = offset
    let (name, end) = try readIdentifier()
    skipSpace()
    guard current == UInt8(ascii: "=") else {
      throw SyntaxError(.missingEqualsSign, start..<end)
    }
    offset += 1
    skipSpace()
    guard let value = try readOperand() else {
      throw SyntaxError(.missingOptionValue, start..<offset)
    }
    return MessageFormat2.Option(
      name, value, place: MessageFormat2.Place(start..<value.place.range.upperBound))
  }

  /// Reads attributes and the whitespace after them.
  private mutating func readAttributes() throws(SyntaxError) -> [MessageFormat2.Attribute] {
    var attributes: [MessageFormat2.Attribute] = []
    while current == UInt8(ascii: "@") {
      guard hasSpace else { throw error(.missingSpace) }
      attributes.append(try readAttribute())
    }
    return attributes
  }

  private mutating func readAttribute() throws(SyntaxError) -> MessageFormat2.Attribute {
    let start = offset
    offset += 1
    let (name, end) = try readIdentifier()
    skipSpace()
    guard current == UInt8(ascii: "=") else {
      return MessageFormat2.Attribute(name, place: MessageFormat2.Place(start..<end))
    }
    offset += 1
    skipSpace()
    if current == UInt8(ascii: "$") { throw error(.variableInAttribute) }
    guard let value = try readLiteral() else {
      throw SyntaxError(.missingAttributeValue, start..<offset)
    }
    skipSpace()
    return MessageFormat2.Attribute(
      name, value, place: MessageFormat2.Place(start..<value.place.range.upperBound))
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
