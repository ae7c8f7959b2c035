internal import SourceText

/// Findings that differ in nothing but the locale, as one.
struct FoldedFinding {
  /// The first of them.
  let diagnostic: Diagnostic
  /// The locales of the others, as the file spells them.
  private(set) var otherLocales: [String] = []
  /// How many there are.
  private(set) var count = 1

  /// What findings that are folded have in common.
  private struct Likeness: Hashable {
    let rule: RuleID
    let severity: Severity
    let range: SourceRange?
    let key: String?
    let variation: String?
    let format: String
    /// The arguments, `nil` for the locale.
    let arguments: [String?]
    let notes: [Diagnostic.Note]

    /// Among the findings of one place few have the same rule and are still not alike.
    func hash(into hasher: inout Hasher) { hasher.combine(rule) }
  }

  /// Folds the findings of one file; the order of the first of each stays.
  ///
  /// - Parameter diagnostics: The findings, ordered by their places.
  /// - Returns: The findings, ordered as they were.
  static func fold(_ diagnostics: [Diagnostic]) -> [FoldedFinding] {
    var folded: [FoldedFinding] = []
    folded.reserveCapacity(diagnostics.count)
    var rest = diagnostics[...]
    while let first = rest.first {
      let samePlace = rest.prefix { $0.range?.start == first.range?.start }
      rest = rest[samePlace.endIndex...]
      if samePlace.count == 1 {
        folded.append(FoldedFinding(diagnostic: first))
      } else {
        appendFolding(samePlace, to: &folded)
      }
    }
    return folded
  }

  private static func appendFolding(
    _ diagnostics: ArraySlice<Diagnostic>, to folded: inout [FoldedFinding]
  ) {
    var places: [Likeness: Int] = [:]
    for diagnostic in diagnostics {
      guard let locale = diagnostic.subject.locale else {
        folded.append(FoldedFinding(diagnostic: diagnostic))
        continue
      }
      let likeness = likeness(of: diagnostic, locale)
      if let place = places[likeness] {
        folded[place].count += 1
        if !folded[place].names(locale) { folded[place].otherLocales.append(locale) }
      } else {
        places[likeness] = folded.count
        folded.append(FoldedFinding(diagnostic: diagnostic))
      }
    }
  }

  private func names(_ locale: String) -> Bool {
    diagnostic.subject.locale == locale || otherLocales.contains(locale)
  }

  private static func likeness(of diagnostic: Diagnostic, _ locale: String) -> Likeness {
    Likeness(
      rule: diagnostic.rule, severity: diagnostic.severity, range: diagnostic.range,
      key: diagnostic.subject.key, variation: diagnostic.subject.variation,
      format: diagnostic.message.format,
      arguments: diagnostic.message.arguments.map { $0 == locale ? nil : $0 },
      notes: diagnostic.notes)
  }
}
