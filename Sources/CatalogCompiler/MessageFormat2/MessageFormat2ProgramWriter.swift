internal import CompiledCatalog
internal import ICUKit
internal import MessageSyntax

/// Writes the words of a program of Unicode MessageFormat 2, in the order of `MessageFormat2Layout`.
struct MessageFormat2ProgramWriter {
  /// Receives the texts.
  var pools = MessagePools()
  private(set) var words: [UInt32] = []
  /// The numbers of the declarations so far, by their names.
  private var declarations: [String: UInt32] = [:]

  /// Writes a valid message.
  mutating func write(_ message: MessageFormat2.Message) throws(CompileError.Problem) {
    words = [try pools.text(message.text), 0, UInt32(message.declarations.count)]
    words += Array(
      repeating: 0, count: message.declarations.count * MessageFormat2Layout.declarationSize)
    for (number, declaration) in message.declarations.enumerated() {
      let place = MessageFormat2Layout.declarations + number * MessageFormat2Layout.declarationSize
      let name = Normalization.normalized(declaration.variable.name)
      words[place] = try pools.text(name)
      words[place + 1] = try expression(declaration.expression)
      declarations[name] = UInt32(number)
    }
    switch message.body {
    case .pattern(let pattern): words[MessageFormat2Layout.body] = try self.pattern(pattern)
    case .matcher(let matcher):
      words[MessageFormat2Layout.body] =
        try self.matcher(matcher) | MessageFormat2Layout.matcherFlag
    }
  }

  private mutating func matcher(
    _ matcher: MessageFormat2.Matcher
  ) throws(CompileError.Problem) -> UInt32 {
    let selectors = matcher.selectors
    let variants = matcher.variants
    let rowSize = selectors.count * MessageFormat2Layout.keySize + 1
    let start = try reserve(
      MessageFormat2Layout.matcherSize + selectors.count + variants.count * rowSize)
    words[start] = UInt32(selectors.count)
    words[start + 1] = UInt32(variants.count)
    var place = start + MessageFormat2Layout.matcherSize
    for selector in selectors {
      // A valid message declares its selectors.
      words[place] = declarations[Normalization.normalized(selector.name)] ?? .max
      place += 1
    }
    for variant in variants {
      for key in variant.keys {
        (words[place], words[place + 1]) = try self.key(key)
        place += MessageFormat2Layout.keySize
      }
      words[place] = try pattern(variant.pattern)
      place += 1
    }
    return UInt32(start)
  }

  private mutating func key(
    _ key: MessageFormat2.Key
  ) throws(CompileError.Problem) -> (UInt32, UInt32) {
    guard let value = key.value else {
      return (CompiledLayout.nothing, MessageFormat2Layout.Key.catchAll.rawValue)
    }
    let text = Normalization.normalized(value)
    return (try pools.text(text), Self.code(ofKey: text))
  }

  private static func code(ofKey text: String) -> UInt32 {
    if let form = PluralForm(categoryName: text) {
      return MessageFormat2Layout.Key.category.rawValue | UInt32(form.rawValue) << 8
    }
    guard MessageFormat2Layout.isNumberLiteral(text.utf8) else {
      return MessageFormat2Layout.Key.text.rawValue
    }
    guard let number = UInt32(text), number < MessageFormat2Layout.smallIntegerLimit else {
      return MessageFormat2Layout.Key.number.rawValue
    }
    return MessageFormat2Layout.Key.smallInteger.rawValue | number << 8
  }

  private mutating func pattern(
    _ pattern: MessageFormat2.Pattern
  ) throws(CompileError.Problem) -> UInt32 {
    let parts = pattern.parts
    let start = try reserve(1 + parts.count)
    words[start] = UInt32(parts.count)
    for (index, part) in parts.enumerated() {
      let kind: MessageFormat2Layout.Part
      let value: UInt32
      switch part {
      case .text(let text): (kind, value) = (.text, try pools.text(text.value))
      case .expression(let part): (kind, value) = (.expression, try expression(part))
      case .markup(let part): (kind, value) = (.markup, try markup(part))
      }
      words[start + 1 + index] = value | kind.rawValue << MessageFormat2Layout.partShift
    }
    return UInt32(start)
  }

  private mutating func expression(
    _ expression: MessageFormat2.Expression
  ) throws(CompileError.Problem) -> UInt32 {
    let options = expression.function?.options ?? []
    let function = expression.function.map { MessageFormat2Layout.Function(name: $0.name) } ?? .none
    let (kind, operand) =
      try expression.operand.map { operand throws(CompileError.Problem) in
        try self.operand(operand)
      } ?? (.none, CompiledLayout.nothing)
    let name = try expression.function.map { function throws(CompileError.Problem) in
      try pools.text(Normalization.normalized(function.name))
    }
    let start = words.count
    words += [
      kind.rawValue | function.rawValue << 8, operand,
      UInt32(expression.range.lowerBound), UInt32(expression.range.upperBound),
      name ?? CompiledLayout.nothing,
    ]
    try write(options, ofCallAt: start)
    return UInt32(start)
  }

  private mutating func markup(
    _ markup: MessageFormat2.Markup
  ) throws(CompileError.Problem) -> UInt32 {
    let start = words.count
    let kind: UInt32 =
      switch markup.kind {
      case .open: 0
      case .standalone: 1
      case .close: 2
      }
    words += [
      kind, try pools.text(Normalization.normalized(markup.name)),
      UInt32(markup.range.lowerBound), UInt32(markup.range.upperBound),
    ]
    try write(markup.options, ofCallAt: start)
    return UInt32(start)
  }

  /// Writes options behind the words of what they belong to, whose first word gets their number.
  private mutating func write(
    _ options: [MessageFormat2.Option], ofCallAt start: Int
  ) throws(CompileError.Problem) {
    guard options.count <= MessageFormat2Layout.maximumOptionCount,
      words.count < MessageFormat2Layout.wordLimit
    else { throw .tooLarge }
    words[start] |= UInt32(options.count) << 16
    for option in options {
      let (kind, value) = try operand(option.value)
      words += [
        try pools.text(Normalization.normalized(option.name)), kind.rawValue, value,
        UInt32(option.range.lowerBound), UInt32(option.range.upperBound),
      ]
    }
  }

  private mutating func operand(
    _ operand: MessageFormat2.Operand
  ) throws(CompileError.Problem) -> (MessageFormat2Layout.Operand, UInt32) {
    switch operand {
    case .literal(let literal): return (.literal, try pools.text(literal.value))
    case .variable(let variable):
      let name = Normalization.normalized(variable.name)
      if let number = declarations[name] { return (.declaration, number) }
      return (.argument, try pools.text(name))
    }
  }

  private mutating func reserve(_ count: Int) throws(CompileError.Problem) -> Int {
    let start = words.count
    guard count < MessageFormat2Layout.wordLimit - start else { throw .tooLarge }
    words += Array(repeating: 0, count: count)
    return start
  }
}
