internal import CatalogModel
internal import SourceText

/// Reports translations that are as they were although their source text has changed.
struct SourceChanged: EntryRule {
  static let description = RuleDescription(
    id: "source-changed",
    summary: "The source text has changed since the base, and the translation has not.",
    rationale: """
      A source text that says something else now leaves its translations saying the old thing, and \
      nothing shows it: they are there, and marked as translated. The rule needs `--base`. A \
      translation whose state has changed was looked at; one that is new or to be reviewed is \
      waiting for somebody already.
      """,
    correction: """
      Translate the new text. If the translation is still right, nothing needs to be done; to keep \
      it in sight, set its state to `needs_review`.
      """,
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "trash.delete" : {
              "extractionState" : "manual",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓In den Papierkorb" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Delete forever" } }
              }
            }
        """#,
        base: #"""
              "trash.delete" : {
                "extractionState" : "manual",
                "localizations" : {
                  "de" : { "stringUnit" : { "state" : "translated", "value" : "In den Papierkorb" } },
                  "en" : { "stringUnit" : { "state" : "translated", "value" : "Move to trash" } }
                }
              }
          """#)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "trash.delete" : {
              "extractionState" : "manual",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Endgültig löschen" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Delete forever" } },
                "fr" : { "stringUnit" : { "state" : "needs_review", "value" : "Vers la corbeille" } }
              }
            }
        """#,
        base: #"""
              "trash.delete" : {
                "extractionState" : "manual",
                "localizations" : {
                  "de" : { "stringUnit" : { "state" : "translated", "value" : "In den Papierkorb" } },
                  "en" : { "stringUnit" : { "state" : "translated", "value" : "Move to trash" } },
                  "fr" : { "stringUnit" : { "state" : "translated", "value" : "Vers la corbeille" } }
                }
              }
          """#),
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Save" } }
              }
            }
        """#,
        base: #"""
              "Save" : {
                "localizations" : {
                  "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } }
                }
              }
          """#),
    ])

  init() {}

  func mayFind(in screen: EntryScreen) -> Bool {
    screen.catalog.base != nil
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    guard let base = entry.catalog.base?.entry(entry.entry.key), entry.isTranslatable,
      !entry.isRepeated
    else { return }
    let catalog = entry.catalog
    let old = base.sourceTexts { catalog.locale($0).isSource }
    let new = entry.entry.sourceTexts { catalog.locale($0).isSource }
    guard old != new else { return }
    let difference = new.firstDifference(from: old)
    for localization in entry.localizations where !localization.locale.isSource {
      guard localization.isUnchanged(since: base) else { continue }
      let locale = localization.localization.locale
      let range = localization.units.first?.unit.valueRange
      findings.report(
        .changed(from: difference.old, to: difference.new, locale: locale),
        at: range ?? localization.localization.localeRange, key: entry.entry.key, locale: locale)
    }
  }
}

extension LocalizationContext {
  /// Whether texts and states are those that an earlier entry has, and count as done.
  fileprivate func isUnchanged(since base: Entry) -> Bool {
    let before = base.localizations?.first { $0.locale == localization.locale }
    guard let before, hasText, states(of: before.message) == states(of: localization.message),
      !units.contains(where: { [.new, .needsReview].contains($0.unit.state) })
    else { return false }
    return PlainTexts(before.message) == PlainTexts(localization.message)
  }

  private func states(of message: Message) -> [TranslationState?] {
    var states: [TranslationState?] = [message.root.phrases?.state]
    message.forEachUnit { _, unit in states.append(unit.state) }
    return states
  }
}

extension DiagnosticMessage {
  fileprivate static func changed(
    from old: String, to new: String, locale: String
  ) -> DiagnosticMessage {
    "the source text was “\(old)” in the base and is “\(new)” now; the \(locale) translation is the old one"
  }
}
