extension Fluent.Parser {
  mutating func readExpression() throws(Fluent.SyntaxError) -> Fluent.Expression {
    let start = offset
    let expression = try readInlineExpression()
    skipBlank()
    if current == UInt8(ascii: "-"), byte(at: offset + 1) == UInt8(ascii: ">") {
      if let kind = refusal(ofSelector: expression) { throw error(kind) }
      offset += 2
      skipSpaces()
      try expectLineEnd()
      let variants = try readVariants()
      return .select(
        Fluent.SelectExpression(selector: expression, variants: variants, range: start..<offset))
    }
    if case .term(_, _?, _, _) = expression { throw error(.termAttributeAsPlaceable) }
    return expression
  }

  private func refusal(ofSelector expression: Fluent.Expression) -> Fluent.SyntaxError.Kind? {
    switch expression {
    case .message(_, nil, _): .messageAsSelector
    case .message: .messageAttributeAsSelector
    case .term(_, nil, _, _): .termAsSelector
    case .placeable: .placeableAsSelector
    default: nil
    }
  }

  private mutating func readInlineExpression() throws(Fluent.SyntaxError) -> Fluent.Expression {
    let start = offset
    switch current {
    case UInt8(ascii: "{"): return .placeable(try readPlaceable())
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "$"):
      offset += 1
      let name = try readIdentifier()
      return .variable(name, range: start..<offset)
    case _ where isAtNumber: return .number(try readNumber())
    case UInt8(ascii: "-"): return try readTermReference()
    case let byte? where isLetter(byte): return try readReference()
    default: throw error(.expectedExpression)
    }
  }

  private var isAtNumber: Bool {
    let first = current == UInt8(ascii: "-") ? offset + 1 : offset
    return byte(at: first).map(isDigit) ?? false
  }

  private mutating func readTermReference() throws(Fluent.SyntaxError) -> Fluent.Expression {
    let start = offset
    offset += 1
    let name = try readIdentifier()
    let attribute = try readAttributeName()
    let arguments = isAtArguments ? try readArguments() : nil
    return .term(name, attribute: attribute, arguments: arguments, range: start..<offset)
  }

  private mutating func readReference() throws(Fluent.SyntaxError) -> Fluent.Expression {
    let start = offset
    let name = try readIdentifier()
    if isAtArguments {
      let isFunction = name.name.utf8.allSatisfy { !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0) }
      guard isFunction else { throw error(.lowercaseFunction) }
      let arguments = try readArguments()
      return .function(name, arguments: arguments, range: start..<offset)
    }
    let attribute = try readAttributeName()
    return .message(name, attribute: attribute, range: start..<offset)
  }

  private mutating func readAttributeName() throws(Fluent.SyntaxError) -> Fluent.Identifier? {
    take(".") ? try readIdentifier() : nil
  }

  private var isAtArguments: Bool { byte(at: afterBlank(offset)) == UInt8(ascii: "(") }

  private mutating func readArguments() throws(Fluent.SyntaxError) -> Fluent.CallArguments {
    skipBlank()
    var arguments = Fluent.CallArguments(positional: [], named: [], range: offset..<offset)
    try expect("(")
    skipBlank()
    while current != UInt8(ascii: ")") {
      try readArgument(into: &arguments)
      skipBlank()
      guard take(",") else { break }
      skipBlank()
    }
    try expect(")")
    arguments.range = arguments.range.lowerBound..<offset
    return arguments
  }

  private mutating func readArgument(
    into arguments: inout Fluent.CallArguments
  ) throws(Fluent.SyntaxError) {
    let start = offset
    let expression = try readInlineExpression()
    skipBlank()
    guard current == UInt8(ascii: ":") else {
      guard arguments.named.isEmpty else { throw error(.positionalBehindNamed) }
      arguments.positional.append(expression)
      return
    }
    guard case .message(let name, nil, _) = expression else {
      throw error(.malformedArgumentName)
    }
    offset += 1
    skipBlank()
    let value: Fluent.Expression
    if isAtNumber {
      value = .number(try readNumber())
    } else if current == UInt8(ascii: "\"") {
      value = .string(try readString())
    } else {
      throw error(.missingLiteral)
    }
    guard !arguments.named.contains(where: { $0.name.name == name.name }) else {
      throw error(.duplicateArgument)
    }
    arguments.named.append(
      Fluent.NamedArgument(name: name, value: value, range: start..<offset))
  }

  private mutating func readNumber() throws(Fluent.SyntaxError) -> Fluent.NumberLiteral {
    let start = offset
    _ = take("-")
    try readDigits()
    if take(".") { try readDigits() }
    return Fluent.NumberLiteral(
      spelling: String(decoding: bytes[start..<offset], as: UTF8.self), range: start..<offset)
  }

  private mutating func readDigits() throws(Fluent.SyntaxError) {
    guard let first = current, isDigit(first) else { throw error(.expectedDigit) }
    while offset < bytes.count, isDigit(bytes[offset]) { offset += 1 }
  }

  private mutating func readString() throws(Fluent.SyntaxError) -> Fluent.StringLiteral {
    let start = offset
    offset += 1
    while let byte = current, byte != UInt8(ascii: "\""), byte != Fluent.Parser.lineFeed {
      offset += 1
      if byte == UInt8(ascii: "\\") { try readEscape() }
    }
    if current == Fluent.Parser.lineFeed { throw error(.unterminatedString) }
    let end = offset
    try expect("\"")
    return Fluent.StringLiteral(
      spelling: String(decoding: bytes[start + 1..<end], as: UTF8.self), range: start..<offset)
  }

  private mutating func readEscape() throws(Fluent.SyntaxError) {
    switch current {
    case UInt8(ascii: "\\"), UInt8(ascii: "\""): offset += 1
    case UInt8(ascii: "u"): try readUnicodeEscape(digitCount: 4)
    case UInt8(ascii: "U"): try readUnicodeEscape(digitCount: 6)
    default: throw error(.unknownEscape(character(at: offset)))
    }
  }

  private mutating func readUnicodeEscape(digitCount: Int) throws(Fluent.SyntaxError) {
    let start = offset - 1
    offset += 1
    for _ in 0..<digitCount {
      guard let byte = current, isDigit(byte) || 0x61...0x66 ~= byte | 0x20 && byte >= 0x41 else {
        let spelling = String(decoding: bytes[start..<offset], as: UTF8.self)
        throw error(.malformedUnicodeEscape(spelling + character(at: offset)))
      }
      offset += 1
    }
  }

  private mutating func readVariants() throws(Fluent.SyntaxError) -> [Fluent.Variant] {
    var variants: [Fluent.Variant] = []
    var hasDefault = false
    skipBlank()
    while isAtVariant {
      let variant = try readVariant(hasDefault: hasDefault)
      hasDefault = hasDefault || variant.isDefault
      variants.append(variant)
      try expectLineEnd()
      skipBlank()
    }
    if variants.isEmpty { throw error(.missingVariants) }
    if !hasDefault { throw error(.missingDefault) }
    return variants
  }

  private var isAtVariant: Bool {
    byte(at: current == UInt8(ascii: "*") ? offset + 1 : offset) == UInt8(ascii: "[")
  }

  private mutating func readVariant(
    hasDefault: Bool
  ) throws(Fluent.SyntaxError) -> Fluent.Variant {
    let start = offset
    let isDefault = current == UInt8(ascii: "*")
    if isDefault, hasDefault { throw error(.severalDefaults) }
    if isDefault { offset += 1 }
    try expect("[")
    skipBlank()
    let key = try readKey()
    skipBlank()
    try expect("]")
    guard let value = try readPatternIfAny() else { throw error(.missingValue) }
    return Fluent.Variant(key: key, value: value, isDefault: isDefault, range: start..<offset)
  }

  private mutating func readKey() throws(Fluent.SyntaxError) -> Fluent.Variant.Key {
    guard let byte = current else { throw error(.missingKey) }
    if byte == UInt8(ascii: "-") || isDigit(byte) { return .number(try readNumber()) }
    return .name(try readIdentifier())
  }
}
