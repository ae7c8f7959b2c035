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
        """#),
      RuleExample(
        #"""
            "files" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated",
                  "value" : "{n, plural, one ↓{# Dateien} other {# Dateien}} gesichert" } },
                "en" : { "stringUnit" : { "state" : "translated",
                  "value" : "{n, plural, one {# file} other {# files}} saved" } }
              }
            }
        """#, syntax: .messageFormat1),
      RuleExample(
        #"""
            "files" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated",
                  "value" : ".input {$n :integer}\n.match $n\none {{↓{$n} Dateien}}\n* {{{$n} Dateien}}" } }
              }
            }
        """#, syntax: .messageFormat2),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "files" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated",
                  "value" : "Schlange: {n, plural, one {# min} other {# min}}" } },
                "es" : { "stringUnit" : { "state" : "translated",
                  "value" : "{n, plural, =1 {un archivo} one {# archivos} other {# archivos}}" } },
                "fr" : { "stringUnit" : { "state" : "translated",
                  "value" : "{n, plural, one {# fichier} other {# fichiers}}" } },
                "tr" : { "stringUnit" : { "state" : "translated",
                  "value" : "{n, plural, one {# dosya} other {# dosya}}" } }
              }
            }
        """#, syntax: .messageFormat1),
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
        """#),
    ])

  init() {}

  var concerns: EntryFeatures { [.variations, .messages] }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    guard entry.isTranslatable, !entry.pluralLocalizations.isEmpty else { return }
    let isSourceAllSame = entry.source.map { hasOnlySameForms($0, entry.catalog) } ?? false
    for localization in entry.pluralLocalizations {
      guard localization.locale.isSource || !isSourceAllSame else { continue }
      for plural in localization.pluralVariations
      where tellsFormsApart(plural, in: localization.locale) {
        guard let form = sameForm(of: plural, in: localization, entry.catalog) else { continue }
        findings.report(
          .allSame(localization.localization.locale), at: form.range,
          key: entry.entry.key, locale: localization.localization.locale, path: form.path)
      }
    }
  }

  private func hasOnlySameForms(
    _ localization: LocalizationContext, _ catalog: CatalogContext
  ) -> Bool {
    !localization.pluralVariations.isEmpty
      && localization.pluralVariations.allSatisfy {
        sameForm(of: $0, in: localization, catalog) != nil
      }
  }

  private func tellsFormsApart(_ plural: PluralVariation, in locale: LocaleContext) -> Bool {
    let profile = plural.profile(in: locale)
    return profile.isKnown && profile.numbers.count > 1
      && !PluralAllSame.languagesWithOneNounForm.contains(locale.tag.language)
  }

  /// The first of some forms, with the way to it.
  private typealias Form = (path: VariationPath, range: SourceRange?)

  /// Returns the first form where all of them, two or more, have the same words.
  private func sameForm(
    of plural: PluralVariation, in localization: LocalizationContext, _ catalog: CatalogContext
  ) -> Form? {
    if let message = plural.message {
      return sameForm(of: message, at: plural.path, in: localization, catalog)
    }
    let forms = plural.variation.cases
    guard forms.count > 1, let first = forms.first, let text = first.node.unit?.translatedText,
      forms.dropFirst().allSatisfy({ $0.node.unit?.translatedText == text }), hasLongWord(text)
    else { return nil }
    return (plural.path.appending(.plural, first.name), first.node.unit?.valueRange)
  }

  /// Returns the first form of a plural in a message, where the other selectors are the same for all of them and no number
  /// has a form of its own.
  private func sameForm(
    of plural: PluralVariation.OfMessage, at path: VariationPath,
    in localization: LocalizationContext, _ catalog: CatalogContext
  ) -> Form? {
    let forms = plural.selector.forms
    guard forms.count > 1, let first = forms.first,
      let unit = localization.units.first(where: { $0.path == path }),
      unit.unit.translatedText != nil,
      !forms.contains(where: { if case .number = $0.key { true } else { false } })
    else { return nil }
    func others(_ form: MessageSelector.Form) -> [String: SelectionKey] {
      form.selection.keys.filter { $0.key != plural.selector.name }
    }
    let text = plural.message.text(at: first.textRange)
    guard
      forms.dropFirst().allSatisfy({ form in
        others(form) == others(first)
          && plural.message.text(at: form.textRange) == text
      }), hasLongWord(text, depth: plural.message.reading is MessageFormat1Reading ? -1 : 0)
    else { return nil }
    return (path, unit.range(of: first.textRange, in: catalog))
  }

  /// Whether a text has a word that is no abbreviation of a unit.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - depth: How many braces are open around it; those that stand around the form of a message count as -1.
  private func hasLongWord(_ text: String, depth: Int = 0) -> Bool {
    let placeholders = PrintfText(parsing: text).placeholders.map(\.range)
    var length = 0
    var offset = 0
    var depth = depth
    for character in text {
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      let isInPlaceholder = depth > 0 || placeholders.contains { $0.contains(offset) }
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
