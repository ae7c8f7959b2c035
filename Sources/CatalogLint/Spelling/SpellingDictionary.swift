/// The words of a language.
public protocol SpellingDictionary: Sendable {
  /// Returns whether a word is one of the language; `nil` where the dictionary cannot tell.
  ///
  /// Safe to call from any thread.
  ///
  /// - Parameter word: A word in NFC, without spaces.
  func contains(_ word: String) -> Bool?

  /// Returns words of the language that are like a word that is none, best first.
  ///
  /// Safe to call from any thread; may take a tenth of a second.
  ///
  /// - Parameters:
  ///   - word: The word, in NFC.
  ///   - count: The greatest number of suggestions.
  func suggestions(for word: String, atMost count: Int) -> [String]
}

/// Where the dictionaries of languages come from.
public protocol SpellingDictionaries: Sendable {
  /// Returns the dictionary for texts in a locale, or `nil` where there is none.
  ///
  /// Safe to call from any thread.
  ///
  /// - Parameter locale: The locale in its canonical form: `pt-BR`.
  func dictionary(for locale: String) -> (any SpellingDictionary)?

  /// The locales that a dictionary was asked for in vain so far, ascending.
  var missingLocales: [String] { get }
}
