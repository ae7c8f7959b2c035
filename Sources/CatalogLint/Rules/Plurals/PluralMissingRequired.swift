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
      whose only form `other` has no words, such as `%lld`, is left alone, as is one in MessageFormat \
      that shows its number nowhere (“{n, plural, =1 {the file} other {the files}}”), one whose forms differ in nothing else, one that \
      lacks a form for 0 alone, and one that is the source text itself, which nobody translated.
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
      RuleExample(
        #"""
            "files" : {
              "localizations" : {
                "pl" : { "stringUnit" : { "state" : "translated",
                  "value" : "{↓count, plural, =1 {plik} one {# plik} many {# plików} other {# pliku}}" } },
                "uk" : { "stringUnit" : { "state" : "translated",
                  "value" : "\t{↓count, plural, =1 {файл} few {# файли} many {# файлів} other {# файлу}}" } },
                "en" : { "stringUnit" : { "state" : "translated",
                  "value" : "{↓place, selectordinal, one {#st} two {#nd} other {#th}}" } }
              }
            }
        """#, syntax: .messageFormat1),
      RuleExample(
        #"""
            "files" : {
              "localizations" : {
                "cs" : { "stringUnit" : { "state" : "translated",
                  "value" : ".input {$n :integer}\n.match ↓$n\none {{{$n} soubor}}\n* {{{$n} souborů}}" } }
              }
            }
        """#, syntax: .messageFormat2),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "files" : {
              "localizations" : {
                "fr" : { "stringUnit" : { "state" : "translated",
                  "value" : "{count, plural, =1 {un fichier} other {# fichiers}}" } },
                "pl" : { "stringUnit" : { "state" : "translated",
                  "value" : "Usuń {count, plural, =1 {plik} other {pliki}}" } },
                "ru" : { "stringUnit" : { "state" : "translated",
                  "value" : "{count, plural, =1 {1 мин.} other {# мин.}}" } },
                "en" : { "stringUnit" : { "state" : "translated",
                  "value" : "{count, plural, =1 {a file} other {# files}}" } },
                "uk" : { "stringUnit" : { "state" : "translated",
                  "value" : "{count, plural, =1 {a file} other {# files}}" } }
              }
            }
        """#, syntax: .messageFormat1),
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

  var concerns: EntryFeatures { [.variations, .messages] }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    // Which forms there are is what the header of gettext says, by which gettext-plural-forms counts them.
    guard !entry.catalog.format.isOfGettext else { return }
    for localization in entry.pluralLocalizations {
      for plural in localization.pluralVariations
      where !localization.isBareNumber(plural) && localization.hasText(in: plural)
        && plural.message?.needsForms ?? true && !isCopy(plural, of: localization, entry)
      {
        check(plural, of: localization, entry, into: &findings)
      }
    }
  }

  /// Whether a plural stands in a text that is that of the source language: it lacks more than forms.
  private func isCopy(
    _ plural: PluralVariation, of localization: LocalizationContext, _ entry: EntryContext
  ) -> Bool {
    guard !localization.locale.isSource, let message = plural.message?.message,
      let source = entry.sourceTexts.message(at: plural.path)
    else { return false }
    return message.hasSameText(as: source)
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
      guard numbers.count > 0, !plural.leavesOnlyZero(numbers) else { continue }
      let name = category.category.rawValue
      findings.report(
        .missing(name, locale: locale, samples: numbers.samples(limit: 4)),
        at: plural.variation.kindRange, key: entry.entry.key, locale: locale,
        path: plural.path(of: category.category))
    }
  }
}

extension PluralVariation {
  /// Whether a form for the number 1 leaves of a category only 0: few messages are shown for it.
  fileprivate func leavesOnlyZero(_ numbers: CategoryNumbers) -> Bool {
    numbers.count == 1 && numbers.begins(with: 0) && explicitNumbers.contains(1)
      && !(message?.selector.forms.contains { $0.key == .word("zero") } ?? false)
  }
}

extension PluralVariation.OfMessage {
  /// Whether a number that has no form of its own may be shown with the wrong words.
  ///
  /// That cannot be where no text shows the number, as forms then tell one thing from several, nor where all forms
  /// have the same words: `{n, plural, =1 {1 min} other {# min}}`.
  fileprivate var needsForms: Bool {
    message.selections.contains { message.shown($0).arguments.contains(selector.name) }
      && (selector.forms.count == 1
        || Set(selector.forms.map { words(with: $0.selection) }).count > 1)
  }

  /// What is shown without values, digits and white space.
  private func words(with selection: Selection) -> [UInt8] {
    BlankedText(message.shown(selection).text).bytes.filter { $0 > 0x20 && !$0.isASCIIDigit }
  }
}

extension DiagnosticMessage {
  fileprivate static func missing(
    _ category: String, locale: String, samples: String
  ) -> DiagnosticMessage {
    "\(locale) needs `\(category)`: \(samples); add the form"
  }
}
