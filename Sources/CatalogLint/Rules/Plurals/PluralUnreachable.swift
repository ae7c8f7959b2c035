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
      for the number 0 in every language. In MessageFormat it is no such thing, and the number 0 \
      is `=0` there, and `0` in MessageFormat 2.
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
      RuleExample(
        #"""
            "files" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated",
                  "value" : "{count, plural, ↓zero {No files} one {# file} other {# files}}" } },
                "ja" : { "stringUnit" : { "state" : "translated",
                  "value" : "{count, plural, =0 {ファイルなし} ↓one {# 個のファイル} other {# 個のファイル}}" } }
              }
            }
        """#, syntax: .messageFormat1),
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

  var concerns: EntryFeatures { [.variations, .messages] }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    for localization in entry.pluralLocalizations {
      for plural in localization.pluralVariations {
        for form in plural.variation.cases {
          guard let message = message(for: form.name, of: plural, in: localization.locale) else {
            continue
          }
          findings.report(
            message, at: form.nameRange, key: entry.entry.key,
            locale: localization.localization.locale,
            path: plural.path.appending(.plural, form.name))
        }
      }
    }
  }

  private func message(
    for name: String, of plural: PluralVariation, in locale: LocaleContext
  ) -> DiagnosticMessage? {
    let profile = plural.profile(in: locale)
    let selected = profile.isKnown ? profile.numbers.map(\.category) : PluralCategory.allCases
    guard let category = PluralCategory(rawValue: name) else {
      if plural.message != nil, name.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) {
        return .noCategory(name, suggestion: "=" + name)
      }
      let suggestion = PluralUnreachable.suggestion(for: name)
      if let suggestion, suggestion == .zero || selected.contains(suggestion) {
        return .noCategory(name, suggestion: suggestion.rawValue)
      }
      return .noCategory(name, selected: selected, locale: locale.identifier)
    }
    guard !selected.contains(category) else { return nil }
    if category == .zero { return plural.message?.unreachableZero(in: locale) }
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

extension PluralVariation.OfMessage {
  /// Apple alone takes `zero` for the number 0 in every language.
  fileprivate func unreachableZero(in locale: LocaleContext) -> DiagnosticMessage? {
    let hasExplicitZero = selector.forms.contains { $0.key == .number(0) }
    return hasExplicitZero
      ? .unreachable("zero", locale: locale.identifier)
      : .unreachableZero(reading.zeroSpelling, locale: locale.identifier)
  }

  private var reading: any MessageReading { message.reading }
}

extension DiagnosticMessage {
  fileprivate static func unreachableZero(
    _ spelling: String, locale: String
  ) -> DiagnosticMessage {
    "\(locale) never selects `zero`, so the form is never shown; write `\(spelling)` for the number 0"
  }

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
