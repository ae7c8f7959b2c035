internal import ICUKit
internal import LocaleCore

/// Where the messages for one reader are looked for, in each table of a bundle.
final class LocaleChain: Sendable {
  /// One locale of a table.
  struct Step: Sendable {
    /// The index in the file.
    let locale: Int
    /// How its messages are formatted.
    let format: FormatLocale
  }

  /// The locales of each table, best first, by the position of the table; the source language is the last one.
  let steps: [[Step]]
  /// The locale that serves best, with the region and the extensions that were asked for.
  let resolved: CatalogLocale

  /// Finds the locales for a reader.
  ///
  /// CLDR's matcher chooses among all locales of the bundle, so that its tables speak one language. Behind the best
  /// match come its parents, then the matches of what else the reader understands, and the source language.
  init(for locale: CatalogLocale, tables: [BundleTable], matcher: LocaleMatcher?) {
    var chosen: [(tag: String, format: String)] = []
    var matches = [matcher?.bestMatch(for: locale.preferences)]
    if locale.preferences.count > 1 {
      matches += locale.preferences.map { matcher?.bestMatch(for: [$0]) }
    }
    for match in matches.compactMap(\.self) {
      for tag in LocaleTag(match.supported).fallbackChain {
        guard !chosen.contains(where: { $0.tag == tag.identifier }) else { continue }
        chosen.append((tag.identifier, match.resolved.identifier))
      }
    }
    steps = tables.map { table in
      let last = (tag: table.source.tag, format: table.source.tag)
      let chain = chosen.contains { $0.tag == last.tag } ? chosen : chosen + [last]
      return chain.compactMap { tag, format in
        table.file.locales[tag].map { Step(locale: $0, format: .locale(format)) }
      }
    }
    let resolved = chosen.first?.format ?? tables.first?.source.tag ?? "und"
    self.resolved = CatalogLocale(LocaleTag(resolved))
  }
}
