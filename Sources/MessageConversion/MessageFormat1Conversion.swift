internal import CatalogModel
internal import MessageSyntax

/// Makes a tree of ICU MessageFormat of one message of printf.
struct MessageFormat1Conversion {
  typealias Node = MessageFormat1.Node

  /// The substitution whose texts are converted.
  struct Owner {
    let names: [String]
    let argument: Int
    let conversion: PrintfConversion
    let modifiers: PrintfModifiers
  }

  private static let maximumDepth = 32
  private static let maximumNodeCount = 10_000

  private let converter: MessageConverter
  private let substitutions: [Substitution]
  private let arguments: EntryArguments
  private var nodeCount = 0

  init(_ converter: MessageConverter, _ message: Message, _ arguments: EntryArguments) {
    self.converter = converter
    substitutions = message.substitutions
    self.arguments = arguments
  }

  /// Returns what a node shows.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - owner: The substitution that the node belongs to.
  ///   - counted: The argument of the plural whose form the node is.
  ///   - depth: How many nodes there are above it.
  mutating func nodes(
    of node: MessageNode, owner: Owner?, counted: Int?, depth: Int
  ) throws(ConversionError) -> [Node] {
    nodeCount += 1
    guard depth < Self.maximumDepth, nodeCount < Self.maximumNodeCount else {
      throw ConversionError(.tooLarge)
    }
    guard node.phrases == nil, node.otherValue == nil, node.variations.count <= 1,
      (node.unit?.value == nil) != node.variations.isEmpty
    else { throw ConversionError(.noText) }
    if let text = node.unit?.value {
      return try nodes(of: text, owner: owner, counted: counted, depth: depth)
    }
    guard let variation = node.variations.first else { throw ConversionError(.noText) }
    guard variation.kind == .plural else {
      throw ConversionError(.variation(variation.kind.spelling))
    }
    return [.plural(try plural(variation, owner: owner, depth: depth))]
  }

  private mutating func plural(
    _ variation: Variation, owner: Owner?, depth: Int
  ) throws(ConversionError) -> MessageFormat1.Plural {
    guard let argument = owner?.argument ?? arguments.countArgument, argument > 0 else {
      throw ConversionError(.unknownCount)
    }
    var variants: [MessageFormat1.Variant] = []
    var known: Set<String> = []
    for form in variation.cases where known.insert(form.name).inserted {
      guard ["zero", "one", "two", "few", "many", "other"].contains(form.name) else {
        throw ConversionError(.unknownCategory(form.name))
      }
      let nodes = try nodes(of: form.node, owner: owner, counted: argument, depth: depth + 1)
      let message = MessageFormat1.Message(nodes)
      if form.name == "zero" {
        // In a catalog it is the number 0 in every language.
        variants.append(MessageFormat1.Variant(.exactly(0), message))
        guard converter.hasZeroCategory else { continue }
      }
      variants.append(MessageFormat1.Variant(.keyword(form.name), message))
    }
    guard known.contains("other") else { throw ConversionError(.missingOther) }
    return MessageFormat1.Plural(name(argument), variants: variants)
  }

  private func name(_ argument: Int) -> MessageFormat1.ArgumentName {
    MessageFormat1.ArgumentName(.number(argument - 1))
  }

  private mutating func nodes(
    of text: String, owner: Owner?, counted: Int?, depth: Int
  ) throws(ConversionError) -> [Node] {
    let format = PrintfText(parsing: text).ignoringProse()
    let bytes = Array(text.utf8)
    let escaped = Set(format.escapedPercents)
    var nodes: [Node] = []
    var start = 0
    func addText(upTo end: Int) {
      var shown: [UInt8] = []
      while start < end {
        shown.append(bytes[start])
        start += escaped.contains(start) ? 2 : 1
      }
      guard !shown.isEmpty else { return }
      nodes.append(.text(MessageFormat1.Text(String(decoding: shown, as: UTF8.self))))
    }
    for placeholder in format.placeholders {
      let shown = try self.nodes(
        of: placeholder, in: text, owner: owner, counted: counted, depth: depth)
      guard let shown else { continue }
      addText(upTo: placeholder.range.lowerBound)
      start = placeholder.range.upperBound
      nodes += shown
    }
    addText(upTo: bytes.count)
    return nodes
  }

