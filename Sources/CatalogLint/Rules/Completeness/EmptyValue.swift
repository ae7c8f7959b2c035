internal import CatalogModel
internal import SourceText

/// Reports texts with nothing in them.
struct EmptyValue: EntryRule {
  static let description = RuleDescription(
    id: "empty-value",
    summary: "A translation is empty, and its source text is not.",
    rationale: """
      People see nothing where a text belongs: an empty text does not fall back to another \
      language. Left alone are the empty key, texts in state `new`, which state-new reports, \
      translations of a source text that is empty or white space itself, and source texts that a \
      tool took over from code. A plural form of the source text may be empty where another form \
      is not (`s` is added in the plural, nothing in the singular); the forms of its translations \
      may then be, too.
      """,
    correction: "Write the text, or remove the localization so that the source text is shown.",
    defaultSeverity: .error,
    triggering: [
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓" } },
                "fr" : { "stringUnit" : { "state" : "needs_review", "value" : "↓ " } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "de" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "↓" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Dateien" } }
                } } }
              }
            }
        """#),
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "↓" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "Open ${applicationName}" : {
              "localizations" : {
                "de" : { "stringSet" : { "state" : "translated", "values" : [
                  "${applicationName} öffnen", "↓"
                ] } }
              }
            }
        """#),
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "↓translated" } }
              }
            }
        """#),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "" } }
              }
            },
            " " : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "" } }
              }
            },
            "Save" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "new", "value" : "" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "NSHumanReadableCopyright" : {
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "plural.suffix %lld" : {
              "localizations" : {
                "en" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "s" } }
                } } },
                "es" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "s" } }
                } } }
              }
            }
        """#),
    ])

  init() {}

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    guard entry.isTranslatable, entry.localizations.contains(where: \.hasBlankText),
      !entry.entry.key.isBlank
    else { return }
    let isSourceBlank = entry.hasBlankSourceText
    for localization in entry.localizations {
      let isLeftAlone = localization.locale.isSource ? entry.hasTakenOverSource : isSourceBlank
      guard !isLeftAlone else { continue }
      for unit in localization.units where unit.unit.isBlank {
        if localization.locale.isSource, unit.path.pluralCategory != nil, localization.hasText {
          continue
        }
        // A form without any value is an incomplete variation.
        if unit.unit.value == nil, !unit.path.isEmpty { continue }
        report(
          at: unit.unit.valueRange ?? unit.unit.stateRange ?? localization.localization.localeRange,
          localization, path: unit.path, entry, into: &findings)
      }
      for range in localization.blankPhraseRanges {
        report(at: range, localization, path: nil, entry, into: &findings)
      }
    }
  }

  private func report(
    at range: SourceRange?, _ localization: LocalizationContext, path: VariationPath?,
    _ entry: EntryContext, into findings: inout FindingSink
  ) {
    let locale = localization.localization.locale
    findings.report(
      localization.locale.isSource ? .emptySource : .empty(locale), at: range,
      key: entry.entry.key, locale: locale, path: path)
  }
}

extension EntryContext {
  /// Whether a tool took the source text over from code or from a property list.
  fileprivate var hasTakenOverSource: Bool { entry.extractionState == .extractedWithValue }
}

extension LocalizationContext {
  fileprivate var hasBlankText: Bool {
    if let plainUnit { return plainUnit.isBlank }
    return units.contains(where: \.unit.isBlank) || !blankPhraseRanges.isEmpty
  }

  /// The places of the empty phrases; a list without any phrase counts as one, at the locale.
  fileprivate var blankPhraseRanges: [SourceRange?] {
    guard let set = localization.message.root.phrases, set.state != .new else { return [] }
    guard !set.phrases.isEmpty else { return [localization.localeRange] }
    return set.phrases.filter(\.value.isBlank).map(\.range)
  }
}

extension StringUnit {
  /// Whether somebody calls the text done, and there is nothing to be seen in it.
  fileprivate var isBlank: Bool { state != .new && (value ?? "").isBlank }
}

extension DiagnosticMessage {
  fileprivate static func empty(_ locale: String) -> DiagnosticMessage {
    "the translation in \(locale) is empty; write it, or remove it so that the source text is shown"
  }

  fileprivate static let emptySource: DiagnosticMessage =
    "the source text is empty; write it, or remove it so that the key is shown"
}
