internal import ICUKit

/// How well keywords fit a query.
struct KeywordMatcher {
  /// How well a keyword fits, the best first.
  enum Rank: CaseIterable {
    /// The keyword is the query.
    case whole
    /// The keyword begins with the query.
    case start
    /// The query stands somewhere in the keyword.
    case inside
  }

  /// What is searched for, folded.
  private let query: String
  private let language: String
  private let collation: String

  /// Prepares a query.
  ///
  /// - Parameters:
  ///   - query: What is searched for.
  ///   - language: The language that decides about case: in Turkish `I` is `ı`.
  ///   - collation: The locale whose collation decides which letters are the same.
  init(query: String, language: String, collation: String) {
    self.query = Self.folded(query, language: language)
    self.language = language
    self.collation = collation
  }

  /// Returns the keywords that fit, best first, with the rank of the best; `nil` where none does.
  func matches(among keywords: [String]) -> (rank: Rank, keywords: [String])? {
    let ranks = keywords.map(rank(of:))
    let ordered = Rank.allCases.flatMap { rank in
      zip(keywords, ranks).filter { $0.1 == rank }.map(\.0)
    }
    guard let best = Rank.allCases.first(where: ranks.contains) else { return nil }
    return (best, ordered)
  }

  /// Returns a text in lower case, with the apostrophe that keyboards have in place of the typographic one.
  private static func folded(_ text: String, language: String) -> String {
    let scalars = CaseMapping.lowercased(text, locale: language).unicodeScalars
    return String(String.UnicodeScalarView(scalars.map { $0 == "\u{2019}" ? "'" : $0 }))
  }

  private func rank(of keyword: String) -> Rank? {
    let keyword = Self.folded(keyword, language: language)
    guard let range = TextSearch.ranges(of: query, in: keyword, locale: collation).first else {
      return nil
    }
    if range == keyword.startIndex..<keyword.endIndex { return .whole }
    return range.lowerBound == keyword.startIndex ? .start : .inside
  }
}
