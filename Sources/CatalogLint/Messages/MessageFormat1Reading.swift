internal import MessageSyntax

/// A message of MessageFormat 1.
struct MessageFormat1Reading: MessageReading {
  private let pattern: MessageFormat1.Pattern
  private let bytes: [UInt8]
  /// The texts of arguments, by the indices of the parts that begin the arguments.
  private var options: [Int: [Option]] = [:]
  private var parts: [MessageFormat1.Part] { pattern.parts }

  init(_ pattern: MessageFormat1.Pattern) {
    self.pattern = pattern
    bytes = Array(pattern.text.utf8)
    for index in pattern.parts.indices where pattern.parts[index].kind == .argumentStart {
      let options = readOptions(ofArgumentAt: index)
      if !options.isEmpty { self.options[index] = options }
    }
  }

  func spelling(of name: String) -> String { "{\(name)}" }

  var zeroSpelling: String { "=0" }

  var arguments: [MessageArgument] {
    pattern.arguments.map { use in
      MessageArgument(
        name: use.key.spelling, kind: use.kind.messageKind,
        range: use.selections.isEmpty ? use.range : use.keyRange)
    }
  }

  var selectors: [MessageSelector] {
    var selectors: [MessageSelector] = []
    addSelectors(ofMessageAt: 0, Selection(), to: &selectors)
    return selectors
  }

  private func addSelectors(
    ofMessageAt start: Int, _ selection: Selection, to selectors: inout [MessageSelector]
  ) {
    forEachArgument(ofMessageAt: start) { argument in
      let options = options(ofArgumentAt: argument)
      guard !options.isEmpty else { return }
      let name = name(ofArgumentAt: argument)
      let forms = options.map { option in
        MessageSelector.Form(
          key: option.key, keyRange: option.keyRange,
          textRange: parts[option.message].offset..<parts[parts[option.message].limit].end,
          selection: option.key.map { selection.selecting(name, $0) } ?? selection)
      }
      selectors.append(
        MessageSelector(
          name: name, kind: type(ofArgumentAt: argument).selectorKind,
          offset: offset(ofArgumentAt: argument), nameRange: parts[argument + 1].range,
          forms: forms, spelling: "#"))
      for (option, form) in zip(options, forms) {
        addSelectors(ofMessageAt: option.message, form.selection, to: &selectors)
      }
    }
  }

  func shown(_ selection: Selection, category: (Double, Bool) -> String?) -> ShownText {
    var text = ShownText()
    append(messageAt: 0, selection, number: nil, category, to: &text)
    return text
  }

  private func append(
    messageAt start: Int, _ selection: Selection, number: String?,
    _ category: (Double, Bool) -> String?, to text: inout ShownText
  ) {
    let limit = parts[start].limit
    var written = parts[start].end
    var index = start + 1
    while index <= limit {
      let part = parts[index]
      switch part.kind {
      case .skipSyntax, .messageLimit, .replaceNumber, .argumentStart:
        text.append(written..<part.offset, of: bytes)
        written = part.end
      default: break
      }
      if part.kind == .replaceNumber { text.appendValue(of: number, at: part.range) }
      if part.kind == .argumentStart {
        append(argumentAt: index, selection, number: number, category, to: &text)
        index = part.limit
        written = parts[index].end
      }
      index += 1
    }
  }

  private func append(
    argumentAt start: Int, _ selection: Selection, number: String?,
    _ category: (Double, Bool) -> String?, to text: inout ShownText
  ) {
    let name = name(ofArgumentAt: start)
    let options = options(ofArgumentAt: start)
    let isOrdinal = type(ofArgumentAt: start) == .selectOrdinal
    let isPlural = type(ofArgumentAt: start).hasPluralStyle
    let key = selection.keys[name]
    let option =
      key.flatMap { key in options.first { $0.key == key } }
      ?? (isPlural ? key : nil).flatMap { key in
        let number = key.namedNumber
        let word: SelectionKey? =
          if case .number(let value) = key {
            category(value - offset(ofArgumentAt: start), isOrdinal).map { .word($0) }
          } else { number.map { .number($0) } }
        return options.first { $0.key == word && word != nil }
      } ?? options.first { $0.key == nil } ?? options.last
    guard let option else {
      text.appendValue(of: name, at: parts[start].offset..<parts[parts[start].limit].end)
      return
    }
    append(
      messageAt: option.message, selection, number: isPlural ? name : number, category, to: &text)
  }

  /// The types that ICU does not know, with their places.
  var unknownTypes: [(type: String, range: Range<Int>)] {
    pattern.arguments.compactMap { use in
      guard case .unknown(let type) = use.kind, let range = use.typeRange else { return nil }
      return (type, range)
    }
  }

  /// The arguments without messages that have a style, in the order of the message.
  var styledArguments: [MessageFormat1.Argument] {
    guard parts.contains(where: { $0.kind == .argumentStyle }) else { return [] }
    var arguments: [MessageFormat1.Argument] = []
    addStyledArguments(of: pattern.message, to: &arguments)
    return arguments
  }

  private func addStyledArguments(
    of message: MessageFormat1.Message, to arguments: inout [MessageFormat1.Argument]
  ) {
    for node in message.nodes {
      switch node {
      case .argument(let argument): if argument.style != nil { arguments.append(argument) }
      case .plural(let plural):
        for variant in plural.variants { addStyledArguments(of: variant.message, to: &arguments) }
      case .select(let select):
        for variant in select.variants { addStyledArguments(of: variant.message, to: &arguments) }
      case .choice(let choice):
        for option in choice.options { addStyledArguments(of: option.message, to: &arguments) }
      case .text, .pound, .tag: break
      }
    }
  }

