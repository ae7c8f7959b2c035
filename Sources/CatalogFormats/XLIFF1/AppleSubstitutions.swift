internal import CatalogModel
internal import MessageSyntax

/// The argument of a substitution, which a String Catalog calls `%arg` and Xcode’s XLIFF writes out, as in `%2$lld`.
enum AppleSubstitutions {
  private static let argument = "%arg"

  /// Puts `%arg` in the place of what is written out, and gives the substitutions their arguments.
  static func collapse(_ message: inout Message) {
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
      message.substitutions[index].root.mapTexts { text in
        guard let found = self.argument(in: text, at: position) else { return text }
        specifiers.insert(found.specifier)
        return text
      }
      guard specifiers.count == 1, let specifier = specifiers.first else { continue }
      message.substitutions[index].formatSpecifier = specifier
      message.substitutions[index].root.mapTexts { text in
        guard let found = self.argument(in: text, at: position) else { return text }
        let bytes = Array(text.utf8)
        return String(
          decoding: bytes[..<found.range.lowerBound] + argument.utf8
            + bytes[found.range.upperBound...],
          as: UTF8.self)
      }
    }
  }

  /// Writes the argument of a substitution out in a text.
  static func expand(_ text: String, of substitution: Substitution) -> String {
    guard let specifier = substitution.formatSpecifier, text.utf8.contains(UInt8(ascii: "%")) else {
      return text
    }
    let position = substitution.argumentNumber.map { "\($0)$" } ?? ""
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      result += rest[..<percent]
      rest = rest[percent...]
      if rest.starts(with: argument.utf8) {
        result += "%\(position)\(specifier)".utf8
        rest = rest.dropFirst(argument.utf8.count)
      } else {
        let count = rest.starts(with: "%%".utf8) ? 2 : 1
        result += rest.prefix(count)
        rest = rest.dropFirst(count)
      }
    }
    return String(decoding: result + rest, as: UTF8.self)
  }

  private static func placeholders(_ text: String?) -> [PrintfPlaceholder] {
    guard let text, PrintfText.mayHoldPlaceholders(text) else { return [] }
    return PrintfText(parsing: text).placeholders
  }

  /// The first placeholder of a text that formats the argument of a substitution.
  private static func argument(
    in text: String, at position: Int?
  ) -> (range: Range<Int>, specifier: String)? {
    let bytes = Array(text.utf8)
    for placeholder in placeholders(text) where placeholder.explicitPosition == position {
      guard case .conversion(let conversion) = placeholder.kind else { continue }
      switch conversion.argumentType {
      case .integer, .floatingPoint: break
      default: continue
      }
      let digits = position.map { "\($0)$".utf8.count } ?? 0
      let start = placeholder.range.lowerBound + 1 + digits
      return (
        placeholder.range,
        String(decoding: bytes[start..<placeholder.range.upperBound], as: UTF8.self)
      )
    }
    return nil
  }
}

extension MessageNode {
  /// Replaces every text at or below this node.
  mutating func mapTexts(_ transform: (String) -> String) {
    if let text = unit?.value { unit?.value = transform(text) }
    for variation in variations.indices {
      for form in variations[variation].cases.indices {
        variations[variation].cases[form].node.mapTexts(transform)
      }
    }
  }
}
