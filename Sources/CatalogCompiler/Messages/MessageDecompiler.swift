internal import CatalogModel
internal import CompiledCatalog
internal import MessageSyntax

/// Turns one message of a compiled catalog back into the model.
struct MessageDecompiler {
  /// More nodes than this are none of the compiler’s: a damaged file can refer to one node from many.
  private static let maximumNodeCount = 100_000
  /// The bytes of the longest text, for the same reason.
  private static let maximumByteCount = 1 << 26

  /// How the texts say where values stand in them.
  private let syntax: TextSyntax
  private var substitutions: [Substitution] = []
  private var names: Set<UTF8Text> = []
  private var nodeCount = 0

  init(syntax: TextSyntax) { self.syntax = syntax }

  mutating func message(_ view: borrowing MessageView) throws(CompiledCatalogError) -> Message {
    let root = try node(view)
    return Message(root: root, substitutions: substitutions)
  }

  private static var damaged: CompiledCatalogError { .corrupt(section: "messages", offset: 0) }

  private mutating func node(
    _ view: borrowing MessageView
  ) throws(CompiledCatalogError) -> MessageNode {
    nodeCount += 1
    guard nodeCount <= Self.maximumNodeCount else { throw Self.damaged }
    switch view.content {
    case .text(let text):
      return MessageNode(unit: StringUnit(value: source(ofPlain: String(copying: text))))
    case .program(let program):
      // A program begins with its source.
      guard let text = program.text(at: 0) else { throw Self.damaged }
      return MessageNode(unit: StringUnit(value: String(copying: text)))
    case .pattern(let pattern): return MessageNode(unit: StringUnit(value: try source(of: pattern)))
    case .plural(let plural): return MessageNode(variations: [try variation(plural)])
    case .select(let select): return MessageNode(variations: [try variation(select)])
    case .width(let width): return MessageNode(variations: [try variation(width)])
    case .phrases(let phrases): return MessageNode(phrases: try stringSet(phrases))
    case .damaged: throw Self.damaged
    }
  }

  /// The source of a text that has no values in it.
  private func source(ofPlain text: String) -> String {
    switch syntax {
    case .printf, .plain, .i18next, .fluent, .python, .ruby, .braces, .qt, .inlineElements: text
    case .messageFormat1: MessageFormat1Compiler.source(ofPlain: text)
    case .messageFormat2: MessageFormat2Compiler.source(ofPlain: text)
    }
  }

  private mutating func variation(
    _ plural: borrowing PluralView
  ) throws(CompiledCatalogError) -> Variation {
    var cases: [Variation.Case] = []
    if let zero = plural.explicitZero {
      cases.append(Variation.Case(name: PluralForm.zero.categoryName, node: try node(zero)))
    }
    for category in PluralForm.allCases where category != .zero || cases.isEmpty {
      guard let form = plural.form(category) else { continue }
      cases.append(Variation.Case(name: category.categoryName, node: try node(form)))
    }
    guard !cases.isEmpty else { throw Self.damaged }
    return Variation(kind: .plural, cases: cases)
  }

  private mutating func variation(
    _ select: borrowing SelectView
  ) throws(CompiledCatalogError) -> Variation {
    var cases: [Variation.Case] = []
    guard select.dimension == .device else { throw Self.damaged }
    for index in 0..<select.count {
      guard let name = select.name(at: index), let form = select.form(at: index) else {
        throw Self.damaged
      }
      let text = String(copying: name)
      cases.append(Variation.Case(name: text, node: try node(form)))
    }
    return Variation(kind: .device, cases: cases)
  }

  private mutating func variation(
    _ view: borrowing WidthView
  ) throws(CompiledCatalogError) -> Variation {
    var cases: [Variation.Case] = []
    for index in 0..<view.count {
      guard let width = view.width(at: index), let form = view.form(at: index) else {
        throw Self.damaged
      }
      cases.append(Variation.Case(name: String(width), node: try node(form)))
    }
    return Variation(kind: .width, cases: cases)
  }

  private func stringSet(
    _ view: borrowing PhrasesView
  ) throws(CompiledCatalogError) -> StringSet {
    var phrases: [StringSet.Phrase] = []
    for index in 0..<view.count {
      guard let phrase = view.phrase(at: index) else { throw Self.damaged }
      phrases.append(StringSet.Phrase(value: String(copying: phrase)))
    }
    return StringSet(phrases: phrases)
  }

  private mutating func source(
    of pattern: borrowing PatternView
  ) throws(CompiledCatalogError) -> String {
    var source = ""
    for index in 0..<pattern.count {
      switch pattern.part(at: index) {
      case .text(let text): source += String(copying: text).doublingPercents
      case .verbatimText(let text): source += String(copying: text)
      case .argument(let argument): source += try self.source(of: argument)
      case .substitution(let substitution): source += try self.source(of: substitution)
      case .damaged: throw Self.damaged
      }
      guard source.utf8.count <= Self.maximumByteCount else { throw Self.damaged }
    }
    return source
  }

  private func source(
    of argument: borrowing ArgumentView
  ) throws(CompiledCatalogError) -> String {
    if argument.isSubstitutionArgument { return "%arg" }
    if let spelling = argument.spelling { return String(copying: spelling) }
    guard let letter = PrintfConversion.Letter(rawValue: argument.letter) else {
      throw Self.damaged
    }
    let conversion = PrintfConversion(
      length: PrintfConversion.Length(rawValue: argument.length.spelling) ?? .none, letter: letter)
    let modifiers = PrintfModifiers(
      flags: PrintfModifiers.Flags(rawValue: argument.flags.rawValue),
      width: Self.field(argument.width), precision: Self.field(argument.precision))
    return modifiers.spelling(
      of: conversion, position: argument.hasExplicitPosition ? argument.number : nil)
  }

  private static func field(_ field: ArgumentView.Field?) -> PrintfModifiers.Field? {
    switch field {
    case nil: nil
    case .number(let number): .number(number)
    case .argument(let argument): .argument(argument)
    }
  }

  private mutating func source(
    of reference: borrowing SubstitutionView
  ) throws(CompiledCatalogError) -> String {
    guard let bytes = reference.name else { throw Self.damaged }
    let name = String(copying: bytes)
    if names.insert(UTF8Text(name)).inserted {
      var specifier: String?
      if let bytes = reference.formatSpecifier { specifier = String(copying: bytes) }
      let index = substitutions.count
      substitutions.append(
        Substitution(
          name: name, argumentNumber: reference.definesArgument ? reference.argument : nil,
          formatSpecifier: specifier, root: MessageNode()))
      substitutions[index].root = try node(reference.message)
    }
    let position = reference.explicitPosition.map { "\($0)$" } ?? ""
    return "%\(position)#@\(name)@"
  }
}

extension String {
  /// The text as the source of a format writes it.
  fileprivate var doublingPercents: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    return String(
      decoding: utf8.flatMap { $0 == UInt8(ascii: "%") ? [$0, $0] : [$0] }, as: UTF8.self)
  }
}
