package import CatalogModel

extension Message {
  /// The message as if it had been made in memory.
  var withoutRanges: Message {
    Message(root: root.withoutRanges, substitutions: substitutions.map(\.withoutRanges))
  }
}

extension MessageNode {
  fileprivate var withoutRanges: MessageNode {
    var node = self
    node.unit?.valueRange = nil
    node.unit?.stateRange = nil
    node.otherFields = otherFields.map(\.withoutRanges)
    node.otherValue = otherValue?.withoutRanges
    for variation in node.variations.indices {
      node.variations[variation].kindRange = nil
      for form in node.variations[variation].cases.indices {
        let original = node.variations[variation].cases[form]
        node.variations[variation].cases[form] = Variation.Case(
          name: original.name, node: original.node.withoutRanges)
      }
    }
    return node
  }
}

extension Substitution {
  fileprivate var withoutRanges: Substitution {
    Substitution(
      name: name, argumentNumber: argumentNumber, formatSpecifier: formatSpecifier,
      root: root.withoutRanges)
  }
}

extension Field {
  /// The field as if it had been made in memory.
  package var withoutRanges: Field { Field(name: name, value: value.withoutRanges) }
}

extension FieldValue {
  fileprivate var withoutRanges: FieldValue {
    switch self {
    case .null, .bool, .number, .string: self
    case .array(let elements): .array(elements.map(\.withoutRanges))
    case .object(let fields): .object(fields.map(\.withoutRanges))
    }
  }
}
