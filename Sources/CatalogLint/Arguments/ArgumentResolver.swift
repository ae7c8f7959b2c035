internal import CatalogModel
internal import MessageSyntax

/// Finds the arguments that the texts of a message use, through its substitutions.
struct ArgumentResolver {
  private struct Definition {
    let argumentNumber: Int?
    let conversion: PrintfConversion?
    let formats: [PrintfText]
  }

  // Of several with one name, the first counts.
  private let definitions: [String: Definition]
  private let referencedArguments: [String: Int]

  /// Creates a resolver for a message.
  ///
  /// - Parameters:
  ///   - substitutions: The substitutions of the message.
  ///   - formats: The texts of the message itself, those of its substitutions left out; here and
  ///     below without percent signs in prose.
  ///   - substitutionFormats: The texts of the substitutions, by name.
  init(
    substitutions: [Substitution], formats: [PrintfText],
    substitutionFormats: [String: [PrintfText]]
  ) {
    let named = substitutions.map { substitution in
      let definition = Definition(
        argumentNumber: substitution.argumentNumber,
        conversion: substitution.formatSpecifier.flatMap(PrintfConversion.init(spelling:)),
        formats: substitutionFormats[substitution.name] ?? [])
      return (substitution.name, definition)
    }
    definitions = Dictionary(named, uniquingKeysWith: { first, _ in first })
    referencedArguments = substitutions.isEmpty ? [:] : ArgumentResolver.references(in: formats)
  }

  private static func references(in formats: [PrintfText]) -> [String: Int] {
    var references: [String: Int] = [:]
    for placeholder in formats.flatMap(\.placeholders) {
      if case .substitution(let name) = placeholder.kind, references[name] == nil {
        references[name] = placeholder.argument
      }
    }
    return references
  }

  /// Returns the argument that a substitution varies by, or `nil` where neither the substitution
  /// nor a text that refers to it names one.
  func argument(ofSubstitution name: String) -> Int? {
    definition(name)?.argumentNumber ?? referencedArguments[name]
  }

  /// Returns the uses in a text of the message itself, in the order of the text.
  ///
  /// A reference to a substitution counts as a use of its argument and of every argument that the
  /// substitution's own texts name by position.
  func uses(in format: PrintfText) -> [ArgumentUse] {
    var uses: [ArgumentUse] = []
    uses.reserveCapacity(format.placeholders.count)
    for placeholder in format.placeholders {
      for star in placeholder.starArguments {
        uses.append(use(star, PrintfConversion(letter: .d), placeholder))
      }
      switch placeholder.kind {
      case .conversion(let conversion):
        uses.append(use(placeholder.argument, conversion, placeholder))
      case .substitution(let name):
        uses += substitutionUses(name, placeholder.argument, placeholder)
      case .substitutionArgument: break
      }
    }
    return uses
  }

  /// Returns the uses in a text of a substitution, in the order of the text.
  ///
  /// - Parameters:
  ///   - format: The text.
  ///   - name: The name of the substitution: what gives no position begins with its argument.
  func uses(in format: PrintfText, ofSubstitution name: String) -> [ArgumentUse] {
    let own = argument(ofSubstitution: name)
    return format.placeholders.flatMap { placeholder -> [ArgumentUse] in
      let next = own.map { $0 + max(placeholder.argument, 1) - 1 }
      guard let argument = placeholder.explicitPosition ?? next else { return [] }
      return switch placeholder.kind {
      case .conversion(let conversion): [use(argument, conversion, placeholder)]
      case .substitution(let nested): substitutionUses(nested, argument, placeholder)
      case .substitutionArgument:
        [
          ArgumentUse(
            index: argument, conversion: nil, range: placeholder.range, isPositioned: true,
            isNamedBySubstitution: true)
        ]
      }
    }
  }

  private func substitutionUses(
    _ name: String, _ argument: Int, _ placeholder: PrintfPlaceholder
  ) -> [ArgumentUse] {
    guard let definition = definition(name) else { return [use(argument, nil, placeholder)] }
    let own = ArgumentUse(
      index: definition.argumentNumber ?? argument, conversion: definition.conversion,
      range: placeholder.range,
      isPositioned: definition.argumentNumber != nil || placeholder.explicitPosition != nil,
      isNamedBySubstitution: definition.argumentNumber != nil, substitutionPart: .choice)
    var visited: Set<String> = [name]
    return [own] + formUses(of: definition, at: placeholder.range, &visited)
  }

  /// The uses in the forms of a substitution that name their argument, through further substitutions.
  private func formUses(
    of definition: Definition, at range: Range<Int>, _ visited: inout Set<String>
  ) -> [ArgumentUse] {
    var uses: [ArgumentUse] = []
    func add(_ index: Int?, _ conversion: PrintfConversion?) {
      guard let index else { return }
      uses.append(
        ArgumentUse(
          index: index, conversion: conversion, range: range, isPositioned: true,
          substitutionPart: .forms))
    }
    for inner in definition.formats.flatMap(\.placeholders) {
      switch inner.kind {
      case .conversion(let conversion): add(inner.explicitPosition, conversion)
      case .substitution(let name):
        guard visited.insert(name).inserted, let nested = self.definition(name) else { continue }
        add(nested.argumentNumber ?? inner.explicitPosition, nested.conversion)
        uses += formUses(of: nested, at: range, &visited)
      case .substitutionArgument: break
      }
    }
    return uses
  }

  private func use(
    _ argument: Int, _ conversion: PrintfConversion?, _ placeholder: PrintfPlaceholder
  ) -> ArgumentUse {
    ArgumentUse(
      index: argument, conversion: conversion, range: placeholder.range,
      isPositioned: placeholder.explicitPosition != nil)
  }

  private func definition(_ name: String) -> Definition? { definitions[name] }
}

extension ArgumentResolver {
  static let withoutSubstitutions = ArgumentResolver(
    substitutions: [], formats: [], substitutionFormats: [:])

  init(_ message: Message) {
    guard !message.substitutions.isEmpty else {
      self = .withoutSubstitutions
      return
    }
    var formats: [PrintfText] = []
    var substitutionFormats: [String: [PrintfText]] = [:]
    message.forEachUnit { path, unit in
      guard let value = unit.value, PrintfText.mayHoldPlaceholders(value) else { return }
      let format = PrintfText(parsing: value).ignoringProse()
      if let name = path.substitution {
        substitutionFormats[name, default: []].append(format)
      } else {
        formats.append(format)
      }
    }
    self.init(
      substitutions: message.substitutions, formats: formats,
      substitutionFormats: substitutionFormats)
  }
}
