internal import CatalogModel
internal import MessageSyntax
internal import SourceText

/// Reports source texts with several arguments and no positions.
struct PlaceholderUnordered: EntryRule {
  static let description = RuleDescription(
    id: "placeholder-unordered",
    summary: "The source text has two or more arguments without positions.",
    rationale: """
      Other languages need another order of words. Translators who see %1$@ and %2$@ know \
      which is which and can move them; with two bare %@ they have to guess. Xcode adds the \
      positions itself when it extracts an interpolated string, so this is mostly about \
      texts written by hand.
      """,
    correction: "Number the arguments in the source text: %1$@ invited %2$@.",
    defaultSeverity: .info,
    triggering: [
      RuleExample(
        #"""
            "↓%@ invited %@" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "%1$@ hat %2$@ eingeladen" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "invitation.text" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "↓%@ invited %@" } },
                "de" : { "stringUnit" : { "state" : "translated", "value" : "%1$@ hat %2$@ eingeladen" } }
              }
            }
        """#),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "%@ invited %@" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "%1$@ invited %2$@" } },
                "de" : { "stringUnit" : { "state" : "translated", "value" : "%1$@ hat %2$@ eingeladen" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld files (100 % done)" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "%lld Dateien" } }
              }
            }
        """#),
    ])

  init() {}

  var concerns: EntryFeatures { .formats }

  func mayFind(in screen: EntryScreen) -> Bool {
    guard screen.isTranslatable, !screen.catalog.format.isOfGettext else { return false }
    return !screen.hasSameFormats
      || PlainFormat.countOfUnpositioned(in: screen.source?.text ?? screen.entry.key) > 1
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    // Programs of C give positions in the translation that needs another order, and nobody asks the source for them.
    guard entry.isTranslatable, !entry.catalog.format.isOfGettext else { return }
    guard entry.source?.hasFormats ?? true else { return }
    guard let source = entry.source, source.units.contains(where: \.hasText) else {
      guard let first = firstUnordered(entry.keyUses) else { return }
      let range = entry.entry.keyRange.map { entry.catalog.range(of: first.range, in: $0) }
      findings.report(.unordered, at: range, key: entry.entry.key)
      return
    }
    for unit in source.units where unit.path.substitution == nil {
      guard let first = firstUnordered(unit.uses) else { continue }
      MeasuredText(entry: entry, localization: source, unit: unit)
        .report(.unordered, at: first.range, into: &findings)
    }
  }

  private func firstUnordered(_ uses: [ArgumentUse]) -> ArgumentUse? {
    let unordered = uses.filter { !$0.isPositioned }
    return Set(unordered.map(\.index)).count >= 2 ? unordered.first : nil
  }
}

extension DiagnosticMessage {
  fileprivate static let unordered: DiagnosticMessage =
    "the source text has several arguments without positions; number them, as in `%1$@ … %2$@`"
}
