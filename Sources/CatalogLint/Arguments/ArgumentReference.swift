internal import CatalogModel
internal import MessageSyntax

/// The arguments that the program passes to a message, as far as its key and its source text tell.
///
/// Translations are measured against it. Where the key was extracted from code it is the format
/// itself, and what it says of types holds; else the source text says it.
struct ArgumentReference {
  /// Whether the message goes through formatting at all.
  ///
  /// Where it does not, a percent sign is text.
  let isFormatted: Bool
  /// Whether anything is known: a key that is a mere identifier, without source text, tells
  /// nothing.
  let isKnown: Bool
  /// The arguments that may be used, with the conversions that the program's types allow.
  let allowed: [ArgumentUse]
  /// Whether the source text numbers its arguments and has at least two.
  let isPositioned: Bool
  /// The arguments of a key that is the format itself, because it was extracted from code; else `nil`.
  let keyArguments: Set<Int>?
  /// Whether the source text has a percent sign that is no placeholder.
  let hasLiteralPercent: Bool
  private let sources: [SourceForm]
  private var requiredOfPlainText: [Int] = []

  /// A form of the source text, with the arguments that it shows.
  private struct SourceForm {
    let device: String?
    let category: String?
    let indices: Set<Int>
  }

  /// Returns the arguments that a text must use, ascending.
  ///
  /// A text is compared with its like: a form for a device with the source text for that device, a
  /// plural form with the same form of the source text where there is one, and with its `other`
  /// form else.
  ///
  /// - Parameter path: The way to the text inside its message.
  func required(at path: VariationPath) -> [Int] {
    path.isEmpty ? requiredOfPlainText : findRequired(at: path)
  }

  private func findRequired(at path: VariationPath) -> [Int] {
    let devices = matchingDevices(path.device)
    let byDevice = devices.map { device in
      indices(in: sources.filter { $0.device == device }, category: path.pluralCategory)
    }
    guard let first = byDevice.first else { return [] }
    return byDevice.dropFirst().reduce(first) { $0.intersection($1) }.sorted()
  }

  private func matchingDevices(_ device: String?) -> [String?] {
    var devices: [String?] = []
    for form in sources where !devices.contains(form.device) { devices.append(form.device) }
    guard let device else { return devices }
    if devices.contains(device) { return [device] }
    return devices.contains("other") ? ["other"] : devices
  }

  private func indices(in forms: [SourceForm], category: String?) -> Set<Int> {
    for wanted in [category, "other"] {
      let matching = forms.filter { $0.category != nil && $0.category == wanted }
      if let form = matching.first { return form.indices }
    }
    return forms.reduce(into: []) { $0.formUnion($1.indices) }
  }

  /// Returns the conversions that the reference has for an argument; empty where it has none, or
  /// leaves the type open.
  func conversions(of index: Int) -> [PrintfConversion] {
    allowed.filter { $0.index == index }.compactMap(\.conversion)
  }

  /// Returns the conversion that the reference has for an argument, or `nil` where one of them agrees
  /// with a conversion in some aspect.
  func mismatch<Aspect: Equatable>(
    of conversion: PrintfConversion, with index: Int, by aspect: (PrintfConversion) -> Aspect
  ) -> PrintfConversion? {
    var expected: PrintfConversion?
    for use in allowed where use.index == index {
      guard let known = use.conversion else { continue }
      if aspect(known) == aspect(conversion) { return nil }
      expected = expected ?? known
    }
    return expected
  }

  /// Returns an argument as a translator writes it: `%@` where there is one argument only, `%2$@`
  /// else.
  func spelling(of index: Int) -> String {
    let conversion = conversions(of: index).first?.spelling ?? "@"
    let hasOneArgument = allowed.allSatisfy { $0.index == 1 }
    return hasOneArgument ? "%\(conversion)" : "%\(index)$\(conversion)"
  }

  /// The number of arguments that the source text has.
  var argumentCount: Int { Set(allowed.map(\.index)).count }

  /// Returns whether a text may use an argument.
  ///
  /// - Parameters:
  ///   - index: The argument.
  ///   - isSource: Whether the text is the source text, which is measured by the key alone.
  func allows(_ index: Int, inSource isSource: Bool) -> Bool {
    isSource
      ? keyArguments?.contains(index) ?? true : allowed.contains { $0.index == index }
  }

  /// Returns whether a text in the source language is measured like a translation: where the key is
  /// the format that the program uses.
  var measuresSource: Bool { keyArguments != nil }

  /// The argument that plural forms count: the first whole number, else the first argument.
  var countArgument: Int? {
    let integers = allowed.filter { $0.conversion?.isInteger ?? false }
    return (integers.isEmpty ? allowed : integers).map(\.index).min()
  }

