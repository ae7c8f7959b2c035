internal import CatalogModel
internal import CompiledCatalog
internal import MessageSyntax

/// The texts and records that the messages of a compiled catalog share.
struct MessagePools {
  var strings = StringPool()
  var records = RecordPool()
  /// The substitutions of the message in work: what several texts refer to is compiled once.
  var substitutions: [SubstitutionUse: NodeReference?] = [:]

  mutating func text(_ text: String) throws(CompileError.Problem) -> UInt32 {
    guard let offset = strings.add(text) else { throw .tooLarge }
    return offset
  }

  mutating func record(_ words: [UInt32]) throws(CompileError.Problem) -> NodeReference {
    guard let word = records.add(words) else { throw .tooLarge }
    return .record(word)
  }
}

/// What the node of a substitution depends on, inside one message.
struct SubstitutionUse: Hashable {
  let name: UTF8Text
  let argument: Int
  let depth: Int
}

/// Turns one message into texts and records.
///
/// Children are written before the nodes that refer to them.
struct MessageCompiler {
  /// The substitution whose texts are compiled.
  struct Owner {
    let names: [String]
    /// Its argument; 0 where nothing names it.
    let argument: Int
    /// How `%arg` is formatted.
    let conversion: PrintfConversion
    let modifiers: PrintfModifiers
  }

  /// How texts say where values stand in them.
  let syntax: TextSyntax
  /// What a single apostrophe means in texts of ICU MessageFormat.
  let apostrophes: MessageFormat1.ApostropheMode
  /// The canonical tag of the locale.
  let locale: String
  let arguments: EntryArguments
  let substitutions: [Substitution]
  /// Whether CLDR has the category `zero` in the locale: else `zero` is the number 0 only.
  let hasZeroCategory: Bool

  /// Returns the node of a message, or `nil` where no text of it is shipped.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - owner: The substitution that the node belongs to, or `nil` in the message itself.
  ///   - depth: How many nodes there are above it.
  ///   - pools: Receives texts and records.
  func compile(
    _ node: MessageNode, owner: Owner?, depth: Int, into pools: inout MessagePools
  ) throws(CompileError.Problem) -> NodeReference? {
    guard node.otherValue == nil else { throw .malformed }
    let texts = [node.unit?.shippedText].compactMap { $0 }
    guard texts.count + node.variations.count + (node.phrases == nil ? 0 : 1) <= 1 else {
      throw .ambiguousNode
    }
    if let text = texts.first { return try compile(text, owner: owner, depth: depth, into: &pools) }
    if let phrases = node.phrases { return try compile(phrases, depth: depth, into: &pools) }
    guard let variation = node.variations.first else { return nil }
    return try compile(variation, owner: owner, depth: depth, into: &pools)
  }

  private func compile(
    _ text: String, owner: Owner?, depth: Int, into pools: inout MessagePools
  ) throws(CompileError.Problem) -> NodeReference? {
    switch syntax {
    case .plain: .text(try pools.text(text))
    case .i18next, .fluent, .python, .ruby, .braces, .qt, .inlineElements:
      throw .unsupportedSyntax(syntax)
    case .printf:
      try PatternCompiler(messages: self, owner: owner, depth: depth).compile(text, into: &pools)
    case .messageFormat1:
      try MessageFormat1Compiler(locale: locale, apostrophes: apostrophes)
        .compile(text, depth: depth, into: &pools)
    case .messageFormat2:
      try MessageFormat2Compiler(locale: locale).compile(text, depth: depth, into: &pools)
    }
  }

  private func compile(
    _ phrases: StringSet, depth: Int, into pools: inout MessagePools
  ) throws(CompileError.Problem) -> NodeReference? {
    guard !phrases.phrases.isEmpty else { return nil }
    var record = [RecordKind.phrases.rawValue | UInt32(phrases.phrases.count) << 8]
    for phrase in phrases.phrases { record.append(try pools.text(phrase.value)) }
    return try self.record(record, depth: depth, into: &pools)
  }

