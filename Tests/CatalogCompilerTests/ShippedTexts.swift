import CatalogModel
import LocaleCore
import MessageSyntax

/// What a program can see of catalogs, one line a fact: two catalogs with the same lines are the same to it.
///
/// Written without the compiler, so that it can be held against it.
struct ShippedTexts: Equatable {
  private(set) var lines: Set<[String]> = []

  init(_ catalog: Catalog) {
    let source = LocaleTag(catalog.sourceLanguage).identifier
    lines.insert(["source", source])
    var keys: Set<[UInt8]> = []
    for entry in catalog.entries where keys.insert(Array(entry.key.utf8)).inserted {
      lines.insert(["key", bytes(entry.key)])
      var locales: Set<String> = []
      for localization in entry.localizations ?? [] {
        let locale = LocaleTag(localization.locale).identifier
        guard locales.insert(locale).inserted else { continue }
        add(localization.message, at: [bytes(entry.key), locale])
      }
    }
  }

  private func bytes(_ text: String) -> String {
    // Equal strings of Swift may have other bytes.
    text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ") + text
  }

  private mutating func add(_ message: Message, at place: [String]) {
    let names = add(message.root, at: place + ["message"])
    var reached: Set<String> = []
    var open = names
    while let name = open.popLast() {
      guard reached.insert(name).inserted,
        let substitution = message.substitutions.first(where: { $0.name == name })
      else { continue }
      let inner = add(substitution.root, at: place + ["substitution", name])
      guard hasTexts(substitution.root) else { continue }
      lines.insert(
        place + [
          "substitution", name, "argument", "\(substitution.argumentNumber ?? 0)",
          substitution.formatSpecifier ?? "none",
        ])
      open += inner
    }
  }

  private func hasTexts(_ node: MessageNode) -> Bool {
    var found = node.phrases != nil
    node.forEachUnit(at: VariationPath()) { _, unit in found = found || isShipped(unit) }
    return found
  }

  private func isShipped(_ unit: StringUnit) -> Bool {
    guard let value = unit.value else { return false }
    return !value.isEmpty || ![nil, .new].contains(unit.state)
  }

  /// Adds the texts of a node and returns the substitutions that they refer to.
  private mutating func add(_ node: MessageNode, at place: [String]) -> [String] {
    var names: [String] = []
    if let unit = node.unit, isShipped(unit), let value = unit.value {
      lines.insert(place + [bytes(value)])
      for placeholder in PrintfText(parsing: value).placeholders {
        if case .substitution(let name) = placeholder.kind { names.append(name) }
      }
    }
    if let phrases = node.phrases {
      lines.insert(place + ["phrases"] + phrases.phrases.map { bytes($0.value) })
    }
    for variation in node.variations {
      var seen: Set<String> = []
      for form in variation.cases where seen.insert(form.name).inserted {
        names += add(form.node, at: place + [variation.kind.spelling, form.name])
      }
    }
    return names
  }
}
