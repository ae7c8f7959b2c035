import CatalogModel
import CompiledCatalog
import ICUKit
import LocaleCore
import MessageSyntax

@testable import CatalogRuntime

/// Shows messages straight from the model, without the compiled format: what the compiled ones are held against.
struct ModelEvaluator {
  let message: Message
  let arguments: [FormatArgument]
  /// The locale of the message in canonical spelling.
  let locale: String
  /// The argument that plural forms of the message itself count.
  let countArgument: Int?
  /// How the source shows that argument.
  let countSpecifier: PrintfSpecifier

  private struct Owner {
    let argument: Int
    let specifier: PrintfSpecifier
  }

  /// Returns the text, or `nil` where the message has none.
  var text: String? { text(of: message.root, owner: nil) }

  private func text(of node: MessageNode, owner: Owner?) -> String? {
    if let value = node.unit?.value, !value.isEmpty || ![nil, .new].contains(node.unit?.state) {
      return text(of: value, owner: owner)
    }
    if let phrase = node.phrases?.phrases.first { return phrase.value }
    guard let variation = node.variations.first else { return nil }
    var forms: [String: MessageNode] = [:]
    for form in variation.cases where forms[form.name] == nil && hasText(form.node) {
      forms[form.name] = form.node
    }
    guard let name = chosenName(variation.kind, forms, owner: owner), let form = forms[name] else {
      return nil
    }
    return text(of: form, owner: owner)
  }

  private func hasText(_ node: MessageNode) -> Bool {
    var found = node.phrases?.phrases.isEmpty == false
    node.forEachUnit(at: VariationPath()) { _, unit in
      found =
        found || (unit.value.map { !$0.isEmpty || ![nil, .new].contains(unit.state) } ?? false)
    }
    return found
  }

  private func chosenName(
    _ kind: Variation.Kind, _ forms: [String: MessageNode], owner: Owner?
  ) -> String? {
    switch kind {
    case .plural: pluralName(forms, owner?.argument ?? countArgument ?? firstNumber)
    case .device:
      ["other", "mac", "iphone"].first { forms[$0] != nil }
        ?? forms.keys.min { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    case .width: forms.keys.max { (Int($0) ?? 0) < (Int($1) ?? 0) }
    case .other: nil
    }
  }

  private var firstNumber: Int { (arguments.firstIndex { $0.isNumber } ?? 0) + 1 }

  private func pluralName(_ forms: [String: MessageNode], _ argument: Int) -> String? {
    var category: PluralCategory?
    if 1...max(1, arguments.count) ~= argument, arguments.indices.contains(argument - 1) {
      switch arguments[argument - 1] {
      case .integer(let number):
        if number == 0, forms["zero"] != nil { return "zero" }
        category = PluralProfile.profile(for: locale, kind: .cardinal).category(of: Int(number))
      case .number(let number):
        if number == 0, forms["zero"] != nil { return "zero" }
        preconditionFailure("the samples are whole numbers")
      default: break
      }
    }
    if let category, forms[category.rawValue] != nil, category != .zero { return category.rawValue }
    if forms["other"] != nil { return "other" }
    return ["many", "few", "two", "one", "zero"].first { forms[$0] != nil }
  }

  private func text(of source: String, owner: Owner?) -> String {
    guard !arguments.isEmpty else { return source }
    let format = PrintfText(parsing: source).ignoringProse()
    let bytes = Array(source.utf8)
    var result: [UInt8] = []
    var escaped = Set(format.escapedPercents)
    func literal(_ range: Range<Int>) {
      var index = range.lowerBound
      while index < range.upperBound {
        result.append(bytes[index])
        index += escaped.remove(index) == nil ? 1 : 2
      }
    }
    var end = 0
    for placeholder in format.placeholders {
      guard let shown = text(of: placeholder, in: source, owner: owner) else { continue }
      literal(end..<placeholder.range.lowerBound)
      result += Array(shown.utf8)
      end = placeholder.range.upperBound
    }
    literal(end..<bytes.count)
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the text for a placeholder, or `nil` where it is shown as it is written.
  private func text(
    of placeholder: PrintfPlaceholder, in source: String, owner: Owner?
  ) -> String? {
    switch placeholder.kind {
    case .conversion(let conversion):
      let number = self.number(of: placeholder, owner: owner)
      return shown(
        number, PrintfSpecifier(conversion, PrintfModifiers(of: placeholder, in: source)),
        or: placeholder.spelling(in: source))
    case .substitutionArgument:
      let number = owner?.argument ?? countArgument ?? firstNumber
      return shown(number, owner?.specifier ?? countSpecifier, or: "%arg")
    case .substitution(let name):
      guard let definition = message.substitutions.first(where: { $0.name == name }),
        hasText(definition.root)
      else { return nil }
      let argument = definition.argumentNumber ?? number(of: placeholder, owner: owner)
      return text(
        of: definition.root,
        owner: Owner(argument: argument, specifier: PrintfSpecifier(definition.formatSpecifier)))
    }
  }

  /// The argument of a placeholder: those of a substitution’s forms go on from its own.
  private func number(of placeholder: PrintfPlaceholder, owner: Owner?) -> Int {
    guard placeholder.explicitPosition == nil, let owner, owner.argument > 0 else {
      return placeholder.explicitPosition ?? owner?.argument ?? placeholder.argument
    }
    return owner.argument + placeholder.argument - 1
  }

  private func shown(_ number: Int, _ specifier: PrintfSpecifier, or spelling: String) -> String {
    let format = FormatLocale.locale(locale)
    return ArgumentList.with(arguments) { arguments in
      FormatOutput.string { output in
        var formatter = unsafe ArgumentFormatter(
          PlainWriter(arguments, format: .passUnretained(format), options: FormatOptions()))
        if !formatter.write(number, as: specifier, to: &output) { output.append(spelling) }
      }
    }
  }
}

extension PrintfSpecifier {
  init(_ conversion: PrintfConversion, _ modifiers: PrintfModifiers) {
    self.init(letter: conversion.letter.rawValue)
    flags = ArgumentView.Flags(rawValue: modifiers.flags.rawValue)
    if case .number(let number) = modifiers.width { width = number }
    if case .number(let number) = modifiers.precision { precision = number }
    if conversion.length == .hh { length = .hh }
    if conversion.length == .h { length = .h }
  }

  /// The specifier of a substitution, as its definition spells it.
  init(_ spelling: String?) {
    let text = "%" + (spelling ?? "@")
    guard let placeholder = PrintfText(parsing: text).placeholders.first,
      placeholder.range == 0..<text.utf8.count, placeholder.explicitPosition == nil,
      case .conversion(let conversion) = placeholder.kind
    else {
      self = .object
      return
    }
    self.init(conversion, PrintfModifiers(of: placeholder, in: text))
  }
}
