internal import CompiledCatalog
internal import MessageSyntax
internal import SourceText

/// Writes the instructions of one message.
struct MessageFormat1Writer {
  typealias Message = MessageFormat1.Message
  typealias Layout = MessageFormat1Layout

  /// The plural argument that `#` stands for.
  private struct Counted {
    let name: MessageFormat1.ArgumentName
    let offset: Double
  }

  private let locale: String
  private let apostrophes: MessageFormat1.ApostropheMode
  /// The text that the nodes were read from.
  private var text: String
  private var counted: Counted?
  /// Where ways to the ends of arguments stand.
  private var jumps: [Int] = []
  /// Where texts stand.
  private var texts: [Int] = []
  /// The place behind the last text, where no message begins; what stands there may become one with the text.
  private var endOfText = 0
  /// The words behind the one that tells their number.
  private(set) var words: [UInt32] = []

  init(_ text: String, locale: String, _ apostrophes: MessageFormat1.ApostropheMode) {
    self.text = text
    self.locale = locale
    self.apostrophes = apostrophes
  }

  /// Writes a whole message.
  mutating func write(
    _ message: Message, into pools: inout MessagePools
  ) throws(CompileError.Problem) {
    try append(text: text, to: &pools)
    try write(message.nodes, into: &pools)
    words.append(Layout.Operation.end.rawValue)
    shortenJumps()
    endTexts()
  }

  /// Replaces each jump to another one, or to the end, by that.
  private mutating func shortenJumps() {
    for jump in jumps.sorted(by: >) {
      let target = words[Int(words[jump] >> Layout.operandShift)]
      let operation = Layout.Operation(word: target)
      if operation == .jump || operation == .end { words[jump] = target }
    }
  }

  /// Ends the message with each text that is the last one.
  private mutating func endTexts() {
    for text in texts
    where Layout.Operation(word: words[text]) == .text
      && Layout.Operation(word: words[text + Layout.textSize]) == .end
    {
      words[text] = Layout.Operation.lastText.rawValue
    }
  }

  private mutating func write(
    _ nodes: [MessageFormat1.Node], into pools: inout MessagePools
  ) throws(CompileError.Problem) {
    for node in nodes {
      switch node {
      case .text(let text): try write(shown: text.value, into: &pools)
      case .pound: try writePound(into: &pools)
      case .argument(let argument): try write(argument, into: &pools)
      case .plural(let plural): try write(plural, into: &pools)
      case .select(let select): try write(select, into: &pools)
      case .choice(let choice): try write(choice, into: &pools)
      // No tag is read in ICU’s dialect.
      case .tag(let tag): try write(tag.content.nodes, into: &pools)
      }
    }
  }

  /// Writes text, in which the number of a plural argument may stand where it was read anew.
  private mutating func write(
    shown text: String, into pools: inout MessagePools
  ) throws(CompileError.Problem) {
    guard apostrophes == .doubleRequired, counted != nil else {
      return try write(verbatim: text, into: &pools)
    }
    let pieces = text.unicodeScalars.split(
      separator: ReducedMessage.pound, omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      if index > 0 { try writePound(into: &pools) }
      try write(verbatim: String(piece), into: &pools)
    }
  }

  private mutating func write(
    verbatim text: String, into pools: inout MessagePools
  ) throws(CompileError.Problem) {
    guard !text.isEmpty else { return }
    texts.append(words.count)
    words.append(Layout.Operation.text.rawValue)
    try append(text: text, to: &pools)
    endOfText = words.count
  }

  private mutating func writePound(
    into pools: inout MessagePools
  ) throws(CompileError.Problem) {
    guard let counted else { throw .malformed }
    words.append(Layout.Operation.pound.rawValue | Self.position(of: counted.name))
    try append(text: counted.name.text, to: &pools)
    append(counted.offset)
  }