  init(_ context: EntryContext) {
    let entry = context.entry
    let source = context.source
    let keyUses = context.keyUses
    let sourceUnits = (source?.units ?? []).filter { $0.path.substitution == nil && $0.hasText }
    let sourceUses = sourceUnits.flatMap(\.uses)
    hasLiteralPercent =
      sourceUnits.isEmpty
      ? context.keyFormat?.hasLiteralPercent ?? false
      : sourceUnits.contains { $0.format?.hasLiteralPercent ?? false }
    let isKeyFormat = !keyUses.isEmpty && entry.isExtractedFromCode
    keyArguments = isKeyFormat ? Set(keyUses.map(\.index)) : nil
    if sourceUnits.isEmpty {
      let suffixes = ArgumentReference.suffixArguments(keyUses, in: entry.key)
      let indices = Set(keyUses.map(\.index)).subtracting(suffixes)
      sources = [SourceForm(device: nil, category: nil, indices: indices)]
      allowed = keyUses
      isPositioned = ArgumentReference.isPositioned(keyUses)
    } else {
      sources = sourceUnits.map { unit in
        let suffixes = ArgumentReference.suffixArguments(unit.uses, in: unit.unit.value ?? "")
        return SourceForm(
          device: unit.path.device, category: unit.path.pluralCategory,
          indices: Set(unit.uses.map(\.index)).subtracting(suffixes))
      }
      let uses =
        keyArguments.map { known in keyUses + sourceUses.filter { !known.contains($0.index) } }
        ?? sourceUses
      let isCounted = source?.localization.message.root.variesByPlural ?? false
      allowed = uses.isEmpty && isCounted ? [.number] : uses
      isPositioned = sourceUnits.contains { ArgumentReference.isPositioned($0.uses) }
    }
    isKnown = !sourceUnits.isEmpty || !keyUses.isEmpty || !entry.hasIdentifierKey
    isFormatted =
      !allowed.isEmpty || (source?.localization.message.variesByNumber ?? false)
    requiredOfPlainText = findRequired(at: VariationPath())
  }

  private static func isPositioned(_ uses: [ArgumentUse]) -> Bool {
    uses.allSatisfy(\.isPositioned) && Set(uses.map(\.index)).count >= 2
  }

  /// The arguments that are the ending of a word, as in `%lld file%@` with “s” or nothing.
  ///
  /// Other languages form their plurals otherwise, and may leave them out.
  private static func suffixArguments(_ uses: [ArgumentUse], in text: String) -> Set<Int> {
    let bytes = Array(text.utf8)
    let endings = uses.filter { use in
      let start = use.range.lowerBound
      let end = use.range.upperBound
      return use.conversion?.letter == .object
        && start > 0 && bytes[start - 1].isLowercaseLetter
        && !(end < bytes.count && bytes[end].isAlphanumeric)
    }
    return Set(endings.map(\.index))
  }
}

extension ArgumentUse {
  /// The number that chooses among plural forms, of which no source text shows it.
  fileprivate static let number = ArgumentUse(
    index: 1, conversion: nil, range: 0..<0, isPositioned: false)
}

extension PrintfText {
  /// Whether a percent sign is written as `%%`, or is none of a placeholder.
  fileprivate var hasLiteralPercent: Bool {
    !escapedPercents.isEmpty || !problems.isEmpty || placeholders.contains(where: \.isLikelyProse)
  }
}

extension PrintfConversion {
  /// Whether the argument is a whole number.
  var isInteger: Bool {
    if case .integer = argumentType { true } else { false }
  }
}

extension Message {
  /// Whether any text of the message is chosen by a number, which then is formatted into it.
  var variesByNumber: Bool { !substitutions.isEmpty || root.variesByPlural }
}

extension MessageNode {
  fileprivate var variesByPlural: Bool {
    variations.contains { variation in
      variation.kind == .plural || variation.cases.contains { $0.node.variesByPlural }
    }
  }
}

extension VariationPath {
  /// The device that the text is for, or `nil` where the text does not vary by device.
  var device: String? { steps.first { $0.kind == .device }?.name }
}

extension Entry {
  /// Whether a tool found the key in source code, where it is the format itself.
  var isExtractedFromCode: Bool { extractionState == nil }

  /// Whether the key names a message and is none: one word of parts joined by dots or underscores.
  var hasIdentifierKey: Bool {
    let bytes = key.utf8Span.span
    var hasJoint = false
    for index in bytes.indices {
      switch bytes[index] {
      case ...0x20, 0x80...: return false
      case UInt8(ascii: "."), UInt8(ascii: "_"):
        guard !hasJoint, index > 0, index + 1 < bytes.count else { continue }
        hasJoint = bytes[index - 1].isAlphanumeric && bytes[index + 1].isAlphanumeric
      default: continue
      }
    }
    return hasJoint
  }
}

extension UInt8 {
  fileprivate var isLowercaseLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }

  fileprivate var isAlphanumeric: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
