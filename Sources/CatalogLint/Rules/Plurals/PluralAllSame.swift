internal import CatalogModel
internal import ICUKit
internal import LocaleCore
internal import MessageSyntax
internal import SourceText

/// Reports plurals whose forms are all the same in a language that tells them apart.
struct PluralAllSame: EntryRule {
  static let description = RuleDescription(
    id: "plural-all-same",
    summary: "All forms of a plural are the same in a language that has several.",
    rationale: """
      Such forms are copies that nobody filled in: “1 files”. But many words do not change (German \
      “1 Zeichen, 2 Zeichen”), so that the rule is off until it is asked for. Left alone are \
      languages that leave a noun as it is after a number, such as Turkish and Hungarian, texts \
      whose words are no longer than four letters (`%lld min`), and translations of a plural whose \
      source forms are all the same.
      """,
    correction: "Write the form for each number, or make the message one text without forms.",
    defaultSeverity: nil,
    triggering: [
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "de" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "↓%lld Dateien" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Dateien" } }
                } } },
                "en" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
                } } }
              }
            },
            "%lld items" : {
              "localizations" : {
                "en" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "↓%lld items" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld items" } }
                } } }
              }
            }
        """#)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "hu" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld fájlok" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld fájlok" } }
                } } },
                "ja" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld 個のファイル" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld 個のファイル" } }
                } } },
                "pl" : { "variations" : { "plural" : {
                  "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld pliki" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld plików" } }
                } } }
              }
            },
            "%lld min" : {
              "localizations" : {
                "de" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Min." } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Min." } }
                } } }
              }
            },
            "%lld sheep" : {
              "localizations" : {
                "de" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "new", "value" : "%lld Schafe" } },
                  "other" : { "stringUnit" : { "state" : "new", "value" : "%lld Schafe" } }
                } } }
              }
            }
        """#)
    ])

  init() {}

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    guard entry.isTranslatable, !entry.varyingLocalizations.isEmpty else { return }
    let isSourceAllSame = entry.source.map(hasOnlySameForms) ?? false
    for localization in entry.varyingLocalizations {
      guard localization.locale.isSource || !isSourceAllSame, tellsFormsApart(localization.locale)
      else { continue }
      for plural in localization.pluralVariations {
        guard let form = sameForm(of: plural) else { continue }
        findings.report(
          .allSame(localization.localization.locale), at: form.node.unit?.valueRange,
          key: entry.entry.key, locale: localization.localization.locale,
          path: plural.path.appending(.plural, form.name))
      }
    }
  }

  private func hasOnlySameForms(_ localization: LocalizationContext) -> Bool {
    !localization.pluralVariations.isEmpty
      && localization.pluralVariations.allSatisfy { sameForm(of: $0) != nil }
  }

  private func tellsFormsApart(_ locale: LocaleContext) -> Bool {
    locale.plurals.isKnown && locale.plurals.numbers.count > 1
      && !PluralAllSame.languagesWithOneNounForm.contains(locale.tag.language)
  }

  /// Returns the first form where all of them, two or more, have the same words.
  private func sameForm(of plural: PluralVariation) -> Variation.Case? {
    let forms = plural.variation.cases
    guard forms.count > 1, let first = forms.first, let text = first.node.unit?.translatedText,
      forms.dropFirst().allSatisfy({ $0.node.unit?.translatedText == text }), hasLongWord(text)
    else { return nil }
    return first
  }

  /// Whether a text has a word that is no abbreviation of a unit.
  private func hasLongWord(_ text: String) -> Bool {
    let placeholders = PrintfText(parsing: text).placeholders.map(\.range)
    var length = 0
    var offset = 0
    for character in text {
      let isInPlaceholder = placeholders.contains { $0.contains(offset) }
      length = character.isLetter && !isInPlaceholder ? length + 1 : 0
      if length > 4 { return true }
      offset += character.utf8.count
    }
    return false
  }

  /// Languages that have several categories, and in which a noun stays as it is after a number.
  private static let languagesWithOneNounForm: Set = [
    "as", "az", "bn", "br", "ckb", "cy", "eu", "fa", "fil", "ga", "gu", "hu", "hy", "ka", "kk",
    "kn", "ku",
    "ky", "ml", "mn", "ne", "ps", "si", "ta", "te", "tk", "tr", "tt", "ug", "ur", "uz",
  ]
}

extension DiagnosticMessage {
  fileprivate static func allSame(_ locale: String) -> DiagnosticMessage {
    "all plural forms in \(locale) are the same; write the form for each number, or one text without forms"
  }
}
