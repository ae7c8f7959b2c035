/// Builds the tree of a pattern from its parts.
struct TreeBuilder {
  typealias Message = MessageFormat1.Message
  typealias Node = MessageFormat1.Node
  typealias Place = MessageFormat1.Place

  private let pattern: MessageFormat1.Pattern

  init(_ pattern: MessageFormat1.Pattern) { self.pattern = pattern }

  /// Returns the message that a part begins.
  func message(at start: Int) -> Message {
    let first = pattern.parts[start]
    let last = pattern.parts[first.limit]
    return Message(
      nodes(between: start, and: first.limit), at: Place(first.end..<last.offset))
  }

  /// Returns the nodes that stand between two parts.
  private func nodes(between start: Int, and limit: Int) -> [Node] {
    var nodes: [Node] = []
    var text = TextRun(pattern, from: pattern.parts[start].end)
    var index = start + 1
    while index < limit {
      let part = pattern.parts[index]
      switch part.kind {
      case .skipSyntax: text.skip(part)
      case .replaceNumber:
        text.end(at: part.offset, into: &nodes)
        nodes.append(.pound(Place(part.range)))
        text = TextRun(pattern, from: part.end)
      case .argumentStart, .tagStart:
        text.end(at: part.offset, into: &nodes)
        nodes.append(node(at: index))
        index = part.limit
        text = TextRun(pattern, from: pattern.parts[index].end)
      default: break
      }
      index += 1
    }
    text.end(at: pattern.parts[limit].offset, into: &nodes)
    return nodes
  }

  private func node(at start: Int) -> Node {
    let first = pattern.parts[start]
    let place = Place(first.offset..<pattern.parts[first.limit].end)
    if first.kind == .tagStart { return .tag(tag(at: start, place)) }
    let name = argumentName(at: start + 1)
    let content = start + 2..<first.limit
    switch MessageFormat1.ArgumentType(rawValue: first.value) ?? .none {
    case .none, .simple: return .argument(argument(name, content, place))
    case .choice:
      return .choice(MessageFormat1.Choice(name, options: options(content), at: place))
    case .select:
      return .select(MessageFormat1.Select(name, variants: variants(content), at: place))
    case .plural: return .plural(plural(name, isOrdinal: false, content, place))
    case .selectOrdinal: return .plural(plural(name, isOrdinal: true, content, place))
    }
  }

  private func argumentName(at index: Int) -> MessageFormat1.ArgumentName {
    let part = pattern.parts[index]
    let key: MessageFormat1.ArgumentName.Key =
      part.kind == .argumentNumber ? .number(part.value) : .name(pattern.text(in: part.range))
    return MessageFormat1.ArgumentName(key, at: Place(part.range))
  }

  private func argument(
    _ name: MessageFormat1.ArgumentName, _ content: Range<Int>, _ place: Place
  ) -> MessageFormat1.Argument {
    let parts = pattern.parts[content]
    let type = parts.first { $0.kind == .argumentType }?.range
    let style = parts.first { $0.kind == .argumentStyle }?.range
    return MessageFormat1.Argument(
      name, type: type.map { pattern.text(in: $0) }, style: style.map { pattern.text(in: $0) },
      at: place, typeAt: Place(type ?? 0..<0), styleAt: Place(style ?? 0..<0))
  }

  private func plural(
    _ name: MessageFormat1.ArgumentName, isOrdinal: Bool, _ content: Range<Int>, _ place: Place
  ) -> MessageFormat1.Plural {
    let offset = content.first.flatMap { pattern.number(of: pattern.parts[$0]) }
    return MessageFormat1.Plural(
      name, isOrdinal: isOrdinal, offset: offset ?? 0,
      variants: variants(offset == nil ? content : content.dropFirst()), at: place)
  }

  private func variants(_ content: Range<Int>) -> [MessageFormat1.Variant] {
    var variants: [MessageFormat1.Variant] = []
    var index = content.lowerBound
    while index < content.upperBound {
      let selector = pattern.parts[index]
      let value = pattern.number(of: pattern.parts[index + 1])
      let start = value == nil ? index + 1 : index + 2
      let limit = pattern.parts[start].limit
      variants.append(
        MessageFormat1.Variant(
          value.map { .exactly($0) } ?? .keyword(pattern.text(in: selector.range)),
          message(at: start), selectorAt: Place(selector.range),
          messageAt: Place(pattern.parts[start].offset..<pattern.parts[limit].end)))
      index = limit + 1
    }
    return variants
  }

  private func options(_ content: Range<Int>) -> [MessageFormat1.Choice.Option] {
    var options: [MessageFormat1.Choice.Option] = []
    var index = content.lowerBound
    while index < content.upperBound {
      let number = pattern.parts[index]
      let separator = pattern.parts[index + 1]
      options.append(
        MessageFormat1.Choice.Option(
          from: pattern.number(of: number) ?? 0,
          isExclusive: pattern.text(in: separator.range) == "<", message(at: index + 2),
          limitAt: Place(number.offset..<separator.end)))
      index = pattern.parts[index + 2].limit + 1
    }
    return options
  }

  private func tag(at start: Int, _ place: Place) -> MessageFormat1.Tag {
    let first = pattern.parts[start]
    let last = pattern.parts[first.limit]
    let content = Message(
      nodes(between: start, and: first.limit), at: Place(first.end..<last.offset))
    return MessageFormat1.Tag(
      pattern.text(in: first.offset + 1..<first.offset + 1 + first.value),
      isSelfClosing: last.length == 0, content: content, at: place)
  }
}

/// Text between two pieces of a message, without the apostrophes that are none of it.
private struct TextRun {
  private let pattern: MessageFormat1.Pattern
  private let start: Int
  private var unreadStart: Int
  private var value = ""

  init(_ pattern: MessageFormat1.Pattern, from start: Int) {
    self.pattern = pattern
    self.start = start
    unreadStart = start
  }

  mutating func skip(_ part: MessageFormat1.Part) {
    value += pattern.text(in: unreadStart..<part.offset)
    unreadStart = part.end
  }

  mutating func end(at end: Int, into nodes: inout [MessageFormat1.Node]) {
    value += pattern.text(in: unreadStart..<end)
    guard !value.isEmpty else { return }
    nodes.append(
      .text(MessageFormat1.Text(value, at: MessageFormat1.Place(start..<end))))
  }
}

extension MessageFormat1.Pattern {
  /// The tree of the pattern.
  ///
  /// Takes time linear in the length of the text.
  public var message: MessageFormat1.Message { TreeBuilder(self).message(at: 0) }
}
