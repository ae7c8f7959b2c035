internal import CatalogModel
internal import MessageSyntax
internal import SourceText

/// An entry under check, with its translations read as formats.
///
/// Rules pass contexts around and never change them; a context belongs to one thread.
final class EntryContext {
  /// The catalog that holds the entry.
  let catalog: CatalogContext
  /// The entry.
  let entry: Entry
  /// The translations, in the order of the file.
  let localizations: [LocalizationContext]
  /// The arguments that the program passes.
  private(set) lazy var reference = ArgumentReference(self)
  /// The key read as a printf format; `nil` where it holds no percent sign at all.
  private(set) lazy var keyFormat =
    messageSyntax == nil && PrintfText.mayHoldPlaceholders(entry.key)
    ? PrintfText(parsing: entry.key) : nil
  /// The arguments that the key uses, in its order, percent signs in prose left out.
  private(set) lazy var keyUses =
    keyFormat.map {
      ArgumentResolver.withoutSubstitutions.uses(in: $0.ignoringProse())
    } ?? []
  /// The key as a message of MessageFormat 1 or 2; `nil` where it is none.
  private(set) lazy var keyMessage = messageSyntax.flatMap {
    MessageTexts.read(entry.key, as: $0, in: catalog.source).message
  }
  /// The syntax of the texts; `nil` where they are read as printf formats.
  let messageSyntax: TextSyntax?
  /// Whether the texts are messages: of another syntax than printf formats.
  var hasMessages: Bool { messageSyntax != nil }
  /// The source texts, by the way to them.
  private(set) lazy var sourceTexts = SourceTexts(self)
  /// What the key has.
  let keyTraits: TextTraits
  /// What the key and the texts have, all of them together; everything where the texts are messages, which show
  /// other texts than they are.
  let features: EntryFeatures
  /// The same as traits of a text.
  var traits: TextTraits { features.traits }
  /// Whether the key or any text has a percent sign: else the message has no arguments.
  var hasFormats: Bool { !hasMessages && features.contains(.formats) }

  /// The translations that vary or have substitutions.
  private(set) lazy var varyingLocalizations =
    features.contains(.variations) ? localizations.filter(\.varies) : []
  /// The translations that may have plurals.
  var pluralLocalizations: [LocalizationContext] {
    hasMessages ? localizations : varyingLocalizations
  }
  /// Every text of the translations that has a percent sign, in the order of the file.
  private(set) lazy var formattedTexts = hasFormats ? makeFormattedTexts() : []

  /// Every text that somebody translated, with its source text.
  private(set) lazy var comparedTexts = makeComparedTexts()

  /// Every source text that people read.
  private(set) lazy var shownSourceTexts = makeShownSourceTexts()

  /// The devices that the localizations name, `other` left out.
  private(set) lazy var devices = makeDevices()

  /// The localization of the source language, or `nil` where the key alone is the source text.
  let source: LocalizationContext?

  /// Whether the text is one to translate: neither marked otherwise nor the empty key.
  var isTranslatable: Bool { entry.isTranslatable }

  /// Whether the reader of the format compared the placeholders itself, by the format that a flag of gettext names.
  var hasComparedPlaceholders: Bool { catalog.hasComparedPlaceholders(of: entry) }

  /// Whether the key stands in the file twice, so that neither entry tells what is there in all.
  var isRepeated: Bool {
    !catalog.repeatedNameOffsets.isEmpty
      && (entry.keyRange.map { catalog.repeatedNameOffsets.contains($0.start) } ?? false)
  }

  /// Prepares to look into the entry that a screen shows.
  init(_ screen: EntryScreen) {
    catalog = screen.catalog
    entry = screen.entry
    let messageSyntax = screen.messageSyntax
    self.messageSyntax = messageSyntax
    keyTraits = screen.keyTraits
    features = screen.features
    localizations = (entry.localizations ?? []).enumerated().map { index, localization in
      LocalizationContext(
        localization, locale: screen.locales[index], features: screen.localizationFeatures[index],
        in: screen.catalog, messageSyntax: messageSyntax)
    }
    source = screen.sourceIndex.map { [localizations] in localizations[$0] }
  }

  /// Prepares to look into an entry.
  convenience init(_ entry: Entry, in catalog: CatalogContext) {
    var screen = EntryScreen(catalog, of: [entry])
    screen.show(0)
    self.init(screen)
  }

  private func makeFormattedTexts() -> [FormattedText] {
    var texts: [FormattedText] = []
    for localization in localizations where localization.hasFormats {
      for unit in localization.units {
        guard let format = unit.format else { continue }
        texts.append(FormattedText(localization: localization, unit: unit, format: format))
      }
    }
    return texts
  }
}

/// A text that has a percent sign, with the localization that it belongs to.
struct FormattedText {
  let localization: LocalizationContext
  let unit: UnitContext
  let format: PrintfText
}
