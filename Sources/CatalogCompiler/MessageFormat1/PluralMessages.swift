internal import CompiledCatalog
internal import MessageSyntax

/// Which message of a plural argument is shown when, as ICU finds it.
struct PluralMessages {
  /// All messages, in the order of the text.
  let messages: [MessageFormat1.Message]
  /// The numbers that have a message of their own, with its index: the first one of each.
  private(set) var explicit: [(value: Double, message: Int)] = []
  /// The index of the message of each category, in CLDR’s order: the first one, or that of `other`.
  let messageOfCategory: [Int]
  /// Whether ICU asks for a category at all: it does not where nothing but `other` could be chosen.
  let asksForCategory: Bool
  /// What shows the number in the message of `other`, where that is an argument with a format: how the number is
  /// shown there decides its category in all messages.
  let countedArgument: MessageFormat1.Argument?

  /// Sorts the messages of an argument, which has one for `other`.
  init(_ plural: MessageFormat1.Plural) {
    messages = plural.variants.map(\.message)
    var keywords: [String: Int] = [:]
    var values: Set<Double> = []
    for (index, variant) in plural.variants.enumerated() {
      switch variant.selector {
      case .keyword(let keyword): keywords[keyword] = keywords[keyword] ?? index
      case .exactly(let value):
        if values.insert(value).inserted { explicit.append((value, index)) }
      }
    }
    let other = keywords["other"] ?? 0
    messageOfCategory = PluralForm.allCases.map { keywords[$0.categoryName] ?? other }
    asksForCategory = keywords.count > 1
    countedArgument = Self.firstUse(of: plural.name, in: messages[other])
  }

  private static func firstUse(
    of name: MessageFormat1.ArgumentName, in message: MessageFormat1.Message
  ) -> MessageFormat1.Argument? {
    for node in message.nodes {
      switch node {
      case .pound: return nil
      case .argument(let argument) where argument.name == name:
        return argument.type == nil ? nil : argument
      default: continue
      }
    }
    return nil
  }
}
