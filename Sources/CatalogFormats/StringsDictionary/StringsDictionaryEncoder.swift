internal import CatalogModel
internal import MessageSyntax
internal import SourceText
internal import StructuredText

/// Makes an entry of a `.stringsdict` file of a message.
struct StringsDictionaryEncoder {
  typealias Member = PropertyListValue.Member
  private typealias Name = StringsDictionaryDecoder.Name

  /// The variable of a message that varies by number itself, as Xcode names it.
  private static let variable = "value"

  private let item: AppleTexts.Item
  private let arguments: EntryArguments
  private let definitions: [Substitution]

  /// Prepares an entry.
  ///
  /// - Parameters:
  ///   - item: The entry, and its message.
  ///   - arguments: What key and source text tell of its arguments.
  init(_ item: AppleTexts.Item, arguments: EntryArguments) {
    self.item = item
    self.arguments = arguments
    definitions = item.message.substitutions
  }

  /// Returns the members of the entry's dictionary.
  func members() throws(CatalogWriteError) -> [Member] {
    try members(of: item.message.root, path: [])
  }

  /// - Parameters:
  ///   - node: The node of a message, or of a form.
  ///   - path: The names of the forms that lead to it.
  private func members(of node: MessageNode, path: [String]) throws(CatalogWriteError) -> [Member] {
    try item.refuseRest(of: node)
    guard node.variations.count + (node.unit == nil ? 0 : 1) == 1 else { throw ambiguous }
    if let text = node.unit?.value { return try members(ofText: text, isWhole: path.isEmpty) }
    guard let variation = node.variations.first, variation.otherValue == nil else {
      throw ambiguous
    }
    switch variation.kind {
    case .plural:
      let (format, rule) = try countedVariable(variation)
      return [Member(Name.format, .string(format)), Member(Self.variable, .dictionary(rule))]
    case .device: return [Member(Name.device, .dictionary(try forms(of: variation, path: path)))]
    case .width: return [Member(Name.width, .dictionary(try forms(of: variation, path: path)))]
    case .other(let name):
      throw error(
        "the text varies by “\(name)”, and a .stringsdict file knows numbers, devices and widths")
    }
  }

  /// - Parameters:
  ///   - text: The text of a message, or of a form.
  ///   - isWhole: Whether the message has no other text beside its substitutions: then all of these stand with it.
  private func members(
    ofText text: String, isWhole: Bool
  ) throws(CatalogWriteError) -> [Member] {
    var members = [Member(Name.format, .string(try positioned(text)))]
    let referenced = referencedNames(from: text)
    for definition in definitions where isWhole || referenced.contains(definition.name) {
      members.append(Member(definition.name, .dictionary(try rule(of: definition))))
    }
    return members
  }

  /// The substitutions that a text refers to, directly or through the forms of others.
  private func referencedNames(from text: String) -> Set<String> {
    var pending = references(in: text)
    var known: Set<String> = []
    while let name = pending.popLast() {
      guard known.insert(name).inserted else { continue }
      guard let definition = definitions.first(where: { $0.name == name }) else { continue }
      definition.root.forEachUnit(at: VariationPath()) { _, unit in
        pending += references(in: unit.value ?? "")
      }
    }
    return known
  }

  /// The forms of a device or a width: texts, or dictionaries with rules.
  private func forms(of variation: Variation, path: [String]) throws(CatalogWriteError) -> [Member]
  {
    var members: [Member] = []
    for form in variation.cases {
      members.append(Member(form.name, try value(of: form.node, path: path + [form.name])))
    }
    return members
  }

  private func value(
    of node: MessageNode, path: [String]
  ) throws(CatalogWriteError) -> PropertyListValue {
    if node.variations.isEmpty, let text = node.unit?.value, references(in: text).isEmpty {
      try item.refuseRest(of: node)
      return .string(text)
    }
    return .dictionary(try members(of: node, path: path))
  }
}

// Plural rules.
extension StringsDictionaryEncoder {
  /// Returns the format that names the variable of a message that varies by number itself, and its rule.
  private func countedVariable(
    _ variation: Variation
  ) throws(CatalogWriteError) -> (format: String, rule: [Member]) {
    guard !definitions.contains(where: { $0.name == Self.variable }) else {
      throw error(
        "the substitution “\(Self.variable)” has the name that the forms of the text need")
    }
    let argument = arguments.countArgument ?? 1
    let conversion = arguments.countConversion?.spelling ?? "lld"
    var members = rule(valueType: conversion)
    for form in variation.cases {
      guard form.node.variations.isEmpty, let text = form.node.unit?.value else {
        throw error("a form by number varies once more, which a .stringsdict file cannot hold here")
      }
      try item.refuseRest(of: form.node)
      // What has no position in a form begins with the argument of the variable.
      let shown = argument == 1 ? text : try positioned(text, always: true)
      members.append(Member(form.name, .string(shown)))
    }
    let position = argument == 1 ? "" : "\(argument)$"
    return ("%\(position)#@\(Self.variable)@", members)
  }

