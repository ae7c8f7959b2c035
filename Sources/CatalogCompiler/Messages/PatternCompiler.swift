internal import CatalogModel
internal import CompiledCatalog
internal import MessageSyntax

/// Turns one text into a plain text or a pattern.
struct PatternCompiler {
  let messages: MessageCompiler
  let owner: MessageCompiler.Owner?
  let depth: Int

  /// Returns the node of a text.
  ///
  /// A text that shows what it is, percent signs included, is a plain text.
  func compile(
    _ text: String, into pools: inout MessagePools
  ) throws(CompileError.Problem) -> NodeReference {
    guard PrintfText.mayHoldPlaceholders(text) else { return .text(try pools.text(text)) }
    let format = PrintfText(parsing: text).ignoringProse()
    var parts = PartList(text: text, escapedPercents: format.escapedPercents)
    for placeholder in format.placeholders {
      guard let word = try part(of: placeholder, in: text, into: &pools) else { continue }
      try parts.addLiteral(upTo: placeholder.range.lowerBound, into: &pools)
      parts.add(word, upTo: placeholder.range.upperBound)
    }
    try parts.addLiteral(upTo: text.utf8.count, into: &pools)
    guard parts.differsFromSource else { return .text(try pools.text(text)) }
    guard depth < CompiledLayout.maximumDepth else { throw .tooDeep }
    return try pools.record(
      [RecordKind.pattern.rawValue | UInt32(parts.words.count) << 8] + parts.words)
  }

  /// Returns the word of a placeholder, or `nil` where it is shown as it is written.
  private func part(
    of placeholder: PrintfPlaceholder, in text: String, into pools: inout MessagePools
  ) throws(CompileError.Problem) -> UInt32? {
    switch placeholder.kind {
    case .conversion(let conversion):
      let modifiers = PrintfModifiers(of: placeholder, in: text)
      let position = placeholder.explicitPosition
      let spelling = placeholder.spelling(in: text)
      // A width that an argument gives is not known where the placeholder itself is shown.
      let isUsual =
        placeholder.starArguments.isEmpty
        && modifiers.spelling(of: conversion, position: position) == spelling
      let number = self.argument(of: placeholder)
      return try argument(
        number, conversion, modifiers, flags: position == nil ? 0 : 1 << 19,
        spelling: isUsual ? nil : spelling, into: &pools)
    case .substitutionArgument:
      let number = owner?.argument ?? messages.arguments.countArgument ?? 0
      let conversion =
        owner?.conversion ?? messages.arguments.countConversion
        ?? PrintfConversion(letter: .object)
      return try argument(
        number, conversion, owner?.modifiers ?? PrintfModifiers(), flags: 1 << 20, spelling: nil,
        into: &pools)
    case .substitution(let name):
      return try substitution(named: name, placeholder, into: &pools)
    }
  }

  /// The argument that a placeholder takes.
  ///
  /// In a text of a substitution those without a position begin with the argument of the substitution and go on with
  /// those behind it, as CoreFoundation formats it: with an initial position and the whole list of arguments.
  private func argument(of placeholder: PrintfPlaceholder) -> Int {
    guard placeholder.explicitPosition == nil, let owner, owner.argument > 0 else {
      return placeholder.explicitPosition ?? owner?.argument ?? placeholder.argument
    }
    return owner.argument + placeholder.argument - 1
  }

  private func argument(
    _ number: Int, _ conversion: PrintfConversion, _ modifiers: PrintfModifiers, flags: UInt32,
    spelling: String?, into pools: inout MessagePools
  ) throws(CompileError.Problem) -> UInt32 {
    let length = UInt32(ArgumentView.Length(conversion.length).rawValue)
    let word =
      try PatternCompiler.checked(number) | UInt32(conversion.letter.rawValue) << 8
      | length << 15 | flags
    guard modifiers != PrintfModifiers() || spelling != nil else {
      return PartKind.argument.rawValue << 30 | word
    }
    let (widthKind, width) = try PatternCompiler.field(modifiers.width)
    let (precisionKind, precision) = try PatternCompiler.field(modifiers.precision)
    let spellingOffset = try spelling.map { spelling throws(CompileError.Problem) in
      try pools.text(spelling)
    }
    let header =
      RecordKind.modifiedArgument.rawValue | UInt32(modifiers.flags.rawValue) << 8
      | (widthKind | precisionKind << 2 | (spelling == nil ? 0 : 1 << 4)) << 16
    let record = [header, word, width, precision, spellingOffset ?? CompiledLayout.nothing]
    guard depth + 1 < CompiledLayout.maximumDepth else { throw .tooDeep }
    return try part(record, into: &pools)
  }

  private func part(
    _ record: [UInt32], into pools: inout MessagePools
  ) throws(CompileError.Problem) -> UInt32 {
    PartKind.record.rawValue << 30 | (try pools.record(record).recordWord ?? 0)
  }

  private static func field(
    _ field: PrintfModifiers.Field?
  ) throws(CompileError.Problem) -> (kind: UInt32, value: UInt32) {
    switch field {
    case nil: (0, 0)
    case .number(let number): (1, UInt32(number))
    case .argument(let argument): (2, try checked(argument))
    }
  }

  /// Returns an argument number where it fits into a byte; 0 is one that nothing names.
  private static func checked(_ number: Int) throws(CompileError.Problem) -> UInt32 {
    guard 0...255 ~= number else { throw .argumentOutOfRange(number) }
    return UInt32(number)
  }

