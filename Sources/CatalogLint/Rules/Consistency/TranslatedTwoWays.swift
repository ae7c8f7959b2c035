internal import CatalogModel
internal import SourceText

/// Reports translations that differ where the source texts do not.
struct TranslatedTwoWays: CatalogRule {
  static let description = RuleDescription(
    id: "translated-two-ways",
    summary: "A source text that several keys have is translated differently in one language.",
    rationale: """
      People meet two names for one thing, “Terms” here and “Terms of Use” there, and wonder what \
      the difference is. The translation that most keys have is taken for the right one. Two keys \
      may rightly differ where the source language has one word for two things, so this is advice; \
      texts of one or two words are left alone where the comments of the keys differ, or where the \
      text is a single letter. White space at the ends does not count, and texts that vary are left \
      alone.
      """,
    correction: "Use one translation, or say in the comments of the keys how they differ.",
    defaultSeverity: nil,
    triggering: [
      RuleExample(
        #"""
            "settings.terms" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Nutzungsbedingungen" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Terms of Use" } }
              }
            },
            "shop.terms" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓Bedingungen" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Terms of Use" } }
              }
            },
            "Terms of Use" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Nutzungsbedingungen " } }
              }
            }
        """#)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "button.open" : {
              "comment" : "Opens a file.",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Öffnen" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Open" } }
              }
            },
            "state.open" : {
              "comment" : "The shop is open.",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Offen" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Open" } },
                "fr" : { "stringUnit" : { "state" : "new", "value" : "Open" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "weekday.tuesday" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "D" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "T" } }
              }
            },
            "weekday.thursday" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Do" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "T" } }
              }
            }
        """#),
    ])

  init() {}

  func check(_ catalog: CatalogContext, into findings: inout FindingSink) {
    for group in catalog.sourceTextGroups.groups where group.text.count > 1 {
      let isShort = group.text.split(whereSeparator: \.isWhitespace).count < 3
      if isShort, TranslatedTwoWays.comments(of: group.members).count > 1 { continue }
      check(group.members, in: catalog, into: &findings)
    }
  }

  private static func comments(of members: [SourceTextGroups.Member]) -> Set<String> {
    Set(members.compactMap(\.entry.comment).filter { !$0.isBlank })
  }

  /// A translation of one of the entries.
  private struct Translation {
    let text: Substring
    let unit: StringUnit
    let key: String
  }

  private func check(
    _ members: [SourceTextGroups.Member], in catalog: CatalogContext,
    into findings: inout FindingSink
  ) {
    var translations: [(locale: String, texts: [Translation])] = []
    var positions = LocalePositions()
    for entry in members.map(\.entry) {
      for localization in entry.localizations ?? []
      where !catalog.locale(localization.locale).isSource {
        guard let unit = localization.message.plainUnit, let text = unit.translatedText else {
          continue
        }
        let position = positions.position(of: localization.locale)
        if position == translations.count { translations.append((localization.locale, [])) }
        translations[position].texts.append(
          Translation(text: text.trimmed, unit: unit, key: entry.key))
      }
    }
    for (locale, texts) in translations { report(texts, in: locale, into: &findings) }
  }

  private func report(
    _ translations: [Translation], in locale: String, into findings: inout FindingSink
  ) {
    guard let first = translations.first, translations.contains(where: { $0.text != first.text })
    else { return }
    var counts: [Substring: Int] = [:]
    for translation in translations { counts[translation.text, default: 0] += 1 }
    let greatest = counts.values.max() ?? 0
    guard let usual = translations.first(where: { counts[$0.text] == greatest }) else { return }
    for translation in translations where translation.text != usual.text {
      findings.report(
        .twoWays(locale), at: translation.unit.valueRange, key: translation.key,
        locale: locale, notes: [.init(message: .usual, range: usual.unit.valueRange)])
    }
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: Substring {
    let space = EdgeSpace(self)
    let start = utf8.index(utf8.startIndex, offsetBy: space.leading)
    return self[start..<utf8.index(utf8.endIndex, offsetBy: -space.trailing)]
  }
}

extension DiagnosticMessage {
  fileprivate static func twoWays(_ locale: String) -> DiagnosticMessage {
    "another key with the same source text has another translation in \(locale); use one, or say in the comments how the texts differ"
  }

  fileprivate static let usual: DiagnosticMessage = "the other translation is here"
}