  private mutating func write(
    _ argument: MessageFormat1.Argument, into pools: inout MessagePools
  ) throws(CompileError.Problem) {
    let format = try ArgumentFormat(argument, in: text, locale: locale)
    let position = Self.position(of: argument.name)
    if format.bits == 0, let text = texts.last, words.count == endOfText {
      words[text] = Layout.Operation.textAndArgument.rawValue | position
      return try append(text: argument.name.text, to: &pools)
    }
    words.append(Layout.Operation.argument.rawValue | format.bits | position)
    try append(text: argument.name.text, to: &pools)
    try append(text: format.style, to: &pools)
  }

  private mutating func append(
    text: String, to pools: inout MessagePools
  ) throws(CompileError.Problem) {
    words.append(try pools.text(text))
  }

  /// The bits of the position of an argument that has a number.
  private static func position(of name: MessageFormat1.ArgumentName) -> UInt32 {
    guard case .number(let number) = name.key, number < Layout.maximumPosition else { return 0 }
    return UInt32(number + 1) << Layout.positionShift
  }

  private mutating func append(_ number: Double) {
    words.append(UInt32(truncatingIfNeeded: number.bitPattern))
    words.append(UInt32(truncatingIfNeeded: number.bitPattern >> 32))
  }
}

extension MessageFormat1Writer {
  private mutating func write(
    _ plural: MessageFormat1.Plural, into pools: inout MessagePools
  ) throws(CompileError.Problem) {
    let choice = PluralMessages(plural)
    let format = try choice.countedArgument.map { argument throws(CompileError.Problem) in
      try ArgumentFormat(argument, in: text, locale: locale)
    }
    let start = words.count
    var flags: UInt32 = plural.isOrdinal ? Layout.isOrdinal : 0
    if choice.asksForCategory { flags |= Layout.asksForCategory }
    words.append(Layout.Operation.plural.rawValue | flags | Self.position(of: plural.name))
    try append(text: plural.name.text, to: &pools)
    words.append(0)
    append(plural.offset)
    words.append(format?.bits ?? 0)
    try append(text: format?.style ?? "", to: &pools)
    words += [UInt32](repeating: 0, count: PluralForm.allCases.count)
    words.append(UInt32(choice.explicit.count))
    for (value, _) in choice.explicit {
      append(value)
      words.append(0)
    }
    let outer = counted
    counted = Counted(name: plural.name, offset: plural.offset)
    let targets = try write(choice.messages, endOf: start, into: &pools)
    counted = outer
    for category in PluralForm.allCases {
      let target = targets[choice.messageOfCategory[Int(category.rawValue)]]
      words[start + Layout.categoryTargets + Int(category.rawValue)] = target
    }
    for (index, (_, message)) in choice.explicit.enumerated() {
      let place = start + Layout.explicitCount + Layout.explicitSize * (index + 1)
      words[place] = targets[message]
    }
  }

  private mutating func write(
    _ select: MessageFormat1.Select, into pools: inout MessagePools
  ) throws(CompileError.Problem) {
    var keys: [(key: String, message: Message)] = []
    var known: Set<UTF8Text> = []
    for variant in select.variants {
      guard case .keyword(let key) = variant.selector else { continue }
      guard known.insert(UTF8Text(key)).inserted else {
        try check(variant.message, into: &pools)
        continue
      }
      keys.append((key, variant.message))
    }
    guard let other = keys.firstIndex(where: { $0.key == "other" }) else { throw .malformed }
    let fallback = keys.remove(at: other).message
    guard keys.count <= Layout.maximumFormCount else { throw .tooLarge }
    let start = words.count
    words.append(
      Layout.Operation.select.rawValue | UInt32(keys.count) << Layout.operandShift
        | Self.position(of: select.name))
    try append(text: select.name.text, to: &pools)
    words += [0, 0]
    for (key, _) in keys {
      // The first bytes and the length, so that most keys need no look at their texts.
      let prefix = key.utf8.prefix(Layout.keyPrefixLength).reversed()
        .reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      words += [UInt32(truncatingIfNeeded: prefix), UInt32(truncatingIfNeeded: prefix >> 32)]
      try append(text: key, to: &pools)
      let length = UInt32(min(key.utf8.count, Layout.maximumKeyLength))
      words.append(length << Layout.keyLengthShift)
    }
    let targets = try write([fallback] + keys.map(\.message), endOf: start, into: &pools)
    words[start + Layout.otherTarget] = targets[0]
    for index in keys.indices {
      words[start + Layout.otherTarget + Layout.keySize * (index + 1)] |= targets[index + 1]
    }
  }