  /// An argument between apostrophes, which is text there.
  struct QuotedArgument {
    /// The name of the argument that it would be.
    let name: String
    /// The offset of the apostrophe that begins the quotation.
    let apostrophe: Int
    /// Whether the apostrophe stands between a letter and a brace: `l'{name}`.
    let isElision: Bool
  }

  /// What would be an argument if no apostrophe made it text.
  var quotedArguments: [QuotedArgument] {
    var quoted: [QuotedArgument] = []
    let apostrophes = parts.filter { $0.kind == .skipSyntax }.map(\.offset)
    var index = 0
    while index < apostrophes.count {
      let start = apostrophes[index]
      index += 1
      guard start + 1 < bytes.count, "{}#|".utf8.contains(bytes[start + 1]) else { continue }
      // In the quotation two apostrophes are one; a single one ends it.
      while index < apostrophes.count, apostrophes[index] + 1 < bytes.count,
        bytes[apostrophes[index] + 1] == UInt8(ascii: "'")
      {
        index += 1
      }
      let end = index < apostrophes.count ? apostrophes[index] : bytes.count
      index += 1
      let isElision =
        start > 0 && bytes[start + 1] == UInt8(ascii: "{")
        && (bytes[start - 1].isASCIIAlphanumeric || bytes[start - 1] >= 0x80)
      quoted += names(inBraces: start + 1..<end).map {
        QuotedArgument(name: $0, apostrophe: start, isElision: isElision)
      }
    }
    return quoted
  }

  /// The words behind an opening brace that a comma or a closing brace follows.
  private func names(inBraces range: Range<Int>) -> [String] {
    range.filter { bytes[$0] == UInt8(ascii: "{") }.compactMap { brace in
      let name = bytes[(brace + 1)..<range.upperBound].prefix {
        $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") || $0 >= 0x80
      }
      guard !name.isEmpty, name.endIndex < range.upperBound,
        bytes[name.endIndex] == UInt8(ascii: "}") || bytes[name.endIndex] == UInt8(ascii: ",")
      else { return nil }
      return String(decoding: name, as: UTF8.self)
    }
  }

  /// A text of an argument.
  private struct Option {
    /// `nil` for `other`.
    let key: SelectionKey?
    let keyRange: Range<Int>
    /// The index of the part that begins the message.
    let message: Int
  }

  private func options(ofArgumentAt start: Int) -> [Option] { options[start] ?? [] }

  private func readOptions(ofArgumentAt start: Int) -> [Option] {
    let type = type(ofArgumentAt: start)
    guard type != .none, type != .simple else { return [] }
    var options: [Option] = []
    var number: Double?
    var range: Range<Int>?
    var word = ""
    var index = start + 2
    while index < parts[start].limit {
      let part = parts[index]
      switch part.kind {
      case .argumentInteger, .argumentDouble:
        number = pattern.number(of: part)
        range = range ?? part.range
      case .argumentSelector:
        let first = type == .choice ? range?.lowerBound ?? part.offset : part.offset
        range = first..<part.end
        word = pattern.text(in: first..<part.end)
        number = nil
      case .messageStart:
        let key: SelectionKey? =
          if let number { .number(number) } else { word == "other" ? nil : .word(word) }
        options.append(Option(key: key, keyRange: range ?? part.range, message: index))
        (number, range, word) = (nil, nil, "")
        index = part.limit
      default: break
      }
      index += 1
    }
    return options
  }

  private func offset(ofArgumentAt start: Int) -> Double {
    guard type(ofArgumentAt: start).hasPluralStyle else { return 0 }
    return pattern.number(of: parts[start + 2]) ?? 0
  }

  private func type(ofArgumentAt start: Int) -> MessageFormat1.ArgumentType {
    MessageFormat1.ArgumentType(rawValue: parts[start].value) ?? .none
  }

  private func name(ofArgumentAt start: Int) -> String {
    let part = parts[start + 1]
    return part.kind == .argumentNumber ? String(part.value) : pattern.text(in: part.range)
  }

  /// Calls a closure for the arguments of a message, those of its nested messages left out.
  private func forEachArgument(ofMessageAt start: Int, _ body: (Int) -> Void) {
    var index = start + 1
    while index < parts[start].limit {
      if parts[index].kind == .argumentStart {
        body(index)
        index = parts[index].limit
      }
      index += 1
    }
  }
}

extension MessageFormat1.ArgumentName.Key {
  /// The name or number as a pattern has it.
  var spelling: String {
    switch self {
    case .number(let number): String(number)
    case .name(let name): name
    }
  }
}

extension MessageFormat1.ArgumentType {
  fileprivate var selectorKind: MessageSelector.Kind {
    switch self {
    case .plural: .plural(isOrdinal: false)
    case .selectOrdinal: .plural(isOrdinal: true)
    case .select: .word
    case .choice, .none, .simple: .other
    }
  }
}

extension MessageFormat1.ArgumentKind {
  fileprivate var messageKind: MessageArgument.Kind {
    switch self {
    case .none, .unknown: .any
    case .number, .spellout, .ordinal, .duration, .plural, .selectOrdinal, .choice: .number
    case .date, .time: .date
    case .select: .word
    }
  }
}
