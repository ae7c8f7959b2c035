internal import LocaleCore

/// Looks up the words of a part of a catalog; for one thread.
final class SpellChecker {
  /// What is known of one locale.
  fileprivate final class Language {
    private let dictionary: any SpellingDictionary
    private let knownWords: Set<String>
    /// What was found out in this part of a catalog: the dictionary is shared, and asking it takes a lock.
    private var verdicts: [String: Bool] = [:]

    init(_ dictionary: any SpellingDictionary, knownWords: Set<String>) {
      self.dictionary = dictionary
      self.knownWords = knownWords
    }

    /// Whether a word is right, or its dictionary cannot tell.
    func accepts(_ text: String) -> Bool {
      if let known = verdicts[text] { return known }
      let verdict = findVerdict(text)
      verdicts[text] = verdict
      return verdict
    }

    private func findVerdict(_ text: String) -> Bool {
      if knownWords.contains(SpelledWord.folded(text)) { return true }
      guard dictionary.contains(text) == false else { return true }
      return text.contains("’")
        && dictionary.contains(String(text.map { $0 == "’" ? "'" : $0 })) != false
    }
  }

  private let options: SpellingOptions
  private var languages: [String: Language?] = [:]
  private var spelt: [String: Bool] = [:]

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

  private func language(_ tag: LocaleTag) -> Language? {
    if let known = languages[tag.identifier] { return known }
    let language = tag.writesWithoutSpaces ? nil : makeLanguage(tag)
    languages[tag.identifier] = .some(language)
    return language
  }

  private func makeLanguage(_ tag: LocaleTag) -> Language? {
    options.dictionaries.dictionary(for: tag.identifier).map {
      Language($0, knownWords: options.knownWords(in: tag))
    }
  }
}
