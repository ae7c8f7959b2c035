internal import CatalogModel
internal import ICUKit
internal import LocaleCore
internal import SourceText

/// Reports plurals that lack a form for decimals or very large numbers.
struct PluralMissingOptional: EntryRule {
  static let description = RuleDescription(
    id: "plural-missing-optional",
    summary: "A plural has no form for a category that only decimals or large numbers are in.",
    rationale: """
      CLDR gives Spanish, French, Italian, Portuguese and Catalan a category `many` for exact \
      millions, and Czech, Slovak and Lithuanian one for decimals. Hardly any message counts so, and \
      tools that asked for these forms everywhere buried what matters: translators filled them with \
      copies of `other`. The rule is off; turn it on for a catalog that shows decimals or millions.
      """,
    correction: "Add the form where the message shows such numbers, else leave the rule off.",
    defaultSeverity: nil,
    triggering: [
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "es" : { "variations" : { "↓plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld archivo" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld archivos" } }
                } } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lf days" : {
              "localizations" : {
                "cs" : { "variations" : { "↓plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lf den" } },
                  "few" : { "stringUnit" : { "state" : "translated", "value" : "%lf dny" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lf dnů" } }
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
                "es" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld archivo" } },
                  "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld de archivos" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld archivos" } }
                } } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "ru" : { "variations" : { "plural" : {
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "Файлы: %lld" } }
                } } }
              }
            }
        """#),
    ])

  init() {}

  var concerns: EntryFeatures { [.variations, .messages] }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    // Where only whole numbers are counted, the file itself says which forms there are.
    guard entry.catalog.catalog.pluralNumbers == .all else { return }
    for localization in entry.pluralLocalizations {
      let plurals = localization.pluralVariations
      guard !plurals.isEmpty else { continue }
      for plural in plurals {
        let optional = plural.profile(in: localization.locale).numbers.filter {
          $0.category != .other && !$0.isNeededByIntegers
        }
        for category in optional where !plural.hasForm(category.category) {
          report(category, plural, of: localization, entry, into: &findings)
        }
      }
    }
  }

  private func report(
    _ category: PluralProfile.Numbers, _ plural: PluralVariation,
    of localization: LocalizationContext, _ entry: EntryContext, into findings: inout FindingSink
  ) {
    let locale = localization.localization.locale
    let samples = plural.profile(in: localization.locale).otherSamples(of: category.category)
    findings.report(
      .missing(
        category.category.rawValue, locale: locale,
        samples: samples.prefix(2).joined(separator: ", ")),
      at: plural.variation.kindRange, key: entry.entry.key, locale: locale,
      path: plural.path(of: category.category))
  }
}

extension DiagnosticMessage {
  fileprivate static func missing(
    _ category: String, locale: String, samples: String
  ) -> DiagnosticMessage {
    "\(locale) needs `\(category)` only for: \(samples)…; add the form if the message shows such numbers"
  }
}
