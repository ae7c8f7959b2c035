extension MessageFormat1 {
  /// An argument where a pattern uses it, for rules that compare patterns.
  ///
  /// Ranges are UTF-8 offsets in the text of the pattern.
  public struct ArgumentUse: Hashable, Sendable {
    /// A message of the argument with what selects it.
    public struct Selection: Hashable, Sendable {
      /// The selector as it is spelled, such as `other`, `=1`; for a choice the number with its
      /// separator, such as `1<`.
      public let selector: String
      /// Where the selector stands.
      public let selectorRange: Range<Int>
      /// Where the message stands, without braces.
      public let messageRange: Range<Int>
    }

    /// The number or name.
    public let key: ArgumentName.Key
    /// What the argument is formatted as.
    public let kind: ArgumentKind
    /// The number of messages that this one stands in, 0 for an argument that is always shown.
    public let depth: Int
    /// Where the argument stands, braces included.
    public let range: Range<Int>
    /// Where its number or name stands.
    public let keyRange: Range<Int>
    /// Where the type stands that it has without messages.
    public let typeRange: Range<Int>?
    /// Where its style stands that it has without messages, white space included.
    public let styleRange: Range<Int>?
    /// Its messages in the order of the text; none for an argument without messages.
    public let selections: [Selection]
  }
}

extension MessageFormat1.Pattern {
  /// The arguments in the order of the text, those of nested messages behind the argument that they
  /// stand in, each as often as it is used.
  ///
  /// Takes time linear in the length of the text.
  public var arguments: [MessageFormat1.ArgumentUse] {
    var uses: [MessageFormat1.ArgumentUse] = []
    var depth = 0
    for (index, part) in parts.enumerated() {
      switch part.kind {
      case .messageStart: depth = part.value
      case .messageLimit: depth = part.value - 1
      case .argumentStart: uses.append(use(at: index, depth: depth))
      default: break
      }
    }
    return uses
  }

  private func use(at start: Int, depth: Int) -> MessageFormat1.ArgumentUse {
    let first = parts[start]
    let name = parts[start + 1]
    let simple = start + 2..<min(start + 4, first.limit)
    let type = parts[simple].first { $0.kind == .argumentType }?.range
    return MessageFormat1.ArgumentUse(
      key: name.kind == .argumentNumber ? .number(name.value) : .name(text(in: name.range)),
      kind: kind(first, type), depth: depth, range: first.offset..<parts[first.limit].end,
      keyRange: name.range, typeRange: type,
      styleRange: parts[simple].first { $0.kind == .argumentStyle }?.range,
      selections: type == nil ? selections(between: start + 2, and: first.limit) : [])
  }

  private func kind(
    _ start: MessageFormat1.Part, _ type: Range<Int>?
  ) -> MessageFormat1.ArgumentKind {
    switch MessageFormat1.ArgumentType(rawValue: start.value) ?? .none {
    case .none: .none
    case .simple: MessageFormat1.ArgumentKind(simpleType: type.map { text(in: $0) })
    case .choice: .choice
    case .plural: .plural
    case .select: .select
    case .selectOrdinal: .selectOrdinal
    }
  }

  private func selections(
    between start: Int, and limit: Int
  ) -> [MessageFormat1.ArgumentUse.Selection] {
    var selections: [MessageFormat1.ArgumentUse.Selection] = []
    var index = start
    var selector: Range<Int>?
    while index < limit {
      let part = parts[index]
      switch part.kind {
      case .argumentInteger, .argumentDouble: selector = selector ?? part.range
      case .argumentSelector:
        selector =
          parts[start - 2].value == MessageFormat1.ArgumentType.choice.rawValue
          ? (selector ?? part.range).lowerBound..<part.end : part.range
      case .messageStart:
        let range = selector ?? part.range
        selections.append(
          MessageFormat1.ArgumentUse.Selection(
            selector: text(in: range), selectorRange: range,
            messageRange: part.end..<parts[part.limit].offset))
        selector = nil
        index = part.limit
      default: break
      }
      index += 1
    }
    return selections
  }
}
