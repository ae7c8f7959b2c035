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
  /// What the localization gives its entry.
  let features: EntryFeatures
  /// What the texts have, all of them together.
  var traits: TextTraits { features.traits }
  /// Whether any text has a percent sign.
  var hasFormats: Bool { messageSyntax == nil && features.contains(.formats) }
  /// Whether the message varies or has substitutions.
  let varies: Bool
  /// Every plural variation of the catalog with forms, in the order of the file: first those of the
  /// message itself, then those of its substitutions.
  let catalogPluralVariations: [PluralVariation]
  /// Finds the arguments of the texts through substitutions; `nil` where there are none.
  let resolver: ArgumentResolver?
  /// The texts as messages of MessageFormat 1 or 2; `nil` where they are printf formats.
  private(set) lazy var messages = messageSyntax.map {
    MessageTexts(units, as: $0, in: locale, of: catalog)
  }
  /// The catalog that holds the localization.
  let catalog: CatalogContext
  private let messageSyntax: TextSyntax?

  /// Prepares to look at a localization.
  ///
  /// - Parameters:
  ///   - localization: The localization.
  ///   - locale: Its locale.
  ///   - features: What the localization gives its entry.
  ///   - catalog: The catalog that holds it.
  ///   - messageSyntax: The syntax of its texts; `nil` where they are printf formats.
  init(
    _ localization: Localization, locale: LocaleContext, features: EntryFeatures,
    in catalog: CatalogContext, messageSyntax: TextSyntax?
  ) {
    self.localization = localization
    self.locale = locale
    self.features = features
    self.catalog = catalog
    self.messageSyntax = messageSyntax
    varies = localization.message.varies
    if varies {
      resolver = messageSyntax != nil ? nil : ArgumentResolver(localization.message)
      catalogPluralVariations = PluralVariation.all(in: localization.message)
    } else {
      resolver = nil
      catalogPluralVariations = []
    }
  }

  /// Every plural variation with forms, be it one of the catalog or one in a text, in the order of the file.
  var pluralVariations: [PluralVariation] {
    messages.map { catalogPluralVariations + $0.plurals } ?? catalogPluralVariations
  }

  private func makeUnits() -> [UnitContext] {
    guard varies else {
      let unit = localization.message.root.unit
      return unit.map { [makeUnit($0, at: VariationPath())] } ?? []
    }
    var units: [UnitContext] = []
    localization.message.forEachUnit { path, unit in units.append(makeUnit(unit, at: path)) }
    return units
  }

  private func makeUnit(_ unit: StringUnit, at path: VariationPath) -> UnitContext {
    messageSyntax == nil
      ? UnitContext(
        unit, at: path, resolver: resolver, hasJavaFormats: catalog.format.hasJavaFormats)
      : UnitContext(message: unit, at: path)
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
