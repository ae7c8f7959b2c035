internal import MessageSyntax

/// A message of MessageFormat 2.
struct MessageFormat2Reading: MessageReading {
  /// The message.
  let message: MessageFormat2.Message
  private let bytes: [UInt8]
  /// The expressions of the declared variables, by their names.
  private let declarations: [String: MessageFormat2.Declaration]

  init(_ message: MessageFormat2.Message) {
    self.message = message
    bytes = Array(message.text.utf8)
    declarations = Dictionary(message.declarations.map { ($0.variable.name, $0) }) { first, _ in
      first
    }
  }

  func spelling(of name: String) -> String { "{$\(name)}" }

  var zeroSpelling: String { "0" }

  var arguments: [MessageArgument] {
    var uses: [MessageArgument] = []
    for declaration in message.declarations { add(declaration.expression, to: &uses) }
    if case .matcher(let matcher) = message.body {
      for selector in matcher.selectors {
        guard let name = argument(selector) else { continue }
        uses.append(MessageArgument(name: name, kind: .any, range: selector.range))
      }
    }
    for pattern in message.patterns {
      for part in pattern.parts {
        switch part {
        case .text: break
        case .expression(let expression): add(expression, to: &uses)
        case .markup(let markup): add(markup.options, to: &uses)
        }
      }
    }
    return uses
  }

  private func add(_ expression: MessageFormat2.Expression, to uses: inout [MessageArgument]) {
    let function = expression.function
    if let variable = expression.operand?.variable, let name = argument(variable) {
      uses.append(
        MessageArgument(name: name, kind: function.kind, range: expression.range))
    }
    add(function?.options ?? [], to: &uses)
  }

  private func add(_ options: [MessageFormat2.Option], to uses: inout [MessageArgument]) {
    for variable in options.compactMap(\.value.variable) {
      guard let name = argument(variable) else { continue }
      uses.append(MessageArgument(name: name, kind: .any, range: variable.range))
    }
  }

  /// The argument that a variable stands for, through local declarations; `nil` where that is none.
  private func argument(_ variable: MessageFormat2.Variable) -> String? {
    var name = variable.name
    for _ in 0...declarations.count {
      guard let declaration = declarations[name], declaration.kind == .local else { return name }
      guard let next = declaration.expression.operand?.variable else { return nil }
      name = next.name
    }
    return nil
  }

  /// The function that a variable was declared with, through local declarations.
  func function(of variable: MessageFormat2.Variable) -> MessageFormat2.Function? {
    var name = variable.name
    for _ in 0...declarations.count {
      guard let declaration = declarations[name] else { return nil }
      if let function = declaration.expression.function { return function }
      guard declaration.kind == .local, let next = declaration.expression.operand?.variable else {
        return nil
      }
      name = next.name
    }
    return nil
  }

  var selectors: [MessageSelector] {
    guard case .matcher(let matcher) = message.body else { return [] }
    let variables = matcher.selectors
    let names = variables.map { argument($0) ?? $0.name }
    let variants = matcher.variants.filter { $0.keys.count == variables.count }
    let selections = variants.map { variant in
      zip(names, variant.keys).reduce(Selection()) { selection, pair in
        pair.1.selectionKey.map { selection.selecting(pair.0, $0) } ?? selection
      }
    }
    return variables.indices.map { index in
      let forms = zip(variants, selections).map { variant, selection in
        MessageSelector.Form(
          key: variant.keys[index].selectionKey, keyRange: variant.keys[index].range,
          textRange: variant.pattern.range, selection: selection)
      }
      return MessageSelector(
        name: names[index], kind: function(of: variables[index]).selectorKind, offset: 0,
        nameRange: variables[index].range, forms: forms, spelling: "{$\(variables[index].name)}")
    }
  }

  func shown(_ selection: Selection, category: (Double, Bool) -> String?) -> ShownText {
    var text = ShownText()
    if let pattern = pattern(selection, category) { append(pattern, to: &text) }
    return text
  }

