internal import CatalogModel
internal import ICUKit
internal import LocaleCore
internal import SourceText

/// Reports plural forms that leave out a number that they cannot imply.
struct PluralImpliedQuantity: EntryRule {
  static let description = RuleDescription(
    id: "plural-implied-quantity",
    summary: "A plural form leaves out the number, though it is shown for several numbers.",
    rationale: """
      “One file” is right for English `one`, which is 1 and nothing else. Russian `one` is 1, 21, 31 \
      and so on: with “один файл” people with 21 files read that they have one. French `one` is 0 and \
      1, unless a form `zero` takes the 0. Which numbers a category has comes from CLDR. The rule \
      leaves messages alone whose source text shows no number, and substitutions beside which the \
      number is shown.
      """,
    correction:
      "Show the number in the form, or give 0 a form `zero` where that is the only other number.",
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "ru" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "↓Один файл" } },
                  "few" : { "stringUnit" : { "state" : "translated", "value" : "↓Несколько файлов" } },
                  "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld файлов" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld файла" } }
                } } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "fr" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "↓Un fichier" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld fichiers" } }
                } } }
              }
            }
        """#),
      RuleExample(
        #"""
            "files.in" : {
              "localizations" : {
                "ru" : {
                  "stringUnit" : { "state" : "translated", "value" : "%#@files@ в %2$@" },
                  "substitutions" : { "files" : { "argNum" : 1, "formatSpecifier" : "lld",
                    "variations" : { "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "↓один файл" } },
                      "few" : { "stringUnit" : { "state" : "translated", "value" : "%arg файла" } },
                      "many" : { "stringUnit" : { "state" : "translated", "value" : "%1$lld файлов" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld файла" } }
                    } }
                  } }
                }
              }
            }
        """#, sourceLanguage: "ru"),
      RuleExample(
        #"""
            "files" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated",
                  "value" : "{count, plural, one {One file} other {# files}} in {place}" } },
                "ru" : { "stringUnit" : { "state" : "translated",
                  "value" : "{count, plural, one ↓{Файл} few {# файла} many {# файлов} other {# файла}} в {place}" } },
                "fr" : { "stringUnit" : { "state" : "translated",
                  "value" : "{count, plural, one ↓{Un fichier} other {# fichiers}} dans {place}" } }
              }
            }
        """#, syntax: .messageFormat1),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "files" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated",
                  "value" : "{count, plural, one {One file} other {# files}} in {place}" } },
                "fr" : { "stringUnit" : { "state" : "translated",
                  "value" : "{count, plural, =0 {Rien} one {Un fichier} other {# fichiers}} dans {place}" } },
                "ru" : { "stringUnit" : { "state" : "translated",
                  "value" : "{count, plural, =1 {Файл} one {# файл} few {# файла} many {# файлов} other {# файла}} в {place}" } }
              }
            }
        """#, syntax: .messageFormat1),
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "de" : { "variations" : { "plural" : {
                  "zero" : { "stringUnit" : { "state" : "translated", "value" : "Keine Datei" } },
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "Eine Datei" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Dateien" } }
                } } },
                "fr" : { "variations" : { "plural" : {
                  "zero" : { "stringUnit" : { "state" : "translated", "value" : "Aucun fichier" } },
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "Un fichier" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld fichiers" } }
                } } }
              }
            }
        """#),
      RuleExample(
        #"""
            "delete" : {
              "extractionState" : "manual",
              "localizations" : {
                "en" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "Delete file" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "Delete files" } }
                } } },
                "fr" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "Supprimer le fichier" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "Supprimer les fichiers" } }
                } } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "fr" : {
                  "stringUnit" : { "state" : "translated", "value" : "%1$lld %#@files@" },
                  "substitutions" : { "files" : { "argNum" : 1, "formatSpecifier" : "lld",
                    "variations" : { "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "fichier" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "fichiers" } }
                    } }
                  } }
                }
              }
            }
        """#),
    ])

  init() {}

  var concerns: EntryFeatures { .variations }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    for localization in entry.varyingLocalizations {
      for unit in localization.units where unit.hasText {
        guard let category = unit.path.pluralCategory.flatMap(PluralCategory.init),
          let numbers = impliedNumbers(category, of: unit, in: localization),
          let placeholder = missingPlaceholder(in: unit, of: localization, entry)
        else { continue }
        findings.report(
          .implied(category, numbers, locale: localization.locale.identifier, placeholder),
          at: unit.unit.valueRange, key: entry.entry.key,
          locale: localization.localization.locale, path: unit.path)
      }
    }
    guard entry.hasMessages else { return }
    for localization in entry.localizations {
      for plural in localization.messages?.plurals ?? [] {
        check(plural, of: localization, entry, into: &findings)
      }
    }
  }

  /// Checks a plural in a text of MessageFormat 1 or 2.
  private func check(
    _ plural: PluralVariation, of localization: LocalizationContext, _ entry: EntryContext,
    into findings: inout FindingSink
  ) {
    guard let ofMessage = plural.message else { return }
    let (message, selector) = (ofMessage.message, ofMessage.selector)
    let profile = plural.profile(in: localization.locale)
    let reference =
      localization.locale.isSource ? message : entry.sourceTexts.message(at: plural.path)
    guard profile.isKnown, message.shown().arguments.contains(selector.name),
      reference?.shown().arguments.contains(selector.name) ?? false
    else { return }
    for form in selector.forms {
      guard case .word(let word) = form.key, let category = PluralCategory(rawValue: word),
        let numbers = profile[category].map({ CategoryNumbers($0, in: plural, profile) }),
        numbers.count > 1, !message.shown(form.selection).arguments.contains(selector.name)
      else { continue }
      let unit = localization.units.first { $0.path == plural.path }
      findings.report(
        .implied(
          category, numbers, locale: localization.locale.identifier, selector.spelling,
          zero: message.reading.zeroSpelling),
        at: unit?.range(of: form.textRange, in: entry.catalog), key: entry.entry.key,
        locale: localization.localization.locale, path: plural.path(of: category))
    }
  }

  /// The numbers of a form, or `nil` where the form may leave the number out.
  private func impliedNumbers(
    _ category: PluralCategory, of unit: UnitContext, in localization: LocalizationContext
  ) -> CategoryNumbers? {
    guard category != .other, localization.locale.plurals.isKnown,
      let numbers = localization.locale.plurals[category]
    else { return nil }
    let shown = CategoryNumbers(
      numbers, hasExplicitZero: localization.hasExplicitZero(besides: unit.path))
    return shown.count > 1 ? shown : nil
  }

  /// The placeholder that shows the number, or `nil` where the text shows it or need not.
  private func missingPlaceholder(
    in unit: UnitContext, of localization: LocalizationContext, _ entry: EntryContext
  ) -> String? {
    if unit.path.substitution != nil {
      return localization.unshownArgument(in: unit, of: entry) == nil ? nil : "%arg"
    }
    guard entry.reference.isKnown, let count = entry.reference.countArgument,
      entry.sourceShows(count),
      !unit.uses.contains(where: { $0.index == count })
    else { return nil }
    return entry.reference.spelling(of: count)
  }
}

extension DiagnosticMessage {
  fileprivate static func implied(
    _ category: PluralCategory, _ numbers: CategoryNumbers, locale: String, _ placeholder: String,
    zero: String = "zero"
  ) -> DiagnosticMessage {
    let name = category.rawValue
    guard let named = category.namedNumber, numbers.begins(with: named) else {
      let samples = numbers.samples(limit: 4)
      return "`\(name)` in \(locale) is \(samples): show the number \(placeholder)"
    }
    let samples = numbers.samples(without: named, limit: 3)
    guard samples == "0" else {
      return "`\(name)` in \(locale) is also \(samples): show the number \(placeholder)"
    }
    return """
      `\(name)` in \(locale) is also \(samples): show the number \(placeholder) or add a form `\(zero)`
      """
  }
}
