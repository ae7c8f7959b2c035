internal import CatalogModel
internal import MessageSyntax

/// A localization under check.
final class LocalizationContext {
  /// The locale, with what CLDR knows of it.
  let locale: LocaleContext
  /// The localization.
  let localization: Localization
  /// Every text of the message, in the order of the file: first those of the message itself, then
  /// those of its substitutions.
  ///
  /// They are read when a rule asks for them first: most messages are one text without a percent
  /// sign, which no rule has to look into.
  private(set) lazy var units = makeUnits()
  /// What kinds of bytes the texts have, all of them together.
  private(set) lazy var traits = makeTraits()
  /// Whether any text has a percent sign.
  let hasFormats: Bool
  /// Whether the message varies or has substitutions.
  let varies: Bool
  /// Every plural variation with forms, in the order of the file: first those of the message
  /// itself, then those of its substitutions.
  let pluralVariations: [PluralVariation]
  /// Finds the arguments of the texts through substitutions; `nil` where there are none.
  let resolver: ArgumentResolver?

  init(_ localization: Localization, in catalog: CatalogContext) {
    self.localization = localization
    locale = catalog.locale(localization.locale)
    varies =
      !localization.message.substitutions.isEmpty
      || !localization.message.root.variations.isEmpty
    if varies {
      resolver = ArgumentResolver(localization.message)
      pluralVariations = PluralVariation.all(in: localization.message)
      var hasFormats = false
      localization.message.forEachUnit { _, unit in
        hasFormats = hasFormats || unit.mayHoldPlaceholders
      }
      self.hasFormats = hasFormats
    } else {
      resolver = nil
      pluralVariations = []
      hasFormats = localization.message.root.unit?.mayHoldPlaceholders ?? false
    }
  }

  private func makeUnits() -> [UnitContext] {
    guard varies else {
      let unit = localization.message.root.unit
      return unit.map { [UnitContext($0, at: VariationPath(), resolver: nil)] } ?? []
    }
    var units: [UnitContext] = []
    localization.message.forEachUnit { path, unit in
      units.append(UnitContext(unit, at: path, resolver: resolver))
    }
    return units
  }

  private func makeTraits() -> TextTraits {
    guard varies else { return localization.message.root.unit?.traits ?? [] }
    var traits: TextTraits = []
    localization.message.forEachUnit { _, unit in traits.formUnion(unit.traits) }
    return traits
  }

  /// The only text of a message that does not vary; `nil` where there is none, or the message
  /// varies.
  var plainUnit: StringUnit? { varies ? nil : localization.message.root.unit }

  /// Whether any text is there to be shown, in the message itself or as phrases.
  var hasText: Bool {
    if let plainUnit, plainUnit.hasText { return true }
    return units.contains { $0.hasText } || localization.message.root.hasPhrases
  }
}

extension MessageNode {
  /// Whether the node lists phrases of an App Shortcut, and one of them is not empty.
  var hasPhrases: Bool { phrases?.phrases.contains { !$0.value.isEmpty } ?? false }
}

extension StringUnit {
  /// Whether the text is more than nothing.
  var hasText: Bool { !(value ?? "").isEmpty }

  /// Whether the text has a percent sign.
  var mayHoldPlaceholders: Bool { value.map(PrintfText.mayHoldPlaceholders) ?? false }
}