  /// Returns what a placeholder shows, or `nil` where it is shown as it is written.
  private mutating func nodes(
    of placeholder: PrintfPlaceholder, in text: String, owner: Owner?, counted: Int?, depth: Int
  ) throws(ConversionError) -> [Node]? {
    let spelling = placeholder.spelling(in: text)
    switch placeholder.kind {
    case .conversion(let conversion):
      guard placeholder.starArguments.isEmpty else { throw ConversionError(.placeholder(spelling)) }
      return [
        try argument(
          number(of: placeholder, owner), conversion, PrintfModifiers(of: placeholder, in: text),
          spelling, counted: counted)
      ]
    case .substitutionArgument:
      let conversion = owner?.conversion ?? arguments.countConversion
      return [
        try argument(
          owner?.argument ?? arguments.countArgument ?? 0,
          conversion ?? PrintfConversion(letter: .object), owner?.modifiers ?? PrintfModifiers(),
          spelling, counted: counted)
      ]
    case .substitution(let name):
      guard let definition = substitutions.first(where: { $0.name == name }) else { return nil }
      let names = owner?.names ?? []
      guard !names.contains(name) else { throw ConversionError(.recursiveSubstitution(name)) }
      let (conversion, modifiers) = try Self.conversion(definition.formatSpecifier)
      let inner = Owner(
        names: names + [name],
        argument: definition.argumentNumber ?? number(of: placeholder, owner),
        conversion: conversion, modifiers: modifiers)
      return try nodes(of: definition.root, owner: inner, counted: counted, depth: depth + 1)
    }
  }

  /// The argument that a placeholder takes: in a text of a substitution those without a position begin with the
  /// argument of the substitution.
  private func number(of placeholder: PrintfPlaceholder, _ owner: Owner?) -> Int {
    guard placeholder.explicitPosition == nil, let owner, owner.argument > 0 else {
      return placeholder.explicitPosition ?? placeholder.argument
    }
    return owner.argument + placeholder.argument - 1
  }

  private static func conversion(
    _ specifier: String?
  ) throws(ConversionError) -> (PrintfConversion, PrintfModifiers) {
    let text = "%" + (specifier ?? "@")
    guard let placeholder = PrintfText(parsing: text).placeholders.first,
      placeholder.range == 0..<text.utf8.count, placeholder.explicitPosition == nil,
      placeholder.starArguments.isEmpty, case .conversion(let conversion) = placeholder.kind
    else { throw ConversionError(.placeholder(text)) }
    return (conversion, PrintfModifiers(of: placeholder, in: text))
  }

  private func argument(
    _ number: Int, _ conversion: PrintfConversion, _ modifiers: PrintfModifiers,
    _ spelling: String, counted: Int?
  ) throws(ConversionError) -> Node {
    guard number > 0 else { throw ConversionError(.unknownCount) }
    guard modifiers.width == nil,
      modifiers.flags.isSubset(of: [.signed, .grouped])
    else { throw ConversionError(.placeholder(spelling)) }
    let sign = modifiers.flags.contains(.signed) ? "sign-always" : ""
    switch conversion.letter {
    case .object where modifiers == PrintfModifiers():
      return .argument(MessageFormat1.Argument(name(number)))
    case .d, .i, .D, .u, .U:
      guard modifiers.precision == nil, conversion.length != .h, conversion.length != .hh else {
        throw ConversionError(.placeholder(spelling))
      }
      if sign.isEmpty, !converter.groupsDifferently {
        return counted == number
          ? .pound(MessageFormat1.Place())
          : .argument(MessageFormat1.Argument(name(number), type: "number"))
      }
      // Nothing of decimals: they are for numbers that have some.
      return skeleton(number, sign.isEmpty ? "group-auto" : sign)
    case .f, .F:
      guard counted != number else { throw ConversionError(.countedDecimals(spelling)) }
      let decimals: Int
      switch modifiers.precision {
      case nil: decimals = 6
      case .number(let count) where count <= 100: decimals = count
      default: throw ConversionError(.placeholder(spelling))
      }
      let precision =
        decimals == 0 ? "precision-integer" : "." + String(repeating: "0", count: decimals)
      return skeleton(number, sign.isEmpty ? precision : precision + " " + sign)
    default: throw ConversionError(.placeholder(spelling))
    }
  }

  private func skeleton(_ number: Int, _ skeleton: String) -> Node {
    .argument(
      MessageFormat1.Argument(name(number), type: "number", style: " ::" + skeleton))
  }
}
