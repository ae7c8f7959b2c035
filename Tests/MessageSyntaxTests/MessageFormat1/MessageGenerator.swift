import CatalogTestSupport
import MessageSyntax

/// Makes random trees that can be read, with all that needs quoting in their texts.
struct MessageGenerator {
  private typealias Message = MessageFormat1.Message

  private var generator: SeededGenerator
  private let hasTags: Bool
  private var budget = 40

  init(seed: UInt64, hasTags: Bool = false) {
    generator = SeededGenerator(seed: seed)
    self.hasTags = hasTags
  }

  /// Makes the next tree.
  mutating func message() -> MessageFormat1.Message {
    budget = 40
    return message(depth: 0, in: nil)
  }

  private mutating func message(
    depth: Int, in parent: MessageFormat1.ArgumentType?
  ) -> MessageFormat1.Message {
    var nodes: [MessageFormat1.Node] = []
    for _ in 0..<number(below: 5) where budget > 0 {
      budget -= 1
      let node = node(depth: depth, in: parent)
      if case .text = node, case .text = nodes.last { continue }
      nodes.append(node)
    }
    return MessageFormat1.Message(nodes)
  }

  private mutating func node(
    depth: Int, in parent: MessageFormat1.ArgumentType?
  ) -> MessageFormat1.Node {
    switch number(below: depth < 4 ? 12 : 6) {
    case 0..<3: .text(.init(text))
    case 3: .argument(.init(name))
    case 4: .argument(argument)
    case 5: parent?.hasPluralStyle == true ? .pound(.init()) : .argument(.init(name))
    case 6, 7: .plural(plural(depth))
    case 8, 9: .select(.init(name, variants: variants(depth, .select)))
    case 10 where hasTags:
      .tag(.init(pick(["b", "i-1", "xä", "a.b_"]), content: message(depth: depth + 1, in: parent)))
    case 11 where hasTags: .tag(.init("br", isSelfClosing: true))
    case _ where hasTags: .argument(.init(name))
    default: .choice(.init(name, options: options(depth)))
    }
  }

  private var text: String {
    mutating get {
      (0...number(below: 4)).map { _ in
        pick([
          "'", "''", "{", "}", "#", "|", "<", ">", "a", " ", "é", "日", "\0", "\u{FFFD}", "</b>",
        ])
      }.joined()
    }
  }

  private var name: MessageFormat1.ArgumentName {
    mutating get {
      .init(
        Bool.random(using: &generator)
          ? .number(pick([0, 1, 12, 32_767])) : .name(pick(["n", "naïve", "日本", "a_1", "1a"])))
    }
  }

  private var argument: MessageFormat1.Argument {
    mutating get {
      let type = pick(hasTags ? ["number", "date", "time"] : ["number", "date", "spellout", "Xy"])
      let styles = ["short", "0.00", "'{'#", "::.00", "don''t"] + (hasTags ? [] : [" {a{b}}", ""])
      return .init(name, type: type, style: Bool.random(using: &generator) ? nil : pick(styles))
    }
  }

  private mutating func plural(_ depth: Int) -> MessageFormat1.Plural {
    let isOrdinal = Bool.random(using: &generator)
    return .init(
      name, isOrdinal: isOrdinal, offset: hasTags ? pick([0, 1, -3]) : pick([0, 1, 0.5, -40_000]),
      variants: variants(depth, isOrdinal ? .selectOrdinal : .plural))
  }

  private mutating func variants(
    _ depth: Int, _ type: MessageFormat1.ArgumentType
  ) -> [MessageFormat1.Variant] {
    var selectors: [MessageFormat1.Variant.Selector] = ["one", "few", "ü", "2", "offset"]
      .map { .keyword($0) }
    if type.hasPluralStyle {
      selectors.removeLast()
      selectors += [.exactly(0), .exactly(-1), .exactly(123_456)]
      if !hasTags { selectors += [.exactly(1.5), .exactly(.infinity), .exactly(1e-7)] }
    }
    selectors = Array(selectors.shuffled(using: &generator).prefix(number(below: 4)))
    selectors.insert(.keyword("other"), at: number(below: selectors.count + 1))
    return selectors.map { .init($0, message(depth: depth + 1, in: type)) }
  }

  private mutating func options(_ depth: Int) -> [MessageFormat1.Choice.Option] {
    (0...number(below: 3)).map { _ in
      .init(
        from: pick([-.infinity, -1, 0, 0.25, 1, 70_000, .infinity]),
        isExclusive: Bool.random(using: &generator), message(depth: depth + 1, in: .choice))
    }
  }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }
}
