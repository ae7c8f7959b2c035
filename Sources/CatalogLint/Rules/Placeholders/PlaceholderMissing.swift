internal import CatalogModel
internal import MessageSyntax
internal import SourceText

/// Reports texts that leave out an argument of the source text.
struct PlaceholderMissing: EntryRule {
  static let description = RuleDescription(
    id: "placeholder-missing",
    summary: "A translation leaves out an argument that the source text shows.",
    rationale: """
      People do not get to see the name, number or date that the message is about. Arguments are \
      compared by their number and not by their spelling, through substitutions, for every form of \
      a plural and every device. A plural form may leave out the number that it counts where \
      plural-implied-quantity allows it. A full-width percent sign (`％@`), as Chinese and Japanese \
      keyboards write it, makes no placeholder.
      """,
    correction: "Put the placeholder into the translation, with its position: `%2$@`.",
    defaultSeverity: .error,
    triggering: [
      RuleExample(
        #"""
            "Hello %@" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓Hallo" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%@ sent %lld files" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓%2$lld Dateien gesendet" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "Hello %@" : {
              "localizations" : {
                "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "你好，↓％@" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "de" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "Eine Datei" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "↓Dateien" } }
                } } }
              }
            }
        """#),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "%@ sent %lld files" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "%2$lld Dateien von %1$@" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "de" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "Eine Datei" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Dateien" } }
                } } }
              }
            }
        """#),
      RuleExample(
        #"""
            "100 % sure" : {
              "localizations" : {
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Tout à fait sûr" } }
              }
            }
        """#),
    ])

  init() {}

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    guard entry.reference.isFormatted, entry.reference.isKnown else { return }
    for localization in entry.localizations where !localization.locale.isSource {
      for unit in localization.units where unit.hasText && unit.path.substitution == nil {
        for index in missingArguments(of: unit, in: localization, entry) {
          report(index, in: unit, of: localization, entry, into: &findings)
        }
      }
    }
  }

  private func missingArguments(
    of unit: UnitContext, in localization: LocalizationContext, _ entry: EntryContext
  ) -> [Int] {
    let required = entry.reference.required(device: unit.path.device)
    let missing = required.subtracting(unit.uses.map(\.index)).sorted()
    guard let category = unit.path.pluralCategory, category != "other" else { return missing }
    return missing.filter { $0 != entry.reference.countArgument }
  }

  private func report(
    _ index: Int, in unit: UnitContext, of localization: LocalizationContext, _ entry: EntryContext,
    into findings: inout FindingSink
  ) {
    let spelling = entry.reference.spelling(of: index)
    let fullWidth = unit.format?.problems.first { $0.kind == .fullWidthPercent }
    findings.report(
      fullWidth == nil ? .missing(spelling) : .fullWidth(spelling),
      at: fullWidth.map { unit.range(of: $0.range, in: entry.catalog) } ?? unit.unit.valueRange,
      key: entry.entry.key, locale: localization.localization.locale, path: unit.path)
  }
}

extension DiagnosticMessage {
  fileprivate static func missing(_ placeholder: String) -> DiagnosticMessage {
    "the argument \(placeholder) of the source text is missing; add it"
  }

  fileprivate static func fullWidth(_ placeholder: String) -> DiagnosticMessage {
    "a full-width percent sign makes no placeholder; write \(placeholder)"
  }
}