  private func compile(
    _ variation: Variation, owner: Owner?, depth: Int, into pools: inout MessagePools
  ) throws(CompileError.Problem) -> NodeReference? {
    guard variation.otherValue == nil else { throw .malformed }
    var forms: [(name: String, node: NodeReference)] = []
    var names: Set<UTF8Text> = []
    let cases = variation.cases.filter { names.insert(UTF8Text($0.name)).inserted }
    for form in cases.sorted(by: { variation.kind.precedes($0.name, $1.name) }) {
      let node = try compile(form.node, owner: owner, depth: depth + 1, into: &pools)
      if let node { forms.append((form.name, node)) }
    }
    guard !forms.isEmpty else { return nil }
    let record =
      switch variation.kind {
      case .plural: try plural(forms, argument: owner?.argument ?? arguments.countArgument ?? 0)
      case .device: try devices(forms, into: &pools)
      case .width: try widths(forms)
      case .other(let spelling): throw CompileError.Problem.unknownDimension(spelling)
      }
    return try self.record(record, depth: depth, into: &pools)
  }

  private func record(
    _ words: [UInt32], depth: Int, into pools: inout MessagePools
  ) throws(CompileError.Problem) -> NodeReference {
    guard depth < CompiledLayout.maximumDepth else { throw .tooDeep }
    return try pools.record(words)
  }

  private func plural(
    _ forms: [(name: String, node: NodeReference)], argument: Int
  ) throws(CompileError.Problem) -> [UInt32] {
    var nodes = [NodeReference?](repeating: nil, count: 1 + PluralForm.allCases.count)
    for (name, node) in forms {
      guard let category = PluralForm(categoryName: name) else {
        throw .unknownPluralCategory(name)
      }
      if category == .zero {
        nodes[0] = node
        guard hasZeroCategory else { continue }
      }
      nodes[1 + Int(category.rawValue)] = node
    }
    var mask: UInt32 = 0
    for (bit, node) in nodes.enumerated() where node != nil { mask |= 1 << UInt32(bit) }
    let header = RecordKind.plural.rawValue | UInt32(argument) << 8 | mask << 16
    return [header] + nodes.compactMap { $0?.rawValue }
  }

  private func devices(
    _ forms: [(name: String, node: NodeReference)], into pools: inout MessagePools
  ) throws(CompileError.Problem) -> [UInt32] {
    guard forms.count <= CompileError.maximumFormCount else { throw .tooManyForms(forms.count) }
    let dimension = UInt32(SelectView.Dimension.device.rawValue)
    var record = [RecordKind.select.rawValue | dimension << 8 | UInt32(forms.count) << 24]
    for form in forms {
      record += [try pools.text(form.name), form.node.rawValue]
    }
    return record
  }

  private func widths(
    _ forms: [(name: String, node: NodeReference)]
  ) throws(CompileError.Problem) -> [UInt32] {
    var record = [RecordKind.width.rawValue | UInt32(forms.count) << 8]
    for (name, node) in forms {
      guard let width = UInt32(name), String(width) == name else { throw .invalidWidth(name) }
      record += [width, node.rawValue]
    }
    return record
  }
}

extension Variation.Kind {
  /// The order of forms in the file: categories as CLDR has them, widths by size, other names by their bytes.
  fileprivate func precedes(_ left: String, _ right: String) -> Bool {
    func rank(_ name: String) -> UInt32? {
      switch self {
      case .plural: PluralForm(categoryName: name).map { UInt32($0.rawValue) }
      case .width: UInt32(name)
      case .device, .other: nil
      }
    }
    guard let left = rank(left), let right = rank(right) else {
      return UTF8Text.precedes(left, right)
    }
    return left < right
  }
}

extension StringUnit {
  /// The text that a program can show, or `nil` where the file gives none: an empty text is one only where
  /// somebody says so by a state other than `new`.
  var shippedText: String? {
    guard let value, value.isEmpty else { return value }
    return state == nil || state == .new ? nil : value
  }
}

extension PluralForm {
  /// The category of a name, as String Catalogs spell it.
  init?(categoryName: String) {
    guard let form = PluralForm.allCases.first(where: { $0.categoryName == categoryName }) else {
      return nil
    }
    self = form
  }

  /// The name of the category.
  var categoryName: String {
    switch self {
    case .zero: "zero"
    case .one: "one"
    case .two: "two"
    case .few: "few"
    case .many: "many"
    case .other: "other"
    }
  }
}
