internal import LocaleCore
internal import SourceText

/// Dictionaries that are plain lists of words, for languages whose words a program knows, for
/// examples and for tests.
public struct WordLists: SpellingDictionaries {
  private let lists: [String: WordList]

  /// Creates dictionaries.
  ///
  /// - Parameter words: The words by locale; a locale without words of its own has those of its parents.
  public init(_ words: [String: [String]]) {
    lists = words.mapValues(WordList.init)
  }

  /// Returns the list of a locale, or of the nearest of its parents.
  public func dictionary(for locale: String) -> (any SpellingDictionary)? {
    LocaleTag(locale).fallbackChain.lazy.compactMap { lists[$0.identifier] }.first
  }

  /// None: a language without a list is not meant to be spelt.
  public var missingLocales: [String] { [] }
}

/// A list of words; small letters stand for capital ones as well.
private struct WordList: SpellingDictionary {
  private let words: Set<String>

  init(_ words: [String]) { self.words = Set(words) }

  func contains(_ word: String) -> Bool? {
    words.contains(word) || words.contains(word.lowercased())
  }

  func suggestions(for word: String, atMost count: Int) -> [String] {
    let letters = Array(word.lowercased())
    let near = words.sorted().compactMap { candidate -> (word: String, distance: Int)? in
      let distance = NameSuggestion.editDistance(letters, Array(candidate.lowercased()))
      return distance <= 2 ? (candidate, distance) : nil
    }
    return near.sorted { $0.distance < $1.distance }.prefix(count).map(\.word)
  }
}
