internal import LocaleCore

/// Looks up the words of a part of a catalog; for one thread.
final class SpellChecker {
  /// What is known of one locale.
  fileprivate struct Language {
    let dictionary: any SpellingDictionary
    let knownWords: Set<String>
  }

  /// The most words of a part that suggestions are searched for: each search takes long.
  private static let maximumSearchCount = 20
  /// The most suggestions for a word: more help nobody.
  private static let maximumSuggestionCount = 3

  private let options: SpellingOptions
  private var languages: [String: Language?] = [:]
  private var spelt: [String: Bool] = [:]
  private var suggestions: [String: [String: [String]]] = [:]
  private var searchCount = 0

  init(_ options: SpellingOptions) { self.options = options }

  /// Returns whether texts in a locale are to be spelt, and can be.
  func canSpell(_ locale: LocaleContext) -> Bool {
    if let known = spelt[locale.identifier] { return known }
    let answer = options.wants(locale) && language(locale.tag) != nil
    spelt[locale.identifier] = answer
    return answer
  }

  /// Returns the words of a text that no dictionary knows, each once.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - tag: The locale that it is in.
  ///   - isKnown: Whether a word is right for another reason.
  func misspelt(
    in text: String, _ tag: LocaleTag, unless isKnown: (String) -> Bool
  ) -> [SpelledWord] {
    guard let language = language(tag) else { return [] }
    let search = SpelledWordSearch(text, locale: tag.identifier)
    var seen: Set<String> = []
    return search.words.filter { word in
      !word.isName && !word.isRight(in: tag, language.accepts, or: isKnown)
        && seen.insert(word.text).inserted
    }
  }

  /// Returns words that may have been meant; after many searches none are made anymore.
  func suggestions(for word: SpelledWord, in tag: LocaleTag) -> [String] {
    if let known = suggestions[tag.identifier]?[word.text] { return known }
    guard searchCount < Self.maximumSearchCount, let language = language(tag) else { return [] }
    searchCount += 1
    let found = language.dictionary.suggestions(
      for: word.text, atMost: Self.maximumSuggestionCount)
    suggestions[tag.identifier, default: [:]][word.text] = found
    return found
  }

  private func language(_ tag: LocaleTag) -> Language? {
    if let known = languages[tag.identifier] { return known }
    let language = tag.writesWithoutSpaces ? nil : makeLanguage(tag)
    languages[tag.identifier] = .some(language)
    return language
  }

  private func makeLanguage(_ tag: LocaleTag) -> Language? {
    options.dictionaries.dictionary(for: tag.identifier).map {
      Language(dictionary: $0, knownWords: options.knownWords(in: tag))
    }
  }
}

extension SpellChecker.Language {
  /// Whether a word is right, or its dictionary cannot tell.
  fileprivate func accepts(_ text: String) -> Bool {
    if knownWords.contains(SpelledWord.folded(text)) { return true }
    guard dictionary.contains(text) == false else { return true }
    return text.contains("’")
      && dictionary.contains(String(text.map { $0 == "’" ? "'" : $0 })) != false
  }
}
