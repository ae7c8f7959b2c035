internal import CatalogModel
internal import ICUKit
internal import LocaleCore
internal import SourceText

/// Reports plural forms that are never shown.
struct PluralUnreachable: EntryRule {
  static let description = RuleDescription(
    id: "plural-unreachable",
    summary: "A plural has a form that the language never selects.",
    rationale: """
      The form is translated, reviewed and never shown. In Japanese, Chinese and Korean most such \
      forms are copies of `other` and do no harm. A name that is no plural category, such as \
      `singular` or `=1`, is worse: its numbers show `other`. `zero` is left alone: Apple takes it \
      for the number 0 in every language.
      """,
    correction: "Remove the form, or give it the name of the category that was meant.",
    defaultSeverity: .info,
    triggering: [
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "ja" : { "variations" : { "plural" : {
                  "↓one" : { "stringUnit" : { "state" : "translated", "value" : "%lld 個のファイル" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld 個のファイル" } }
                } } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "en" : { "variations" : { "plural" : {
                  "↓=1" : { "stringUnit" : { "state" : "translated", "value" : "A file" } },
                  "↓One" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
                  "↓few" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
                } } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "tlh" : { "variations" : { "plural" : {
                  "↓singular" : { "stringUnit" : { "state" : "translated", "value" : "%lld" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld" } }
                } } }
              }
            }
        """#),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "ja" : { "variations" : { "plural" : {
                  "zero" : { "stringUnit" : { "state" : "translated", "value" : "ファイルなし" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld 個のファイル" } }
                } } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "es" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld archivo" } },
                  "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld de archivos" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld archivos" } }
                } } },
                "tlh" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld" } }
                } } }
              }
            }
        """#),
    ])

  init() {}

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    for localization in entry.varyingLocalizations {
      for plural in localization.pluralVariations {
        for form in plural.variation.cases {
          guard let message = message(for: form.name, in: localization.locale) else { continue }
          findings.report(
            message, at: form.nameRange, key: entry.entry.key,
            locale: localization.localization.locale,
            path: plural.path.appending(.plural, form.name))
        }
      }
    }
  }

  private func message(for name: String, in locale: LocaleContext) -> DiagnosticMessage? {
    let selected =
      locale.plurals.isKnown ? locale.plurals.numbers.map(\.category) : PluralCategory.allCases
    guard let category = PluralCategory(rawValue: name) else {
      let suggestion = PluralUnreachable.suggestion(for: name)
      if let suggestion, suggestion == .zero || selected.contains(suggestion) {
        return .noCategory(name, suggestion: suggestion.rawValue)
      }
      return .noCategory(name, selected: selected, locale: locale.identifier)
    }
    guard category != .zero, !selected.contains(category) else { return nil }
    return .unreachable(name, locale: locale.identifier)
  }

  /// The category that was probably meant.
  private static func suggestion(for name: String) -> PluralCategory? {
    let names = PluralCategory.allCases.map(\.rawValue)
    if let nearest = NameSuggestion.nearest(to: name, among: names) {
      return PluralCategory(rawValue: nearest)
    }
    return switch name.lowercased() {
    case "=0", "0", "none": .zero
    case "=1", "1", "singular": .one
    case "=2", "2", "dual": .two
    case "paucal": .few
    case "plural", "default", "else": .other
    default: nil
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func unreachable(_ category: String, locale: String) -> DiagnosticMessage {
    "\(locale) never selects `\(category)`, so the form is never shown; remove it"
  }

  fileprivate static func noCategory(_ name: String, suggestion: String) -> DiagnosticMessage {
    "“\(name)” is no plural category, so the form is never shown; use `\(suggestion)`"
  }

  fileprivate static func noCategory(
    _ name: String, selected: [PluralCategory], locale: String
  ) -> DiagnosticMessage {
    let names = selected.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    return """
      “\(name)” is no plural category, so the form is never shown; \(locale) takes \(names): rename or remove it
      """
  }
}