  /// Reads a message that is never shown: ICU refuses the whole text for a style in it.
  private func check(
    _ message: Message, into pools: inout MessagePools
  ) throws(CompileError.Problem) {
    var writer = self
    try writer.write(nested: message, into: &pools)
  }

  private mutating func write(
    _ choice: MessageFormat1.Choice, into pools: inout MessagePools
  ) throws(CompileError.Problem) {
    guard choice.options.count <= Layout.maximumFormCount else { throw .tooLarge }
    let start = words.count
    words.append(
      Layout.Operation.choice.rawValue | UInt32(choice.options.count) << Layout.operandShift
        | Self.position(of: choice.name))
    try append(text: choice.name.text, to: &pools)
    words.append(0)
    for option in choice.options {
      append(option.limit)
      words += [option.isExclusive ? 1 : 0, 0]
    }
    let targets = try write(choice.options.map(\.message), endOf: start, into: &pools)
    for (index, target) in targets.enumerated() {
      words[start + 2 + Layout.limitSize * (index + 1)] = target
    }
  }

  /// Writes messages one behind the other, each with a way to the end of all of them.
  ///
  /// - Parameters:
  ///   - messages: The messages.
  ///   - start: The word of the argument, which learns where it ends.
  ///   - pools: Receives the texts.
  /// - Returns: Where each message begins.
  private mutating func write(
    _ messages: [Message], endOf start: Int, into pools: inout MessagePools
  ) throws(CompileError.Problem) -> [UInt32] {
    var targets: [UInt32] = []
    var ownJumps: [Int] = []
    for message in messages {
      targets.append(UInt32(words.count))
      try write(nested: message, into: &pools)
      ownJumps.append(words.count)
      words.append(Layout.Operation.jump.rawValue)
      guard words.count <= Layout.maximumPlace else { throw .tooLarge }
    }
    let end = UInt32(words.count)
    words[start + 2] = end
    jumps += ownJumps
    for jump in ownJumps { words[jump] |= end << Layout.operandShift }
    return targets
  }

  private mutating func write(
    nested message: Message, into pools: inout MessagePools
  ) throws(CompileError.Problem) {
    guard apostrophes == .doubleRequired else { return try write(message.nodes, into: &pools) }
    let reduced = ReducedMessage(message, in: text)
    guard reduced.hasSyntax else { return try write(shown: reduced.text, into: &pools) }
    let source = text
    text = reduced.text
    do throws(CompileError.Problem) {
      try write(readAnew: reduced.text, into: &pools)
    } catch {
      guard case .invalidMessage(_, _, let reason) = error else { throw error }
      // The place is that of the message: its text was changed.
      throw .invalidMessage(text: source, offset: message.place.range.lowerBound, reason: reason)
    }
    text = source
  }

  private mutating func write(
    readAnew text: String, into pools: inout MessagePools
  ) throws(CompileError.Problem) {
    let nodes: [MessageFormat1.Node]
    do throws(MessageFormat1.SyntaxError) {
      nodes = try Message(parsing: text, dialect: .icu(.doubleRequired)).nodes
    } catch {
      throw .invalidMessage(
        text: text, offset: 0, reason: DiagnosticMessage(stringLiteral: error.description))
    }
    try write(nodes, into: &pools)
  }
}
