internal import MessageSyntax

extension MessageFormat1.Message {
  /// Gives the arguments that have numbers names.
  mutating func nameArguments(
    _ name: (Int) throws(ConversionError) -> String
  ) throws(ConversionError) {
    for index in nodes.indices { nodes[index] = try nodes[index].namingArguments(name) }
  }
}

extension MessageFormat1.Node {
  fileprivate func namingArguments(
    _ name: (Int) throws(ConversionError) -> String
  ) throws(ConversionError) -> MessageFormat1.Node {
    switch self {
    case .text, .pound, .choice, .tag: return self
    case .argument(var argument):
      try argument.name.replaceNumber(name)
      return .argument(argument)
    case .plural(var plural):
      try plural.name.replaceNumber(name)
      for index in plural.variants.indices {
        try plural.variants[index].message.nameArguments(name)
      }
      return .plural(plural)
    case .select(var select):
      try select.name.replaceNumber(name)
      for index in select.variants.indices {
        try select.variants[index].message.nameArguments(name)
      }
      return .select(select)
    }
  }
}

extension MessageFormat1.ArgumentName {
  fileprivate mutating func replaceNumber(
    _ name: (Int) throws(ConversionError) -> String
  ) throws(ConversionError) {
    if case .number(let number) = key { key = .name(try name(number)) }
  }
}
