extension MessageFormat2.Message {
  /// The message in its canonical form, as `Writer` writes it; it reads back to an equal message.
  public var canonicalText: String {
    var writer = MessageFormat2.Writer()
    for declaration in declarations { writer.add(declaration) }
    switch body {
    case .pattern(let pattern): writer.add(pattern)
    case .matcher(let matcher):
      writer.match(matcher.selectors.map(\.name))
      for variant in matcher.variants {
        writer.variant(variant.keys.map(\.value))
        writer.add(variant.pattern)
      }
    }
    return (try? writer.finish()) ?? text
  }
}

extension MessageFormat2.Writer {
  /// Writes a declaration of a message that was read.
  public mutating func add(_ declaration: MessageFormat2.Declaration) {
    let expression = declaration.expression
    let attributes = expression.attributes.map { Note($0) }
    let call = expression.function.map { Call($0) }
    switch declaration.kind {
    case .input: input(declaration.variable.name, call, attributes: attributes)
    case .local:
      local(
        declaration.variable.name, expression.operand.map { Value($0) }, call,
        attributes: attributes)
    }
  }

  /// Writes the parts of a pattern that was read.
  public mutating func add(_ pattern: MessageFormat2.Pattern) {
    for part in pattern.parts { add(part) }
  }

  /// Writes a part of a pattern that was read.
  public mutating func add(_ part: MessageFormat2.Pattern.Part) {
    switch part {
    case .text(let part): text(part.value)
    case .expression(let part):
      expression(
        part.operand.map { Value($0) }, part.function.map { Call($0) },
        attributes: part.attributes.map { Note($0) })
    case .markup(let part):
      markup(
        part.kind, part.name, options: part.options.map { NamedValue($0) },
        attributes: part.attributes.map { Note($0) })
    }
  }
}

extension MessageFormat2.Writer.Value {
  fileprivate init(_ operand: MessageFormat2.Operand) {
    switch operand {
    case .literal(let literal): self = .literal(literal.value)
    case .variable(let variable): self = .variable(variable.name)
    }
  }
}

extension MessageFormat2.Writer.Call {
  fileprivate init(_ function: MessageFormat2.Function) {
    self.init(
      function.name, options: function.options.map { MessageFormat2.Writer.NamedValue($0) })
  }
}

extension MessageFormat2.Writer.NamedValue {
  fileprivate init(_ option: MessageFormat2.Option) {
    self.init(option.name, MessageFormat2.Writer.Value(option.value))
  }
}

extension MessageFormat2.Writer.Note {
  fileprivate init(_ attribute: MessageFormat2.Attribute) {
    self.init(attribute.name, attribute.value?.value)
  }
}
