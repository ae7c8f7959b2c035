internal import CatalogModel
internal import MessageSyntax

/// An entry as rules see it first: its texts beside one another, before anything is read as a format.
///
/// In most entries there is nothing to be found, and a look at the texts tells so; a context, which costs many times
/// as much, is made only of the others. A screen shows one entry after another, and keeps its memory.
struct EntryScreen {
  /// A text that somebody translated.
  struct Text {
    /// The locale of the translation.
    let locale: LocaleContext
    /// The text; it is not empty.
    let text: String
    /// What the text has.
    let traits: TextTraits
  }

  /// A text that people read in the source language.
  struct Source {
    /// The text; it is not empty.
    let text: String
    /// What the text has.
    let traits: TextTraits
  }

  /// The catalog that the entry belongs to.
  let catalog: CatalogContext
  /// The syntax of the texts; `nil` where they are read as printf formats.
  private(set) var messageSyntax: TextSyntax?
  /// What the key has.
  private(set) var keyTraits: TextTraits = []
  /// What the key and the texts have, all of them together; everything where the texts are messages, which show
  /// other texts than they are.
  private(set) var features: EntryFeatures = []
  /// What each localization gives the entry.
  private(set) var localizationFeatures: [EntryFeatures] = []
  /// The locale of each localization.
  private(set) var locales: [LocaleContext] = []
  /// The position of the localization of the source language, or `nil` where there is none.
  private(set) var sourceIndex: Int?
  /// Whether each localization is one text that is read as a printf format, so that `source` and `translations` are
  /// all that people read.
  private(set) var isPlain = false
  /// The source text, or `nil` where it is not known.
  ///
  /// Only of a plain entry.
  private(set) var source: Source?
  /// The texts that somebody translated, in the order of the file.
  ///
  /// Only of a plain entry.
  private(set) var translations: [Text] = []
  /// Whether the localization of the source language has a text.
  ///
  /// Only of a plain entry.
  private(set) var hasSourceText = false
  /// Whether all texts, and the key where it is a format, have the same placeholders in the same order, and all of
  /// them plain ones: then there is nothing to compare.
  ///
  /// Only of a plain entry.
  private(set) var hasSameFormats = false
  private let entries: [Entry]
  private var index = 0

  /// Creates a screen that shows no entry yet.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - entries: The entries that it will show; without them, those of the catalog.
  init(_ catalog: CatalogContext, of entries: [Entry]? = nil) {
    self.catalog = catalog
    self.entries = entries ?? catalog.catalog.entries
  }

  /// The entry.
  var entry: Entry { entries[index] }

  /// Whether the text is one to translate: neither marked otherwise nor the empty key.
  var isTranslatable: Bool { entries[index].isTranslatable }

  /// Whether the entry is marked stale.
  var isStale: Bool { entries[index].extractionState == .stale }

  /// Whether the reader of the format compared the placeholders itself, by the format that a flag of gettext names.
  var hasComparedPlaceholders: Bool { catalog.hasComparedPlaceholders(of: entries[index]) }

  /// How a tool found the entry; `nil` where it was found in source code.
  var extractionState: ExtractionState? { entries[index].extractionState }

  /// Shows an entry.
  ///
  /// - Parameter index: The position of the entry.
  mutating func show(_ index: Int) {
    self.index = index
    keyTraits = TextTraits(of: entries[index].key)
    features = [.entry, EntryFeatures(ofKey: entries[index].key, keyTraits)]
    if entries[index].comment != nil { features.insert(.comment) }
    lookAtLocalizations()
    messageSyntax = catalog.messageSyntax(of: entries[index], features.traits)
    if messageSyntax != nil { features = .unknown }
    isPlain =
      messageSyntax == nil && features.isDisjoint(with: [.variations, .phrases])
      && !catalog.format.hasJavaFormats
    if isPlain { gatherTexts() }
  }

  private mutating func lookAtLocalizations() {
    locales.removeAll(keepingCapacity: true)
    localizationFeatures.removeAll(keepingCapacity: true)
    sourceIndex = nil
    guard let localizations = entries[index].localizations else { return }
    // By index: localizations are large, and little of them is wanted.
    for index in localizations.indices {
      let locale = catalog.locale(localizations[index].locale)
      let found = EntryFeatures(localizations[index].message)
      if locale.isSource, sourceIndex == nil { sourceIndex = index }
      locales.append(locale)
      localizationFeatures.append(found)
      features.formUnion(found)
    }
  }

