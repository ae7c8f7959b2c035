public import CatalogRuntime
internal import ICUKit

/// Search for components by the words of a language, without regard to case and accents.
///
/// A component is found where the query stands anywhere in one of its keywords, so that a part of a word is enough.
/// What is the same letter is decided by the collation of the language: Spanish `busqueda` finds `búsqueda`, Turkish
/// `GİRİŞ` finds `giriş`, Japanese kana of both kinds are the same. Where that finds nothing,
/// letters that the language has as its own are taken for those they are made of, so that Polish `poprawnosci`
/// finds `poprawności` from a keyboard that lacks the letter, and Turkish `GIRIS` finds `giriş`. At last words that are
/// written together or with a hyphen are found, `textfield` and `text-field`.
public enum ComponentSearch {
  /// A component that was found.
  public struct Match: Hashable, Sendable {
    /// The component.
    public let component: Component
    /// The keywords in which the query stands, in the language of the reader, the best first; all of them for an empty
    /// query.
    public let keywords: [String]
  }

  /// Returns the components that a query finds.
  ///
  /// - Parameters:
  ///   - query: What was typed; white space at its ends does not count, and inside it is one space however much. An empty one finds all components.
  ///   - locale: The locale of the reader.
  /// - Returns: The components, best first: those with a keyword that is the query, that begins with it, that holds it;
  ///   those that are as good in the order of ``Component``.
  public static func search(_ query: String, locale: CatalogLocale) -> [Match] {
    let query = FieldInput(query).text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let components = Component.allCases.map { component in
      (component, component.keywords.map { $0.text(in: locale) })
    }
    if query.isEmpty { return components.map { Match(component: $0, keywords: $1) } }
    for tolerance in KeywordMatcher.Tolerance.allCases {
      let matcher = KeywordMatcher(
        query: query, language: locale.identifier, tolerance: tolerance)
      let matches = search(components, with: matcher)
      if !matches.isEmpty { return matches }
    }
    return []
  }

  private static func search(
    _ components: [(Component, [String])], with matcher: KeywordMatcher
  ) -> [Match] {
    let ranked = components.compactMap { component, keywords in
      matcher.matches(among: keywords).map {
        (rank: $0.rank, match: Match(component: component, keywords: $0.keywords))
      }
    }
    return KeywordMatcher.Rank.allCases.flatMap { rank in
      ranked.filter { $0.rank == rank }.map(\.match)
    }
  }
}
