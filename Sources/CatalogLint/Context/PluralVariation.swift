internal import CatalogModel
internal import ICUKit
internal import LocaleCore

/// A plural variation of a message, with the way to it.
struct PluralVariation {
  /// The plural of a message of MessageFormat 1 or 2.
  struct OfMessage {
    /// The message.
    let message: ReadMessage
    /// The argument that selects.
    let selector: MessageSelector
    /// Whether the forms are those of ordinal numbers.
    let isOrdinal: Bool
  }

  /// The way to the node that varies.
  let path: VariationPath
  /// The forms.
  let variation: Variation
  /// The plural in a text that is a message; `nil` for a variation of the catalog.
  var message: OfMessage?

  /// Returns which categories the numbers have in a locale.
  func profile(in locale: LocaleContext) -> PluralProfile {
    message.map { $0.message.profile(isOrdinal: $0.isOrdinal) } ?? locale.plurals
  }

  /// The whole numbers that have forms of their own, less the offset; empty for a variation of the catalog.
  var explicitNumbers: [Int] {
    guard let selector = message?.selector else { return [] }
    return selector.forms.compactMap {
      guard case .number(let number) = $0.key else { return nil }
      return Int(exactly: number - selector.offset)
    }
  }

  /// Returns whether a form has a name, spelt exactly so.
  func hasForm(_ category: PluralCategory) -> Bool {
    variation.cases.contains { $0.name == category.rawValue }
  }

  /// Returns whether the form for all numbers without one of their own is missing.
  ///
  /// Where only whole numbers are counted, a language needs it only if it has whole numbers in that category.
  func lacksOther(in locale: LocaleContext, of catalog: CatalogContext) -> Bool {
    guard !hasForm(.other) else { return false }
    let profile = profile(in: locale)
    return catalog.catalog.pluralNumbers == .all || message != nil || !profile.isKnown
      || profile[.other]?.isNeededByIntegers ?? true
  }

  /// Returns the way to the form of a category, whether it is there or not.
  func path(of category: PluralCategory) -> VariationPath {
    path.appending(.plural, category.rawValue)
  }
}

extension PluralVariation {
  /// Returns every plural variation of a message that has forms, in the order of the file.
  static func all(in message: Message) -> [PluralVariation] {
    var variations: [PluralVariation] = []
    func add(_ path: VariationPath, _ variation: Variation) {
      guard variation.kind == .plural, !variation.cases.isEmpty else { return }
      variations.append(PluralVariation(path: path, variation: variation))
    }
    message.root.forEachVariation(at: VariationPath(), add)
    for substitution in message.substitutions {
      substitution.root.forEachVariation(at: VariationPath(substitution: substitution.name), add)
    }
    return variations
  }
}

extension LocalizationContext {
  /// Returns whether any form of a plural has a text; without one the translation has not begun.
  func hasText(in plural: PluralVariation) -> Bool {
    plural.message != nil
      || units.contains {
        $0.path.substitution == plural.path.substitution
          && $0.path.steps.starts(with: plural.path.steps) && $0.hasText
      }
  }

  /// Returns whether a plural has only the form `other`, and that no words that a number could
  /// change.
  func isBareNumber(_ plural: PluralVariation) -> Bool {
    let names = plural.variation.cases.map(\.name)
    guard names == [PluralCategory.other.rawValue] else { return false }
    if let message = plural.message { return !message.message.hasLetters }
    guard let unit = units.first(where: { $0.path == plural.path(of: .other) }), unit.hasText
    else { return false }
    return !unit.hasLetters
  }

  /// Returns whether the forms among which a text stands have one for the number 0.
  ///
  /// Apple takes a form `zero` for the number 0 in every language.
  func hasExplicitZero(besides path: VariationPath) -> Bool {
    guard let last = path.steps.lastIndex(where: { $0.kind == .plural }) else { return false }
    let zero = path.steps[..<last] + [.init(kind: .plural, name: PluralCategory.zero.rawValue)]
    return units.contains {
      $0.path.substitution == path.substitution && $0.path.steps.starts(with: zero)
    }
  }
}
