internal import ICUKit
internal import LocaleCore
public import SourceText

/// Adds words that may have been meant to the findings of the rule `spelling`.
///
/// A search takes up to a tenth of a second, so that the linter makes none: they are made when it is known which
/// findings somebody will read, and only for the first of them.
public struct SpellingSuggestions {
  /// The most words of a run that similar ones are searched for.
  public static let maximumSearchCount = 40

  /// The most suggestions for a word: more help nobody.
  private static let maximumSuggestionCount = 3

  private struct Word: Hashable {
    let text: String
    let locale: String
  }

  private let dictionaries: any SpellingDictionaries
  private var known: [Word: [String]] = [:]

  /// Prepares to search.
  ///
  /// - Parameter dictionaries: What the words were looked up in.
  public init(_ dictionaries: any SpellingDictionaries) { self.dictionaries = dictionaries }

  /// Adds suggestions to the findings of misspelt words; all other findings stay as they are.
  ///
  /// - Parameter diagnostics: The findings, in the order in which they are read.
  public mutating func add(to diagnostics: inout [Diagnostic]) {
    for index in diagnostics.indices where diagnostics[index].rule == Spelling.description.id {
      let arguments = diagnostics[index].message.arguments
      guard let text = arguments.first, let locale = arguments.dropFirst().first else { continue }
      let words = suggestions(for: Word(text: text, locale: locale))
      if !words.isEmpty {
        diagnostics[index].message = .unknown(text, in: locale, suggestions: words)
      }
    }
  }

  private mutating func suggestions(for word: Word) -> [String] {
    if let words = known[word] { return words }
    let tag = LocaleIdentity.canonicalTag(of: word.locale)
    guard known.count < Self.maximumSearchCount,
      let dictionary = dictionaries.dictionary(for: tag.identifier)
    else { return [] }
    let words = dictionary.suggestions(for: word.text, atMost: Self.maximumSuggestionCount)
    known[word] = words
    return words
  }
}