  /// Returns the word of a substitution, or `nil` where the message has none of the name or none with a text.
  private func substitution(
    named name: String, _ placeholder: PrintfPlaceholder, into pools: inout MessagePools
  ) throws(CompileError.Problem) -> UInt32? {
    guard
      let definition = messages.substitutions.first(where: { UTF8Text($0.name) == UTF8Text(name) })
    else { return nil }
    guard !(owner?.names ?? []).contains(name) else { throw .recursiveSubstitution(name) }
    guard 1...255 ~= definition.argumentNumber ?? 1 else {
      throw .argumentOutOfRange(definition.argumentNumber ?? 0)
    }
    let position = placeholder.explicitPosition
    let argument = definition.argumentNumber ?? self.argument(of: placeholder)
    guard let root = try root(of: definition, argument: argument, into: &pools) else { return nil }
    guard depth + 1 < CompiledLayout.maximumDepth else { throw .tooDeep }
    let flags: UInt32 =
      (definition.argumentNumber == nil ? 0 : 1) | (definition.formatSpecifier == nil ? 0 : 2)
    let header =
      try RecordKind.substitution.rawValue | PatternCompiler.checked(argument) << 8
      | flags << 16 | PatternCompiler.checked(position ?? 0) << 24
    let specifier = try definition.formatSpecifier.map { text throws(CompileError.Problem) in
      try pools.text(text)
    }
    return try part(
      [header, try pools.text(name), specifier ?? CompiledLayout.nothing, root.rawValue],
      into: &pools)
  }

  private func root(
    of definition: Substitution, argument: Int, into pools: inout MessagePools
  ) throws(CompileError.Problem) -> NodeReference? {
    let use = SubstitutionUse(
      name: UTF8Text(definition.name), argument: argument, depth: depth)
    if let known = pools.substitutions[use] { return known }
    let (conversion, modifiers) = PatternCompiler.conversion(definition.formatSpecifier)
    let inner = MessageCompiler.Owner(
      names: (owner?.names ?? []) + [definition.name], argument: argument, conversion: conversion,
      modifiers: modifiers)
    let root = try messages.compile(definition.root, owner: inner, depth: depth + 2, into: &pools)
    pools.substitutions[use] = .some(root)
    return root
  }

  /// The conversion of a format specifier; one that is missing or none formats the argument by its own type.
  private static func conversion(_ specifier: String?) -> (PrintfConversion, PrintfModifiers) {
    let text = "%" + (specifier ?? "@")
    guard let placeholder = PrintfText(parsing: text).placeholders.first,
      placeholder.range == 0..<text.utf8.count, placeholder.explicitPosition == nil,
      placeholder.starArguments.isEmpty, case .conversion(let conversion) = placeholder.kind
    else { return (PrintfConversion(letter: .object), PrintfModifiers()) }
    return (conversion, PrintfModifiers(of: placeholder, in: text))
  }
}

/// The parts of a pattern in the making.
private struct PartList {
  let bytes: [UInt8]
  /// The offsets of doubled percent signs that have not been reached yet.
  private var escapedPercents: ArraySlice<Int>
  private(set) var words: [UInt32] = []
  /// Whether what is shown is not the source itself.
  private(set) var differsFromSource = false
  private var position = 0

  init(text: String, escapedPercents: [Int]) {
    bytes = Array(text.utf8)
    self.escapedPercents = escapedPercents[...]
  }

  /// Adds the word of a placeholder.
  mutating func add(_ word: UInt32, upTo end: Int) {
    words.append(word)
    position = end
    differsFromSource = true
  }

  /// Adds what stands before a placeholder: as one text, or several where some percent signs are doubled and
  /// others are not.
  mutating func addLiteral(
    upTo end: Int, into pools: inout MessagePools
  ) throws(CompileError.Problem) {
    var shown: [UInt8] = []
    var isVerbatim: Bool?
    while position < end {
      let byte = bytes[position]
      let isPercent = byte == UInt8(ascii: "%")
      while let next = escapedPercents.first, next < position { escapedPercents.removeFirst() }
      let isEscaped = isPercent && escapedPercents.first == position
      if isPercent, let verbatim = isVerbatim, verbatim == isEscaped {
        try add(shown, isVerbatim: verbatim, into: &pools)
        shown.removeAll()
        isVerbatim = nil
      }
      if isPercent { isVerbatim = !isEscaped }
      differsFromSource = differsFromSource || isEscaped
      shown.append(byte)
      position += isEscaped ? 2 : 1
    }
    try add(shown, isVerbatim: isVerbatim ?? false, into: &pools)
  }

  private mutating func add(
    _ shown: [UInt8], isVerbatim: Bool, into pools: inout MessagePools
  ) throws(CompileError.Problem) {
    guard !shown.isEmpty else { return }
    let kind = isVerbatim ? PartKind.verbatimText : .text
    words.append(kind.rawValue << 30 | (try pools.text(String(decoding: shown, as: UTF8.self))))
  }
}

extension ArgumentView.Length {
  /// The modifier as compiled catalogs have it.
  fileprivate init(_ length: PrintfConversion.Length) {
    self = Self.allCases.first { $0.spelling == length.rawValue } ?? .none
  }
}
