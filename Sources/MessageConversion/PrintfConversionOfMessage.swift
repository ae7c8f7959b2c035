internal import CatalogModel
internal import MessageSyntax

/// Makes a message of printf of a tree of ICU MessageFormat.
struct PrintfConversionOfMessage {
  private static let maximumDepth = 8

  private let converter: MessageConverter
  private var positions: [MessageFormat1.ArgumentName.Key: Int] = [:]
  private var substitutions: [Substitution] = []
  /// What the arguments are that are more than something to show.
  private let types: PrintfArgumentTypes
  /// The names of the arguments in the order of their positions.
  private(set) var argumentNames: [String] = []

  init(_ converter: MessageConverter, _ message: MessageFormat1.Message) throws(ConversionError) {
    self.converter = converter
    types = PrintfArgumentTypes(of: message)
    var keys: [MessageFormat1.ArgumentName.Key] = []
    Self.collect(message, &keys)
    var names: [String] = []
    var count = 0
    for key in keys {
      switch key {
      case .number(let number):
        count = max(count, number + 1)
        positions[key] = number + 1
      case .name(let name):
        names.append(name)
        positions[key] = names.count
      }
    }
    guard names.isEmpty || count == 0, max(count, names.count) <= 254 else {
      throw ConversionError(.argumentNames)
    }
    argumentNames = names.isEmpty ? (0..<count).map { String($0) } : names
  }

  /// The arguments, each once, in the order of the text.
  private static func collect(
    _ message: MessageFormat1.Message, _ keys: inout [MessageFormat1.ArgumentName.Key]
  ) {
    func add(_ name: MessageFormat1.ArgumentName) {
      if !keys.contains(name.key) { keys.append(name.key) }
    }
    for node in message.nodes where keys.count <= 254 {
      switch node {
      case .text, .pound: continue
      case .argument(let argument): add(argument.name)
      case .plural(let plural):
        add(plural.name)
        for variant in plural.variants { collect(variant.message, &keys) }
      case .select(let select):
        add(select.name)
        for variant in select.variants { collect(variant.message, &keys) }
      case .choice(let choice):
        add(choice.name)
        for option in choice.options { collect(option.message, &keys) }
      case .tag(let tag): collect(tag.content, &keys)
      }
    }
  }

  /// Returns the whole message.
  mutating func message(_ message: MessageFormat1.Message) throws(ConversionError) -> Message {
    // Without arguments nothing is formatted, and a percent sign is one.
    let isFormatted = !positions.isEmpty
    let text = try self.text(message.nodes, isFormatted: isFormatted, depth: 0)
    return Message(
      root: MessageNode(unit: StringUnit(value: text)), substitutions: substitutions)
  }

  private func position(of name: MessageFormat1.ArgumentName) -> Int { positions[name.key] ?? 1 }

  private mutating func text(
    _ nodes: [MessageFormat1.Node], isFormatted: Bool, depth: Int
  ) throws(ConversionError) -> String {
    guard depth < Self.maximumDepth else { throw ConversionError(.tooLarge) }
    var text = ""
    for node in nodes {
      switch node {
      case .text(let literal):
        text += isFormatted ? Self.escaped(literal.value) : literal.value
      case .argument(let argument): text += try placeholder(argument)
      case .pound:
        guard !converter.groupsDifferently else { throw ConversionError(.grouping("#")) }
        text += "%arg"
      case .plural(let plural): text += try substitution(plural, depth: depth)
      case .select(let select): throw ConversionError(.argument("{\(select.name.text), select, …}"))
      case .choice(let choice): throw ConversionError(.argument("{\(choice.name.text), choice, …}"))
      case .tag(let tag): throw ConversionError(.argument("<\(tag.name)>"))
      }
    }
    return text
  }

  private static func escaped(_ text: String) -> String {
    text.utf8.contains(UInt8(ascii: "%"))
      ? text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%") : text
  }

  private func placeholder(
    _ argument: MessageFormat1.Argument
  ) throws(ConversionError) -> String {
    let spelling = MessageFormat1.Message([.argument(argument)]).pattern()
    guard let conversion = types.conversion(of: argument) else {
      throw ConversionError(.argument(spelling))
    }
    if conversion.isGroupedAlways, converter.groupsDifferently {
      throw ConversionError(.grouping(spelling))
    }
    return "%\(position(of: argument.name))$" + conversion.spelling
  }

  private mutating func substitution(
    _ plural: MessageFormat1.Plural, depth: Int
  ) throws(ConversionError) -> String {
    let spelling =
      "{\(plural.name.text), \(plural.isOrdinal ? "selectordinal" : "plural"), …}"
    guard plural.offset == 0, !plural.isOrdinal else { throw ConversionError(.plural(spelling)) }
    var cases: [Variation.Case] = []
    for (name, message) in try forms(plural, spelling) {
      let text = try self.text(message.nodes, isFormatted: true, depth: depth + 1)
      cases.append(
        Variation.Case(name: name, node: MessageNode(unit: StringUnit(value: text))))
    }
    guard substitutions.count < 254 else { throw ConversionError(.tooLarge) }
    let name = "plural\(substitutions.count + 1)"
    substitutions.append(
      Substitution(
        name: name, argumentNumber: position(of: plural.name), formatSpecifier: "lld",
        root: MessageNode(variations: [Variation(kind: .plural, cases: cases)])))
    return "%#@\(name)@"
  }

  /// The forms of a catalog: its `zero` is the number 0 in every language, and the category where there is one.
  private func forms(
    _ plural: MessageFormat1.Plural, _ spelling: String
  ) throws(ConversionError) -> [(name: String, message: MessageFormat1.Message)] {
    var forms: [(name: String, message: MessageFormat1.Message)] = []
    var zero: MessageFormat1.Message?
    for variant in plural.variants {
      switch variant.selector {
      case .exactly(let value):
        guard value == 0 else { throw ConversionError(.plural(spelling)) }
        zero = zero ?? variant.message
      case .keyword(let name):
        let isKnown = ["zero", "one", "two", "few", "many", "other"].contains(name)
        if isKnown, !forms.contains(where: { $0.name == name }) {
          forms.append((name, variant.message))
        }
      }
    }
    let category = forms.firstIndex { $0.name == "zero" }
    if !converter.hasZeroCategory {
      if let category { forms.remove(at: category) }
      if let zero { forms.insert(("zero", zero), at: 0) }
    } else if let zero {
      guard let category, forms[category].message == zero else {
        throw ConversionError(.plural(spelling))
      }
    }
    return forms
  }
}