  private mutating func gatherTexts() {
    translations.removeAll(keepingCapacity: true)
    let localizations = entries[index].localizations ?? []
    source = nil
    hasSourceText = false
    if let sourceIndex, let text = localizations[sourceIndex].message.root.unit?.value,
      !text.isEmpty
    {
      hasSourceText = true
      source = Source(text: text, traits: localizationFeatures[sourceIndex].traits)
    } else if catalog.showsKey(of: entries[index], keyTraits) {
      source = Source(text: entries[index].key, traits: keyTraits)
    }
    hasSameFormats = !features.contains(.formats) || PlainFormat.areSame(formattedTexts)
    guard isTranslatable, !catalog.namesTranslators(entries[index]) else { return }
    for index in localizations.indices where !locales[index].isSource {
      guard let text = localizations[index].message.root.unit?.value, !text.isEmpty,
        catalog.counts(localizations[index].message.root.unit?.state)
      else { continue }
      translations.append(
        Text(locale: locales[index], text: text, traits: localizationFeatures[index].traits))
    }
  }

  /// What says which placeholders there are, in front, and what is compared with it.
  private var formattedTexts: [String] {
    let localizations = entries[index].localizations ?? []
    let texts = localizations.compactMap { localization in
      localization.message.root.unit?.value.flatMap { $0.isEmpty ? nil : $0 }
    }
    let key = entries[index].key
    return hasSourceText && !PrintfText.mayHoldPlaceholders(key) ? texts : [key] + texts
  }
}

extension EntryScreen {
  /// Returns whether a condition holds for a text that somebody translated.
  ///
  /// Only of a plain entry.
  ///
  /// - Parameters:
  ///   - traits: What the text has, one of them at least.
  ///   - includesSource: Whether a text counts whose source text has it.
  ///   - condition: What is asked of the text.
  func hasTranslation(
    having traits: TextTraits, orInSource includesSource: Bool = false,
    where condition: (Text) -> Bool
  ) -> Bool {
    let isInSource = includesSource && !(source?.traits ?? keyTraits).isDisjoint(with: traits)
    for text in translations where isInSource || !text.traits.isDisjoint(with: traits) {
      if condition(text) { return true }
    }
    return false
  }

  /// Returns whether a condition holds for the source text or for a text that somebody translated.
  ///
  /// Only of a plain entry.
  ///
  /// - Parameters:
  ///   - traits: What the text has, one of them at least.
  ///   - condition: What is asked of the text and what it has.
  func hasReadText(having traits: TextTraits, where condition: (String, TextTraits) -> Bool) -> Bool
  {
    guard isTranslatable else { return false }
    if let source, !source.traits.isDisjoint(with: traits), condition(source.text, source.traits) {
      return true
    }
    return hasTranslation(having: traits) { condition($0.text, $0.traits) }
  }
}

extension Entry {
  /// Whether the text is one to translate: neither marked otherwise nor the empty key.
  var isTranslatable: Bool { shouldTranslate != false && !key.isEmpty }
}

extension CatalogContext {
  /// Returns whether the reader of the format compared the placeholders of an entry itself.
  func hasComparedPlaceholders(of entry: Entry) -> Bool {
    format.isOfGettext && entry.syntax != nil
  }

  /// Returns whether the key of an entry is what people read where there is no text.
  func showsKey(of entry: Entry, _ traits: TextTraits) -> Bool {
    !entry.key.isEmpty && entry.context == nil && format.mayHaveTextsAsKeys
      && (traits.contains(.space) || !entry.hasIdentifierKey) && !isOfPropertyList
  }

  /// Returns whether a translation is the names of those who made it: a convention of GNOME and of KDE.
  func namesTranslators(_ entry: Entry) -> Bool {
    guard format.isOfGettext else { return false }
    switch entry.key {
    case "translator-credits", "translator_credits", "translators-credits",
      "NAME OF TRANSLATORS\u{4}Your names", "EMAIL OF TRANSLATORS\u{4}Your emails":
      return true
    default: return false
    }
  }

  /// Returns whether a translation in a state is one: gettext leaves those out that wait for a review.
  func counts(_ state: TranslationState?) -> Bool {
    switch state {
    case .new: false
    case .needsReview: !format.isOfGettext
    default: true
    }
  }
}
