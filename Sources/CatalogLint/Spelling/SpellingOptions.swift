internal import ICUKit
internal import LocaleCore

/// What a project says about spelling: the words that are right whatever a dictionary says.
struct SpellingOptions: Sendable {
  /// What the words of a text are looked up in.
  let dictionaries: any SpellingDictionaries
  private let severities: RuleSeverities
  private let listedLocales: [LocaleTag]
  private let words: [String]
  private let localeWords: [(tag: LocaleTag, words: [String])]
  private let terms: [GlossaryTerm]

  /// Takes what the configuration says; `nil` where nothing is spelt.
  init?(_ configuration: LintConfiguration) {
    guard let dictionaries = configuration.dictionaries,
      let severities = RuleSeverities(of: Spelling.description, in: configuration)
    else { return nil }
    self.dictionaries = dictionaries
    self.severities = severities
    listedLocales = configuration.locales.map(LocaleIdentity.canonicalTag)
    let options = configuration.options[Spelling.description.id] ?? RuleOptions()
    words = options.strings("words") ?? []
    let byLocale = options.object("locale-words") ?? RuleOptions()
    localeWords = byLocale.values.keys.sorted().map { locale in
      (LocaleIdentity.canonicalTag(of: locale), byLocale.strings(locale) ?? [])
    }
    let glossary = configuration.options[Glossary.description.id]?.objects("terms") ?? []
    terms = glossary.compactMap(GlossaryTerm.init)
  }

  /// Returns whether findings about a locale are wanted, so that a dictionary is not asked for in vain.
  func wants(_ locale: LocaleContext) -> Bool {
    guard severities.severity(in: locale.identifier) != nil else { return false }
    return locale.isSource || listedLocales.isEmpty
      || listedLocales.contains { $0.isFormallyEqual(to: locale.tag) }
  }

  /// Returns the words that are right in a locale, in lower case.
  func knownWords(in tag: LocaleTag) -> Set<String> {
    let ofLocale = localeWords.filter { $0.tag.covers(tag) || $0.tag == tag }.flatMap(\.words)
    let ofGlossary = terms.flatMap { [$0.source] + $0.required(in: tag) }
    var known: Set<String> = []
    for text in words + ofLocale + ofGlossary {
      known.insert(SpelledWord.folded(text))
      for word in SpelledWordSearch(text, locale: tag.identifier).words {
        known.insert(SpelledWord.folded(word.text))
      }
    }
    return known
  }
}
