internal import CatalogModel
internal import ICUKit
internal import LocaleCore
internal import SourceText

/// Counts how much of catalogs is translated, by the same judgement as the rules of the linter.
///
/// An entry counts as translated in a locale where each of its texts there is neither empty nor in a
/// state that is not accepted, and no form of a variation lacks one. Entries that are not to be
/// translated count nowhere, and those that are marked stale apart. An entry whose source text has no
/// letter (`%lld`) counts only where somebody wrote a text.
public struct CoverageCounter: Sendable {
  /// The locales that count; empty means all that the catalogs of the project have.
  public let locales: [String]
  /// The statuses that are accepted beside `translated`.
  public let accepted: Set<CoverageStatus>
  /// Whether the messages that do not count as translated are listed.
  public let listsOpenMessages: Bool

  /// Creates a counter.
  public init(
    locales: [String] = [], accepted: Set<CoverageStatus> = [], listsOpenMessages: Bool = false
  ) {
    self.locales = locales
    self.accepted = accepted
    self.listsOpenMessages = listsOpenMessages
  }

  /// Counts catalogs of one or several projects.
  ///
  /// Parts of large files are counted in parallel. Files that could not be understood are left out.
  ///
  /// The files of a table are one catalog, whose path has a `*` in the place of the locale.
  ///
  /// - Parameter inputs: The catalogs. Those of one project together tell which locales it has.
  public func count(_ inputs: [LintInput]) -> CoverageReport {
    let inputs = TableJoiner.join(inputs)
    let contexts = CatalogContexts(inputs, listedLocales: locales)
    let parts = contexts.parts
    let counted = parallelMap(parts.count, startingWith: { ThreadContexts(contexts) }) {
      count(parts[$1], in: $0.context(parts[$1].input))
    }
    var catalogs: [CatalogCoverage] = []
    var index = 0
    while index < parts.count {
      let input = parts[index].input
      var part = counted[index]
      index += 1
      while index < parts.count, parts[index].input == input {
        part += counted[index]
        index += 1
      }
      catalogs.append(
        CatalogCoverage(
          path: inputs[input].file.path,
          sourceLanguage: inputs[input].parsed.value.sourceLanguage,
          locales: part.locales, openMessages: part.openMessages))
    }
    return CoverageReport(catalogs: catalogs, total: Self.total(of: catalogs))
  }

  /// What was counted in a part of a file.
  private struct PartCount: Sendable {
    var locales: [LocaleShare]
    var openMessages: [OpenMessage] = []

    static func += (left: inout PartCount, right: PartCount) {
      for index in left.locales.indices { left.locales[index].count += right.locales[index].count }
      left.openMessages += right.openMessages
    }
  }

  private func count(_ part: CatalogContexts.Part, in catalog: CatalogContext) -> PartCount {
    let judge = CoverageJudge(catalog, accepted: accepted)
    var result = PartCount(
      locales: judge.locales.map {
        LocaleShare(
          locale: $0.locale.identifier, isSource: $0.locale.isSource, count: CoverageCount())
      })
    for index in part.entries {
      let entry = EntryContext(catalog.catalog.entries[index], in: catalog)
      guard judge.counts(entry, at: index) else { continue }
      for (position, locale) in judge.locales.enumerated() {
        if entry.entry.extractionState == .stale {
          if locale.serving(entry) != nil { result.locales[position].count.addStale() }
          continue
        }
        guard let judgement = judge.judge(entry, in: locale) else { continue }
        result.locales[position].count.add(judgement.status, isAccepted: judgement.isAccepted)
        if listsOpenMessages, !judgement.isAccepted {
          result.openMessages.append(
            OpenMessage(
              entry: index, locale: position, localization: judgement.localization,
              status: judgement.status))
        }
      }
    }
    return result
  }

  private static func total(of catalogs: [CatalogCoverage]) -> [LocaleShare] {
    var shares: [(tag: LocaleTag, share: LocaleShare)] = []
    var positions: [String: Int] = [:]
    for share in catalogs.flatMap(\.locales) {
      let tag = LocaleIdentity.canonicalTag(of: share.locale)
      let known =
        positions[share.locale] ?? shares.firstIndex { $0.tag.isFormallyEqual(to: tag) }
      positions[share.locale] = known ?? shares.count
      guard let known else {
        shares.append((tag, share))
        continue
      }
      let before = shares[known].share
      var count = before.count
      count += share.count
      shares[known].share = LocaleShare(
        locale: before.locale, isSource: before.isSource && share.isSource, count: count)
    }
    return shares.map(\.share).sorted {
      $0.locale.utf8.lexicographicallyPrecedes($1.locale.utf8)
    }
  }
}
