import CatalogModel
import CatalogRuntime
import CatalogTestSupport
import MessageSyntax

/// A random message of printf with three arguments, and values for it.
struct RandomMessage {
  /// What an argument is.
  enum Kind: CaseIterable {
    case text, integer, decimal
  }

  private static let specifiers: [Kind: [String]] = [
    .text: ["@"], .integer: ["lld", "+lld", "d"], .decimal: [".2f", ".1f", ".0f", "+.3f"],
  ]
  private static let pieces = [
    " ", "it's ", "''", "{", "}", "{0}", "'{'", "\\", "\\{", "|", "%%", "#", "<b>", "日本", "😀",
    ".input {$x} ", ".", "{{x}}", "100%% ", "$", "*", "%% @", "\n", "\u{2068}", "a", "one",
  ]
  private static let categories = ["zero", "one", "two", "few", "many"]

  /// What tells of the arguments.
  let key: String
  let message: Message
  let kinds: [Kind]

  init(_ random: inout SeededGenerator) {
    let kinds = [
      Kind.integer, Kind.allCases.randomElement(using: &random) ?? .text,
      [.integer, .text].randomElement(using: &random) ?? .text,
    ]
    self.kinds = kinds
    key = zip(1..., kinds).map { "%\($0)$\(Self.specifiers[$1]?[0] ?? "@")" }.joined()
    var substitutions: [Substitution] = []
    let root: MessageNode
    switch Int.random(in: 0..<4, using: &random) {
    case 0: root = Self.plural(counting: "%1$lld", kinds, &random)
    case 1:
      var text = Self.text(kinds, &random)
      for position in [1, 3] where kinds[position - 1] == .integer {
        let name = "count\(position)"
        substitutions.append(
          Substitution(
            name: name, argumentNumber: position, formatSpecifier: "lld",
            root: Self.plural(counting: "%arg ", [], &random)))
        text += "%\(position)$#@\(name)@" + Self.text(kinds, &random)
      }
      root = MessageNode(unit: StringUnit(value: text))
    default: root = MessageNode(unit: StringUnit(value: Self.text(kinds, &random)))
    }
    message = Message(root: root, substitutions: substitutions)
  }

  private static func text(_ kinds: [Kind], _ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...6, using: &random)).map { _ in
      guard !kinds.isEmpty, Int.random(in: 0..<3, using: &random) == 0 else {
        return pieces.randomElement(using: &random) ?? ""
      }
      let position = Int.random(in: 0..<kinds.count, using: &random)
      let specifier = specifiers[kinds[position]]?.randomElement(using: &random) ?? "@"
      return "%\(position + 1)$\(specifier)"
    }.joined()
  }

  // Behind `%arg` no letter may stand: `%argone` is `%a` and `rgone`.
  private static func plural(
    counting number: String, _ kinds: [Kind], _ random: inout SeededGenerator
  ) -> MessageNode {
    let names = categories.filter { _ in Bool.random(using: &random) } + ["other"]
    let cases = names.map { name in
      let count = Bool.random(using: &random) ? number : ""
      let text = text(kinds, &random) + count + text(kinds, &random)
      return Variation.Case(name: name, node: MessageNode(unit: StringUnit(value: text)))
    }
    return MessageNode(variations: [Variation(kind: .plural, cases: cases)])
  }

  /// Returns values of the kinds that the message is made for.
  func values(_ random: inout SeededGenerator) -> [FormatArgument] {
    let texts = ["Ada", "", "%@", "{0}", "it's", "日本", "\\", "|"]
    let small: [Int64] = [0, 1, 2, 3, 5, 11, 21, 100, 1000, 1234, 1_000_000, -1, -2]
    return kinds.map { kind in
      switch kind {
      case .text: .string(texts.randomElement(using: &random) ?? "")
      case .integer:
        .integer(
          Bool.random(using: &random)
            ? small.randomElement(using: &random) ?? 0
            : Int64.random(in: .min ... .max, using: &random))
      // Eighths have an end in binary and in decimal digits.
      case .decimal: .number(Double(Int.random(in: -80_000...80_000, using: &random)) / 8)
      }
    }
  }
}
