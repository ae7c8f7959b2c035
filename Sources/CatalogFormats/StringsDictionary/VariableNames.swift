internal import CatalogModel
internal import MessageSyntax

/// New names for variables of one form, and the references that follow them.
struct VariableNames {
  private var newNames: [ExactName: String] = [:]

  /// Gives a variable another name.
  mutating func rename(_ name: String, to newName: String) {
    newNames[ExactName(name)] = newName
  }

  /// The name of a variable, renamed or not.
  func name(_ name: String) -> String { newNames[ExactName(name)] ?? name }

  /// Returns a text with its references renamed.
  func renamed(_ text: String) -> String {
    guard !newNames.isEmpty, PrintfText.mayHoldPlaceholders(text) else { return text }
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    for placeholder in PrintfText(parsing: text).placeholders {
      guard case .substitution(let name) = placeholder.kind,
        let newName = newNames[ExactName(name)]
      else { continue }
      // A reference ends with the name and an at sign.
      let nameStart = placeholder.range.upperBound - 1 - name.utf8.count
      result += rest[..<nameStart] + newName.utf8
      rest = rest[(nameStart + name.utf8.count)...]
    }
    return String(decoding: result + rest, as: UTF8.self)
  }

  /// Renames the references in every text at or below a node.
  func rename(in node: inout MessageNode) {
    guard !newNames.isEmpty else { return }
    if let text = node.unit?.value { node.unit?.value = renamed(text) }
    for variation in node.variations.indices {
      for form in node.variations[variation].cases.indices {
        rename(in: &node.variations[variation].cases[form].node)
      }
    }
  }
}

/// The arguments that references to variables name by position.
enum VariablePositions {
  /// Gives each variable the argument that all references to it name; none where they do not agree, or where one
  /// names none.
  static func assign(to substitutions: inout [Substitution], textsOf root: MessageNode) {
    guard !substitutions.isEmpty else { return }
    var positions: [ExactName: Set<Int?>] = [:]
    Message(root: root, substitutions: substitutions).forEachUnit { _, unit in
      guard let text = unit.value, PrintfText.mayHoldPlaceholders(text) else { return }
      for placeholder in PrintfText(parsing: text).placeholders {
        guard case .substitution(let name) = placeholder.kind else { continue }
        positions[ExactName(name), default: []].insert(placeholder.explicitPosition)
      }
    }
    for index in substitutions.indices {
      guard let named = positions[ExactName(substitutions[index].name)], named.count == 1 else {
        continue
      }
      substitutions[index].argumentNumber = named.first ?? nil
    }
  }
}
