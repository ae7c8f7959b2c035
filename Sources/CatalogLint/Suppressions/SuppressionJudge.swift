internal import CatalogModel
internal import ICUKit
internal import LocaleCore
internal import SourceText

/// Makes the findings about the comments that silence rules.
struct SuppressionJudge {
  /// The configuration of the run.
  let configuration: LintConfiguration
  /// The file.
  let catalog: CatalogContext

  /// Reports comments that say not why they silence a rule.
  func reportMissingReasons(_ entries: [EntrySuppressions], into findings: inout FindingSink) {
    for entry in entries where !entry.silences(SuppressionWithoutReason.description.id) {
      for suppression in entry.suppressions where !suppression.hasReason {
        report(.noReason, at: suppression.offsets, in: entry, into: &findings)
      }
    }
  }

  /// Reports what is silenced in vain.
  func reportUnused(
    _ entries: [EntrySuppressions], _ filter: SuppressionFilter, into findings: inout FindingSink
  ) {
    for entry in entries where !entry.silences(UnusedSuppression.description.id) {
      for suppression in entry.suppressions where suppression.items.isEmpty {
        report(.noRule, at: suppression.offsets, in: entry, into: &findings)
      }
    }
    for use in filter.uses where !use.isUsed {
      guard let message = complaint(of: use),
        let entry = EntrySuppressions(use.entry),
        !entry.silences(UnusedSuppression.description.id, in: use.tag)
      else { continue }
      report(message, at: use.item.offsets, in: entry, into: &findings)
    }
  }

  private func complaint(of use: SuppressionFilter.Use) -> DiagnosticMessage? {
    let item = use.item
    if let tag = use.tag, let locale = item.locale, !tag.isWellFormed {
      return .unknownLocale(locale)
    }
    let rules = RuleRegistry.descriptions
    guard let rule = rules.first(where: { $0.id.rawValue == item.rule }) else {
      let names = rules.map(\.id.rawValue)
      return .unknown(
        item.rule, suggestion: NameSuggestion.nearest(to: item.rule, among: names))
    }
    if rule.id == .catalogParse { return .cannotBeSilenced(item.rule) }
    if rule.id == SuppressionWithoutReason.description.id, hasReasonless(use.entry) { return nil }
    let isJudged = use.entry.extractionState != .stale || rule.id == "stale-key"
    guard isJudged, isOn(rule, for: use), isListed(use.tag), !configuration.isPartial else {
      return nil
    }
    return .unused(item)
  }

  private func hasReasonless(_ entry: Entry) -> Bool {
    EntrySuppressions(entry)?.suppressions.contains { !$0.hasReason } ?? false
  }

  private func isOn(_ rule: RuleDescription, for use: SuppressionFilter.Use) -> Bool {
    // What is in a dictionary depends on the machine.
    if rule.needsBase || rule.needsDictionaries { return false }
    guard let severities = RuleSeverities(of: rule, in: configuration) else { return false }
    guard let locale = use.item.locale else { return true }
    return severities.severity(in: locale) != nil
  }

  /// Whether findings about a locale are wanted at all.
  private func isListed(_ tag: LocaleTag?) -> Bool {
    guard let tag, !configuration.locales.isEmpty else { return true }
    let wanted = configuration.locales.map(LocaleIdentity.canonicalTag) + [catalog.source.tag]
    return wanted.contains { tag.covers($0) }
  }

  private func report(
    _ message: DiagnosticMessage, at offsets: Range<Int>, in suppressions: EntrySuppressions,
    into findings: inout FindingSink
  ) {
    let entry = suppressions.entry
    let range = entry.commentRange.map { catalog.range(of: offsets, in: $0) }
    findings.report(message, at: range ?? entry.keyRange, key: entry.key)
  }
}
