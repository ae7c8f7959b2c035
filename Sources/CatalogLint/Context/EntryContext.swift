public import CatalogModel
public import MessageSyntax
public import SourceText

/// An entry under check, with its translations read as formats.
///
/// Rules pass contexts around and never change them; a context belongs to one thread.
public final class EntryContext {
  /// The catalog that holds the entry.
  public let catalog: CatalogContext
  /// The entry.
  public let entry: Entry
  /// The translations, in the order of the file.
  public let localizations: [LocalizationContext]
  /// The arguments that the program passes.
  public private(set) lazy var reference = ArgumentReference(entry: entry, source: source)
  /// Whether the key or any text has a percent sign: else the message has no arguments.
  let hasFormats: Bool

  /// The translations that vary or have substitutions.
  let varyingLocalizations: [LocalizationContext]
  /// Every text of the translations that has a percent sign, in the order of the file.
  let formattedTexts: [FormattedText]

  /// The localization of the source language, or `nil` where the key alone is the source text.
  public let source: LocalizationContext?

  /// Whether the text is one to translate: neither marked otherwise nor the empty key.
  public var isTranslatable: Bool { entry.shouldTranslate != false && !entry.key.isEmpty }

  init(_ entry: Entry, in catalog: CatalogContext) {
    self.catalog = catalog
    self.entry = entry
    localizations = (entry.localizations ?? []).map { LocalizationContext($0, in: catalog) }
    source = localizations.first { $0.locale.isSource }
    varyingLocalizations = localizations.filter(\.varies)
    var texts: [FormattedText] = []
    for localization in localizations where localization.hasFormats {
      for unit in localization.units {
        guard let format = unit.format else { continue }
        texts.append(FormattedText(localization: localization, unit: unit, format: format))
      }
    }
    formattedTexts = texts
    hasFormats = !texts.isEmpty || PrintfText.mayHoldPlaceholders(entry.key)
  }

  /// The source text that people read: that of the source language, else the key.
  ///
  /// `nil` where the source text varies.
  public var sourceText: String? {
    guard let source, source.hasText else { return entry.key }
    return source.localization.message.root.unit?.value
  }
}

/// A text that has a percent sign, with the localization that it belongs to.
struct FormattedText {
  let localization: LocalizationContext
  let unit: UnitContext
  let format: PrintfText
}

/// A localization under check.
public final class LocalizationContext {
  /// The locale, with what CLDR knows of it.
  public let locale: LocaleContext
  /// The localization.
  public let localization: Localization
  /// Every text of the message, in the order of the file: first those of the message itself, then those of its
  /// substitutions.
  ///
  /// They are read when a rule asks for them first: most messages are one text without a percent sign, which
  /// no rule has to look into.
  public private(set) lazy var units = makeUnits()
  /// Whether any text has a percent sign.
  let hasFormats: Bool
  /// Whether the message varies or has substitutions.
  let varies: Bool
  /// Every plural variation with forms, in the order of the file: first those of the message itself, then
  /// those of its substitutions.
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

  /// The only text of a message that does not vary; `nil` where there is none, or the message varies.
  var plainUnit: StringUnit? { varies ? nil : localization.message.root.unit }

  /// Whether any text is there to be shown, in the message itself or as phrases.
  public var hasText: Bool {
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

/// A text under check.
public final class UnitContext {
  /// The way to the text inside the message.
  public let path: VariationPath
  /// The text and its state.
  public let unit: StringUnit
  /// The text read as a printf format; `nil` where it holds no percent sign at all.
  public let format: PrintfText?
  /// The arguments that the text uses, in its order, percent signs in prose left out.
  public let uses: [ArgumentUse]

  init(_ unit: StringUnit, at path: VariationPath, resolver: ArgumentResolver?) {
    self.path = path
    self.unit = unit
    guard unit.mayHoldPlaceholders, let value = unit.value else {
      format = nil
      uses = []
      return
    }
    let format = PrintfText(parsing: value)
    let resolver = resolver ?? ArgumentResolver.withoutSubstitutions
    self.format = format
    if let substitution = path.substitution {
      uses = resolver.uses(in: format.ignoringProse(), ofSubstitution: substitution)
    } else {
      uses = resolver.uses(in: format.ignoringProse())
    }
  }

  /// Whether the text is more than nothing.
  public var hasText: Bool { unit.hasText }

  /// Whether the text has letters besides its placeholders.
  var hasLetters: Bool {
    var bytes = Array((unit.value ?? "").utf8)
    for placeholder in (format?.ignoringProse().placeholders ?? []).reversed() {
      bytes.removeSubrange(placeholder.range)
    }
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    return scalars.contains(where: \.properties.isAlphabetic)
  }

  /// Returns the bytes in the file of a part of the text, or `nil` where the model has no ranges.
  ///
  /// - Parameters:
  ///   - offsets: UTF-8 offsets in the text.
  ///   - catalog: The catalog that holds the text.
  public func range(of offsets: Range<Int>, in catalog: CatalogContext) -> SourceRange? {
    unit.valueRange.map { catalog.range(of: offsets, in: $0) }
  }
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
