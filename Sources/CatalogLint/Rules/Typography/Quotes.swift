internal import CatalogModel
internal import LocaleCore
internal import SourceText

/// Reports quotation marks of another language, and such as nothing opens or closes.
struct Quotes: EntryRule {
  static let description = RuleDescription(
    id: "quotes",
    summary: "A quotation mark is not one of the language, or lacks its counterpart.",
    rationale: """
      Each language has marks of its own, `„…“` in German, `«…»` in Russian, `「…」` in Japanese, and \
      the marks of another one look like a mistake, as does a quotation that nothing closes. The \
      marks are those of CLDR with what books in the language print besides; the straight marks of \
      typewriters serve every language. Left alone are apostrophes and other single marks, inches, \
      and a mark without its counterpart where the source text has the same.
      """,
    correction: "Use the marks of the language, an opening and a closing one.",
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "Delete “%@”?" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓“%@” löschen?" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Supprimer « %@↓„ ?" } },
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "↓「%@を削除しますか？" } },
                "pl" : { "stringUnit" : { "state" : "translated", "value" : "Usunąć „%@ w ↓„%@””?" } },
                "ru" : { "stringUnit" : { "state" : "translated", "value" : "Удалить %@↓»?" } }
              }
            },
            "Rename “%@↓“" : { }
        """#)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Delete “%@”?" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "„%@ ‚neu‘“ löschen?" } },
                "en-GB" : { "stringUnit" : { "state" : "translated", "value" : "Delete ‘%@’?" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Supprimer l’objet « %@ » ?" } },
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "「%@」を削除しますか？" } },
                "nl" : { "stringUnit" : { "state" : "translated", "value" : "\"%@\" verwijderen?" } },
                "sv" : { "stringUnit" : { "state" : "translated", "value" : "Radera ”%@”?" } }
              }
            },
            "A 27\" screen" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Ein 27\"-Bildschirm" } }
              }
            }
        """#)
    ])

  init() {}

  var concerns: EntryFeatures { .texts(having: .quotationMark) }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    guard entry.isTranslatable, entry.traits.contains(.quotationMark) else { return }
    if let style = entry.catalog.source.quotations {
      let locale = entry.source?.localization.locale ?? entry.catalog.source.identifier
      entry.forEachSourceText(having: .quotationMark) { source in
        guard let found = QuotationSearch.first(in: source.text, style: style) else { return }
        findings.report(
          .quotation(found.fault, locale, style),
          at: source.place.map { entry.catalog.range(of: found.range, in: $0) },
          key: entry.entry.key, locale: entry.source?.localization.locale, path: source.path)
      }
    }
    entry.forEachTranslation(having: .quotationMark) { compared in
      guard let style = compared.localization.locale.quotations,
        let found = QuotationSearch.first(in: compared.text, style: style),
        !(found.fault.isUnbalanced && isUnbalanced(compared.source, entry.catalog.source))
      else { return }
      findings.report(
        .quotation(found.fault, compared.localization.localization.locale, style), at: found.range,
        in: compared, of: entry)
    }
  }

  private func isUnbalanced(_ source: String?, _ locale: LocaleContext) -> Bool {
    guard let source, let style = locale.quotations else { return false }
    return QuotationSearch.first(in: source, style: style)?.fault.isUnbalanced ?? false
  }
}

extension QuotationSearch.Fault {
  /// Whether a mark lacks its counterpart.
  fileprivate var isUnbalanced: Bool {
    switch self {
    case .unclosed, .unopened: true
    case .foreign, .nested: false
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func quotation(
    _ fault: QuotationSearch.Fault, _ locale: String, _ style: QuotationStyle
  ) -> DiagnosticMessage {
    let usual = "\(style.usual.opening)…\(style.usual.closing)"
    return switch fault {
    case .foreign(let mark):
      "`\(mark)` is no quotation mark of \(locale); write `\(usual)`"
    case .unclosed(let mark):
      "`\(mark)` opens a quotation in \(locale) that nothing closes; write `\(usual)`"
    case .unopened(let mark):
      "`\(mark)` closes a quotation in \(locale) that nothing opens; write `\(usual)`"
    case .nested(let mark):
      "`\(mark)` opens a quotation before the first one is closed; in \(locale) write `\(usual)`, and inside it `\(style.inner.opening)…\(style.inner.closing)`"
    }
  }
}
