internal import CatalogFormats
internal import CatalogModel
internal import MessageSyntax
internal import SourceText

/// Fits one message to what a format can hold.
struct MessageFitter {
  let capabilities: FormatCapabilities
  let subject: Diagnostic.Subject
  /// What the names of the format’s own fields begin with; `nil` where all fields are its own.
  let fieldPrefixes: [String]?
  private(set) var losses: [FormatLoss] = []

  init(capabilities: FormatCapabilities, fieldPrefixes: [String]?, subject: Diagnostic.Subject) {
    self.capabilities = capabilities
    self.fieldPrefixes = fieldPrefixes
    self.subject = subject
  }

  /// Leaves out of a message what the format cannot hold, and notes it.
  mutating func fit(_ message: inout Message) {
    if !message.substitutions.isEmpty, !has(.substitutions) {
      lose(.substitutions)
      message.inlineSubstitutions()
    }
    fit(&message.root)
    for index in message.substitutions.indices { fit(&message.substitutions[index].root) }
  }

  /// Whether a message says nothing, so that a format without states leaves it out.
  func isMissing(_ message: Message) -> Bool {
    var isMissing = message.root.phrases == nil
    message.forEachUnit { _, unit in
      if unit.value.map({ !$0.isEmpty || has(.emptyTexts) && unit.state != .new }) ?? false {
        isMissing = false
      }
    }
    return isMissing && !capabilities.states.contains(.new)
  }

  private mutating func fit(_ node: inout MessageNode) {
    if let phrases = node.phrases, !has(.phrases) {
      lose(.phrases)
      node.unit =
        node.unit ?? StringUnit(value: phrases.phrases.first?.value, state: phrases.state)
      node.phrases = nil
    }
    node.otherFields = kept(node.otherFields)
    if node.unit != nil { fit(unit: &node.unit) }
    // What takes the place of a variation may vary itself.
    while let variation = node.variations.first(where: { !has($0.kind.feature) }) {
      lose(variation.kind.feature)
      node.replace(variation)
    }
    for index in node.variations.indices {
      for form in node.variations[index].cases.indices {
        fit(&node.variations[index].cases[form].node)
      }
    }
  }

  private mutating func fit(unit optional: inout StringUnit?) {
    guard var unit = optional else { return }
    unit.otherFields = kept(unit.otherFields)
    if let state = unit.state, state != .translated, !capabilities.states.contains(state) {
      let isUntranslated = state == .new && (unit.value ?? "").isEmpty
      if !isUntranslated {
        losses.append(FormatLoss(kind: .state(state), subject: subject))
        unit.state = .translated
      }
    }
    if unit.value?.isEmpty == true, unit.state != .new, !has(.emptyTexts) { lose(.emptyTexts) }
    optional = unit
  }

  private mutating func kept(_ fields: [Field]) -> [Field] {
    guard let fieldPrefixes, !fields.isEmpty else { return fields }
    return fields.filter { field in
      if fieldPrefixes.contains(where: { field.name.hasPrefix($0) }) { return true }
      losses.append(FormatLoss(kind: .field(field.name), subject: subject))
      return false
    }
  }

  private mutating func lose(_ feature: FormatFeature) {
    losses.append(FormatLoss(kind: .feature(feature), subject: subject))
  }

  private func has(_ feature: FormatFeature) -> Bool { capabilities.features.contains(feature) }
}

extension MessageNode {
  /// Puts the form that is shown where nothing else is known in the place of a variation.
  fileprivate mutating func replace(_ variation: Variation) {
    variations.removeAll { $0.kind == variation.kind }
    let widest = variation.cases.max { (Int($0.name) ?? 0) < (Int($1.name) ?? 0) }
    let form =
      variation.kind == .width
      ? widest : variation.cases.first { $0.name == "other" } ?? variation.cases.last
    guard let node = form?.node, unit == nil, variations.isEmpty else { return }
    unit = node.unit
    variations = node.variations
    phrases = node.phrases
  }
}

extension Message {
  /// Puts the form `other` of each substitution in the place of the references to it.
  fileprivate mutating func inlineSubstitutions() {
    let definitions = substitutions
    substitutions = []
    self = mappingTexts { text in text.inlining(definitions, depth: 0) }
  }
}

extension String {
  fileprivate func inlining(_ definitions: [Substitution], depth: Int) -> String {
    guard depth < 8, PrintfText.mayHoldPlaceholders(self) else { return self }
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var copied = 0
    for placeholder in PrintfText(parsing: self).placeholders {
      guard case .substitution(let name) = placeholder.kind,
        let definition = definitions.first(where: { $0.name == name })
      else { continue }
      let forms = definition.root.variations.first?.cases ?? []
      let form = forms.first { $0.name == "other" } ?? forms.last
      let argument = definition.argumentNumber ?? placeholder.argument
      let text = (form?.node.firstText ?? "").inlining(definitions, depth: depth + 1)
        .writingOut(argument: argument, definition.formatSpecifier ?? "lld")
      result += bytes[copied..<placeholder.range.lowerBound] + text.utf8
      copied = placeholder.range.upperBound
    }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }

  /// Writes `%arg` as the argument that it stands for.
  fileprivate func writingOut(argument: Int, _ specifier: String) -> String {
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var copied = 0
    for placeholder in PrintfText(parsing: self).placeholders
    where placeholder.kind == .substitutionArgument {
      result += bytes[copied..<placeholder.range.lowerBound] + "%\(argument)$\(specifier)".utf8
      copied = placeholder.range.upperBound
    }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }
}
