internal import CatalogModel
internal import ICUKit
internal import LocaleCore
internal import SourceText

/// Reports plurals that lack a form for everyday numbers.
struct PluralMissingRequired: EntryRule {
  static let description = RuleDescription(
    id: "plural-missing-required",
    summary: "A plural has no form for a category that whole numbers up to 1000 are in.",
    rationale: """
      For these numbers people see the form `other`, which is wrong in their language: “2 plików” for \
      “2 pliki”. What a language needs comes from CLDR's rules, tried on the numbers from 0 to \
      1000; categories for decimals and millions alone belong to plural-missing-optional. `zero` is \
      needed where the language has a category of its own for it, as Arabic, Latvian and Welsh do; \
      elsewhere it is an extra form for the number 0, which then is not asked of another form. A plural \
      whose only form `other` has no words, such as `%lld`, is left alone.
      """,
    correction: "Add the form.",
    defaultSeverity: .error,
    triggering: [
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "pl" : { "variations" : { "↓plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld plik" } },
                  "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld plików" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld pliku" } }
                } } }
              }
            }
        """#),
      RuleExample(
        #"""
            "files.in" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : { "state" : "translated", "value" : "%#@files@ in %@" },
                  "substitutions" : { "files" : { "argNum" : 1, "formatSpecifier" : "lld",
                    "variations" : { "↓plural" : {
                      "zero" : { "stringUnit" : { "state" : "translated", "value" : "no files" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg files" } }
                    } }
                  } }
                }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "lv" : { "variations" : { "↓plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld fails" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld faili" } }
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
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld archivos" } }
                } } },
                "cs" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld soubor" } },
                  "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld soubory" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld souborů" } }
                } } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "ja" : { "variations" : { "plural" : {
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld 個のファイル" } }
                } } },
                "tlh" : { "variations" : { "plural" : {
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld" } }
                } } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld %%" : {
              "localizations" : {
                "de" : { "variations" : { "plural" : {
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld %%" } }
                } } }
              }
            }
        """#),
    ])

  init() {}

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    for localization in entry.pluralLocalizations {
      for plural in localization.pluralVariations
      where !localization.isBareNumber(plural) && localization.hasText(in: plural) {
        check(plural, of: localization, entry, into: &findings)
      }
    }
  }

  private func check(
    _ plural: PluralVariation, of localization: LocalizationContext, _ entry: EntryContext,
    into findings: inout FindingSink
  ) {
    let locale = localization.localization.locale
    let profile = plural.profile(in: localization.locale)
    for category in profile.numbers
    where category.category != .other && !plural.hasForm(category.category) {
      let numbers = CategoryNumbers(category, in: plural, profile)
      guard numbers.count > 0 else { continue }
      let name = category.category.rawValue
      findings.report(
        .missing(name, locale: locale, samples: numbers.samples(limit: 4)),
        at: plural.variation.kindRange, key: entry.entry.key, locale: locale,
        path: plural.path(of: category.category))
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func missing(
    _ category: String, locale: String, samples: String
  ) -> DiagnosticMessage {
    "\(locale) needs `\(category)`: \(samples); add the form"
  }
}
