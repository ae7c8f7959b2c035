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

  /// Which differences do not count, the fewest first.
  enum Tolerance: CaseIterable {
    /// Those of case and accents that the language does not count.
    case language
    /// Those of letters that are made of others, and of the dotless ı where the query is in ASCII.
    case letters
    /// Those of spaces and hyphens, too, in keywords that begin with the query.
    case joints
  }

  /// What is searched for, folded.
  private let query: String
  private let language: String
  private let tolerance: Tolerance
  /// Whether the dotless ı is the other one: where the query is from a keyboard that lacks it.
  private let ignoresDots: Bool

  /// Prepares a query.
  ///
  /// - Parameters:
  ///   - query: What is searched for.
  ///   - language: The language that decides about case: in Turkish `I` is `ı`.
  ///   - tolerance: Which differences do not count.
  init(query: String, language: String, tolerance: Tolerance) {
    self.language = language
    self.tolerance = tolerance
    ignoresDots = tolerance != .language && query.allSatisfy(\.isASCII)
    self.query = Self.folded(query, language, tolerance, ignoresDots)
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
  private static func folded(
    _ text: String, _ language: String, _ tolerance: Tolerance, _ ignoresDots: Bool
  ) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in CaseMapping.lowercased(text, locale: language).unicodeScalars {
      switch scalar {
      case "\u{2019}": scalars.append("'")
      case "ı" where ignoresDots: scalars.append("i")
      case " ", "-", "\u{2010}", "\u{2011}":
        if tolerance != .joints { scalars.append(scalar) }
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  private func rank(of keyword: String) -> Rank? {
    let keyword = Self.folded(keyword, language, tolerance, ignoresDots)
    let collation = tolerance == .language ? language : "und"
    guard let range = TextSearch.ranges(of: query, in: keyword, locale: collation).first else {
      return nil
    }
    if range == keyword.startIndex..<keyword.endIndex { return .whole }
    if range.lowerBound == keyword.startIndex { return .start }
    return tolerance == .joints ? nil : .inside
  }
}
