internal import CatalogModel
internal import MessageSyntax
internal import SourceText

/// The argument of a substitution, which a String Catalog calls `%arg` and Xcode’s XLIFF writes out, as in `%2$lld`.
enum AppleSubstitutions {
  private static let argument = "%arg"

  /// Puts `%arg` in the place of what is written out, and gives the substitutions their arguments.
  ///
  /// - Returns: Where the texts begin in which something was replaced, and what stands there.
  static func collapse(_ message: inout Message) -> [(start: Int, spelling: String)] {
    var replaced: [(start: Int, spelling: String)] = []
    var references: [String: Int?] = [:]
    message.root.forEachUnit(at: VariationPath()) { _, unit in
      for placeholder in placeholders(unit.value) {
        guard case .substitution(let name) = placeholder.kind else { continue }
        references[name] = .some(placeholder.explicitPosition)
      }
    }
    for index in message.substitutions.indices {
      guard let position = references[message.substitutions[index].name] else { continue }
      message.substitutions[index].argumentNumber = position
      var specifiers: Set<String> = []
      message.substitutions[index].root.forEachUnit(at: VariationPath()) { _, unit in
        if let found = specifier(in: unit.value, at: position) { specifiers.insert(found) }
      }
      guard specifiers.count == 1, let specifier = specifiers.first else { continue }
      message.substitutions[index].formatSpecifier = specifier
      let spelling = "%" + (position.map { "\($0)$" } ?? "") + specifier
      message.substitutions[index].root.mapUnits { unit in
        guard let text = unit.value, self.specifier(in: text, at: position) != nil else { return }
        unit.value = text.replacing(spelling, with: argument)
        if let start = unit.valueRange?.start { replaced.append((start, spelling)) }
      }
    }
    return replaced
  }

  /// Writes the argument of a substitution out in a text.
  static func expand(_ text: String, of substitution: Substitution) -> String {
    guard let specifier = substitution.formatSpecifier else { return text }
    let position = substitution.argumentNumber.map { "\($0)$" } ?? ""
    return text.replacing(argument, with: "%\(position)\(specifier)")
  }

  private static func placeholders(_ text: String?) -> [PrintfPlaceholder] {
    guard let text, PrintfText.mayHoldPlaceholders(text) else { return [] }
    return PrintfText(parsing: text).placeholders
  }

  /// The conversion of the first placeholder of a text that formats the argument of a substitution.
  private static func specifier(in text: String?, at position: Int?) -> String? {
    guard let text else { return nil }
    for placeholder in placeholders(text) where placeholder.explicitPosition == position {
      guard case .conversion(let conversion) = placeholder.kind else { continue }
      switch conversion.argumentType {
      case .integer, .floatingPoint: break
      default: continue
      }
      let digits = position.map { "\($0)$".utf8.count } ?? 0
      let start = placeholder.range.lowerBound + 1 + digits
      return String(
        decoding: Array(text.utf8)[start..<placeholder.range.upperBound], as: UTF8.self)
    }
    return nil
  }
}

extension String {
  /// Returns the text with a placeholder in the place of another one; two percent signs are none.
  func replacing(_ placeholder: String, with other: String) -> String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    var result: [UInt8] = []
    var rest = Array(utf8)[...]
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      result += rest[..<percent]
      rest = rest[percent...]
      if rest.starts(with: placeholder.utf8) {
        result += other.utf8
        rest = rest.dropFirst(placeholder.utf8.count)
      } else {
        let count = rest.starts(with: "%%".utf8) ? 2 : 1
        result += rest.prefix(count)
        rest = rest.dropFirst(count)
      }
    }
    return String(decoding: result + rest, as: UTF8.self)
  }
}

extension MessageNode {
  /// Changes every text at or below this node.
  mutating func mapUnits(_ change: (inout StringUnit) -> Void) {
    if var own = unit {
      change(&own)
      unit = own
    }
    for variation in variations.indices {
      for form in variations[variation].cases.indices {
        variations[variation].cases[form].node.mapUnits(change)
      }
    }
  }
}
