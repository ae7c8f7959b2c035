internal import CatalogModel
internal import MessageSyntax
internal import SourceText

/// Reports texts that give no positions where the source text numbers its arguments.
struct PlaceholderDroppedPosition: EntryRule {
  static let description = RuleDescription(
    id: "placeholder-dropped-position",
    summary: "The source text numbers its arguments, and the translation does not.",
    rationale: """
      Without positions the arguments are taken in the order of the translation. Where the \
      sentence turns two names around, they are silently swapped; and the next person who \
      moves a word swaps them without knowing. Texts with one argument need no position.
      """,
    correction: "Give every placeholder the position of its argument: %1$@ … %2$@.",
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "%1$@ invited %2$@" : {
              "localizations" : {
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "↓%@が%@を招待しました" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%@ of %@" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "%1$@ of %2$@" } },
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓%@ von %@" } }
              }
            }
        """#),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "%1$@ invited %2$@" : {
              "localizations" : {
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "%2$@が%1$@に招待されました" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%@ invited %@" : {
              "localizations" : {
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "%@が%@を招待しました" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%1$@ is ready" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "%@ ist bereit" } }
              }
            }
        """#),
    ])

  init() {}

  var concerns: EntryFeatures { .formats }

  func mayFind(in screen: EntryScreen) -> Bool {
    !screen.hasSameFormats
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    guard !entry.formattedTexts.isEmpty, entry.reference.isPositioned else { return }
    entry.forEachMeasuredText { text in
      guard !text.localization.locale.isSource, text.unit.path.substitution == nil else { return }
      guard !hasWidthForPosition(text.unit) else { return }
      let uses = text.unit.uses.filter { $0.conversion != nil }
      guard let first = uses.first(where: { !$0.isPositioned }),
        uses.allSatisfy({ !$0.isPositioned }), Set(uses.map(\.index)).count >= 2
      else { return }
      let spelling = text.spelling(at: first.range)
      text.report(
        .dropped(spelling, positioned: entry.reference.spelling(of: first.index)), at: first.range,
        into: &findings)
    }
  }

  /// Whether the positions are there, written as widths: `%1@` is reported by placeholder-invalid.
  private func hasWidthForPosition(_ unit: UnitContext) -> Bool {
    unit.format?.problems.contains { $0.kind == .widthOnObject } ?? false
  }
}

extension DiagnosticMessage {
  fileprivate static func dropped(_ spelling: String, positioned: String) -> DiagnosticMessage {
    """
    the source text numbers its arguments and this text does not: write `\(positioned)` for \
    `\(spelling)`, and the others likewise
    """
  }
}
