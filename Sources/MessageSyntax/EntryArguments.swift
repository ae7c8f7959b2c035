public import CatalogModel

/// What the key and the texts of an entry tell of the arguments that the program passes.
public struct EntryArguments: Hashable, Sendable {
  /// Whether the message goes through formatting at all: where it does not, a percent sign is text.
  ///
  /// A key that was extracted from code is the format itself. Else the source text tells, and where there is
  /// none, the key and then the translations.
  public let isFormatted: Bool
  /// The argument that plural forms of the message itself count, or `nil` where no argument is known.
  ///
  /// It is the first whole number, else the first argument.
  public let countArgument: Int?
  /// How the source formats that argument; `nil` where it does not say.
  public let countConversion: PrintfConversion?

  /// The arguments of a message that names them itself: it is formatted, and what it counts is its own affair.
  public static let formatted = EntryArguments(
    isFormatted: true, countArgument: nil, countConversion: nil)

  private init(isFormatted: Bool, countArgument: Int?, countConversion: PrintfConversion?) {
    self.isFormatted = isFormatted
    self.countArgument = countArgument
    self.countConversion = countConversion
  }

  private struct Use {
    let argument: Int
    let conversion: PrintfConversion?
    var isInteger: Bool {
      if case .integer = conversion?.argumentType { true } else { false }
    }
  }

  /// Finds the arguments of an entry.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - source: Its localization in the source language, or `nil` where the key is the source text.
  public init(entry: Entry, source: Localization?) {
    var keyUses: [Use] = []
    EntryArguments.add(usesIn: entry.key, [], to: &keyUses)
    let source = source.map(\.message)
    let (sourceUses, hasSourceText) = source.map(EntryArguments.uses) ?? ([], false)
    var uses = keyUses
    if hasSourceText {
      uses = entry.extractionState == nil ? keyUses + sourceUses : sourceUses
    }
    var varies = source?.variesByNumber ?? false
    if uses.isEmpty, !hasSourceText, !varies {
      for localization in entry.localizations ?? [] {
        uses += EntryArguments.uses(in: localization.message).uses
        varies = varies || localization.message.variesByNumber
      }
    }
    isFormatted = !uses.isEmpty || varies
    let integers = uses.filter(\.isInteger)
    let count = (integers.isEmpty ? uses : integers).min { $0.argument < $1.argument }
    countArgument = count?.argument
    countConversion = count?.conversion
  }

  /// The uses in the texts of a message, those of its substitutions left out, and whether there is a text.
  private static func uses(in message: Message) -> (uses: [Use], hasText: Bool) {
    var uses: [Use] = []
    var hasText = false
    message.root.forEachUnit(at: VariationPath()) { _, unit in
      guard let value = unit.value, !value.isEmpty else { return }
      hasText = true
      add(usesIn: value, message.substitutions, to: &uses)
    }
    return (uses, hasText)
  }

  private static func add(
    usesIn text: String, _ substitutions: [Substitution], to uses: inout [Use]
  ) {
    guard PrintfText.mayHoldPlaceholders(text) else { return }
    for placeholder in PrintfText(parsing: text).ignoringProse().placeholders {
      switch placeholder.kind {
      case .conversion(let conversion):
        uses.append(Use(argument: placeholder.argument, conversion: conversion))
      case .substitution(let name):
        let definition = substitutions.first { $0.name == name }
        uses.append(
          Use(
            argument: definition?.argumentNumber ?? placeholder.argument,
            conversion: definition?.formatSpecifier.flatMap(PrintfConversion.init(spelling:))))
      case .substitutionArgument: break
      }
    }
  }
}

extension Message {
  /// Whether a text of the message is chosen by a number, which then is formatted into it.
  fileprivate var variesByNumber: Bool { !substitutions.isEmpty || root.variesByPlural }
}

extension MessageNode {
  fileprivate var variesByPlural: Bool {
    variations.contains { variation in
      variation.kind == .plural || variation.cases.contains { $0.node.variesByPlural }
    }
  }
}