  private func pattern(
    _ selection: Selection, _ category: (Double, Bool) -> String?
  ) -> MessageFormat2.Pattern? {
    guard case .matcher(let matcher) = message.body else { return message.patterns.first }
    let names = matcher.selectors.map { argument($0) ?? $0.name }
    let kinds = matcher.selectors.map { function(of: $0).selectorKind }
    var best: (score: [Int], pattern: MessageFormat2.Pattern)?
    for variant in matcher.variants {
      let keys = variant.keys.map(\.selectionKey)
      var score: [Int] = []
      for (index, key) in keys.enumerated() where index < names.count {
        guard let key else {
          score.append(0)
          continue
        }
        guard let wanted = selection.keys[names[index]],
          let quality = quality(of: key, for: wanted, kinds[index], category)
        else { break }
        score.append(quality)
      }
      guard score.count == names.count else { continue }
      if best.map({ $0.score.lexicographicallyPrecedes(score) }) ?? true {
        best = (score, variant.pattern)
      }
    }
    return best?.pattern ?? matcher.variants.last?.pattern
  }

  /// How well a key goes with what is wanted; `nil` where it does not.
  private func quality(
    of key: SelectionKey, for wanted: SelectionKey, _ kind: MessageSelector.Kind,
    _ category: (Double, Bool) -> String?
  ) -> Int? {
    if key == wanted { return 2 }
    guard case .plural(let isOrdinal) = kind else { return nil }
    switch (key, wanted) {
    case (.word(let word), .number(let number)):
      return category(number, isOrdinal) == word ? 1 : nil
    case (.number(let number), .word): return wanted.namedNumber == number ? 1 : nil
    default: return nil
    }
  }

  private func append(_ pattern: MessageFormat2.Pattern, to text: inout ShownText) {
    for part in pattern.parts {
      switch part {
      case .text(let literal): append(literal.range, to: &text)
      case .expression(let expression):
        text.appendValue(
          of: expression.operand?.variable.flatMap(argument), at: expression.range)
      case .markup(let markup): text.append(markup.asTag, for: markup.range)
      }
    }
  }

  private func append(_ literal: Range<Int>, to text: inout ShownText) {
    var start = literal.lowerBound
    var offset = start
    while offset < literal.upperBound {
      guard bytes[offset] == UInt8(ascii: "\\") else {
        offset += 1
        continue
      }
      text.append(start..<offset, of: bytes)
      start = offset + 1
      offset += 2
    }
    text.append(start..<literal.upperBound, of: bytes)
  }
}

extension MessageFormat2.Key {
  /// The key as a selection has it; `nil` for `*`.
  fileprivate var selectionKey: SelectionKey? {
    switch self {
    case .catchAll: nil
    case .literal(let literal):
      (literal.isNumber ? Double(literal.value) : nil).map { .number($0) } ?? .word(literal.value)
    }
  }
}

extension MessageFormat2.Markup {
  /// The markup as a tag, by which rules about markup compare it.
  fileprivate var asTag: String {
    switch kind {
    case .open: "<\(name)>"
    case .standalone: "<\(name)/>"
    case .close: "</\(name)>"
    }
  }
}

extension MessageFormat2.Function? {
  /// What a value has to be.
  fileprivate var kind: MessageArgument.Kind {
    switch self?.name {
    case "number", "integer", "offset", "currency", "percent", "unit": .number
    case "date", "time", "datetime": .date
    default: .any
    }
  }

  /// What a selector with the function selects by.
  fileprivate var selectorKind: MessageSelector.Kind {
    switch self?.name {
    case "string": return .word
    case "number", "integer", "percent":
      let option = self?.options.first { $0.name == "select" }
      guard let option else { return .plural(isOrdinal: false) }
      switch option.value.literal?.value {
      case "plural": return .plural(isOrdinal: false)
      case "ordinal": return .plural(isOrdinal: true)
      default: return .other
      }
    default: return .other
    }
  }
}