  private func rule(of substitution: Substitution) throws(CatalogWriteError) -> [Member] {
    let root = substitution.root
    guard root.unit == nil, let variation = root.variations.first, root.variations.count == 1,
      variation.kind == .plural
    else {
      throw error("the substitution “\(substitution.name)” has no forms by number")
    }
    try item.refuseRest(of: root)
    var members = rule(valueType: substitution.formatSpecifier)
    for form in variation.cases {
      var node = form.node
      if let text = node.unit?.value { node.unit?.value = withArgument(text, of: substitution) }
      members.append(Member(form.name, try value(ofForm: node, of: substitution)))
    }
    return members
  }

  private func value(
    ofForm node: MessageNode, of substitution: Substitution
  ) throws(CatalogWriteError) -> PropertyListValue {
    guard node.variations.isEmpty, let text = node.unit?.value else {
      return .dictionary(try members(of: node, path: [substitution.name]))
    }
    try item.refuseRest(of: node)
    return .string(text)
  }

  private func rule(valueType: String?) -> [Member] {
    [Member(Name.rule, .string(Name.pluralRule))]
      + (valueType.map { [Member(Name.valueType, .string($0))] } ?? [])
  }
}

// Texts.
extension StringsDictionaryEncoder {
  private func references(in text: String) -> [String] {
    guard !definitions.isEmpty, PrintfText.mayHoldPlaceholders(text) else { return [] }
    return PrintfText(parsing: text).placeholders.compactMap { placeholder in
      if case .substitution(let name) = placeholder.kind { name } else { nil }
    }
  }

  /// Writes `%arg` out as the argument of a substitution.
  private func withArgument(_ text: String, of substitution: Substitution) -> String {
    guard PrintfText.mayHoldPlaceholders(text) else { return text }
    let position = substitution.argumentNumber.map { "\($0)$" } ?? ""
    let spelling = "%" + position + (substitution.formatSpecifier ?? "lld")
    return replacing(PrintfText(parsing: text).placeholders, in: text) { placeholder in
      placeholder.kind == .substitutionArgument ? spelling : nil
    }
  }

  /// Gives the placeholders of a text positions.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isForced: Whether they get them in any case, and not only where a substitution names another argument than
  ///     the order of the text does.
  private func positioned(
    _ text: String, always isForced: Bool = false
  ) throws(CatalogWriteError) -> String {
    guard PrintfText.mayHoldPlaceholders(text) else { return text }
    let placeholders = PrintfText(parsing: text).ignoringProse().placeholders
    guard isForced || placeholders.contains(where: { argument(of: $0) != $0.argument }) else {
      return text
    }
    guard placeholders.allSatisfy(\.starArguments.isEmpty) else {
      throw error("a width or precision that is an argument (“*”) cannot be given a position here")
    }
    return replacing(placeholders, in: text) { placeholder in
      guard placeholder.explicitPosition == nil, placeholder.kind != .substitutionArgument else {
        return nil
      }
      return "%\(argument(of: placeholder))$" + placeholder.spelling(in: text).dropFirst()
    }
  }

  private func argument(of placeholder: PrintfPlaceholder) -> Int {
    guard placeholder.explicitPosition == nil, case .substitution(let name) = placeholder.kind
    else { return placeholder.argument }
    return definitions.first { $0.name == name }?.argumentNumber ?? placeholder.argument
  }

  private func replacing(
    _ placeholders: [PrintfPlaceholder], in text: String,
    by spelling: (PrintfPlaceholder) -> String?
  ) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var copied = 0
    for placeholder in placeholders {
      guard let spelling = spelling(placeholder) else { continue }
      result += bytes[copied..<placeholder.range.lowerBound] + spelling.utf8
      copied = placeholder.range.upperBound
    }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }

  private var ambiguous: CatalogWriteError {
    error("a part of the message has no text, or a text beside forms")
  }

  private func error(_ reason: DiagnosticMessage) -> CatalogWriteError {
    CatalogWriteError(kind: .unsupportedText(reason: reason), subject: item.subject)
  }
}
