import CatalogFormats
import CatalogLint
import CatalogModel
import CatalogTestSupport
import ICUKit
import LocaleCore
import SourceText
import Testing

/// What coverage calls missing, the linter reports, and the other way round.
@Suite struct CoverageAgreementTests {
  private static let corpus = SharedFolder.files(in: "corpus/xcstrings", ending: ".xcstrings")
    .map { SharedFolder.path + "/corpus/xcstrings/" + $0 }
  private static let ownCatalogs =
    ["Samples", "Broken"].flatMap { folder in
      PackageFolder.files(in: "Catalogs/" + folder, ending: ".xcstrings")
        .map { PackageFolder.path + "/Catalogs/\(folder)/" + $0 }
    }

  /// The rules whose findings mean that a text is not there.
  private static let rules: Set<RuleID> = [
    "missing-translation", "empty-value", "incomplete-variation", "state-new",
    "missing-source-text", "plural-missing-other",
  ]

  @Test("in the project’s own catalogs", arguments: ownCatalogs)
  func ownCatalog(_ path: String) throws { try expectAgreement(path, locales: []) }

  @Test(
    "in each catalog of the corpus", .enabled(if: !corpus.isEmpty, "there is no corpus"),
    arguments: corpus)
  func corpusCatalog(_ path: String) throws { try expectAgreement(path, locales: []) }

  @Test(
    "in each catalog of the corpus, with locales that are listed",
    .enabled(if: !corpus.isEmpty, "there is no corpus"), arguments: corpus)
  func listedLocales(_ path: String) throws {
    try expectAgreement(path, locales: ["de", "es", "es-MX", "zh-Hans"])
  }

  /// An entry in a locale.
  private struct Place: Hashable {
    let key: String
    let locale: String
  }

  private func expectAgreement(_ path: String, locales: [String]) throws {
    let file = try SourceFile(reading: path)
    let input = LintInput(file: file, parsed: StringCatalogReader().read(file))
    guard input.isParsed else { return }
    let found = findings(in: input, locales: locales)
    let report = CoverageCounter(
      locales: locales,
      accepted: Set(CoverageStatus.acceptable), listsOpenMessages: true
    ).count([input])
    let catalog = try #require(report.catalogs.first)
    let keys = input.parsed.value.entries.map(\.key)
    let repeated = Set(Dictionary(grouping: keys) { $0 }.filter { $1.count > 1 }.keys)
    var missing: Set<Place> = []
    var unreported: [Place] = []
    for message in catalog.openMessages where message.status.isMissing {
      let entry = input.parsed.value.entries[message.entry]
      guard !repeated.contains(entry.key) else { continue }
      let locale =
        message.localization.flatMap { entry.localizations?[$0].locale }
        ?? catalog.locales[message.locale].locale
      let place = Place(key: entry.key, locale: canonical(locale))
      missing.insert(place)
      if !found.contains(place) { unreported.append(place) }
    }
    #expect(unreported.isEmpty, "missing without a finding: \(unreported.prefix(5))")
    let shown = Set(catalog.locales.map { canonical($0.locale) })
    let uncounted = found.subtracting(missing).filter {
      shown.contains($0.locale) && !repeated.contains($0.key)
    }
    #expect(uncounted.isEmpty, "a finding that is not missing: \(uncounted.prefix(5))")
  }

  private func canonical(_ locale: String) -> String {
    LocaleIdentity.canonicalTag(of: locale).identifier
  }

  /// The findings of the rules, without what comments silence.
  private func findings(in input: LintInput, locales: [String]) -> Set<Place> {
    var settings: [RuleID: LintConfiguration.RuleSetting] = [:]
    for rule in RuleRegistry.descriptions.map(\.id) {
      settings[rule] = Self.rules.contains(rule) ? .severity(.error) : .off
    }
    let linter = Linter(configuration: LintConfiguration(locales: locales, settings: settings))
    let found = linter.lint([input]).flatMap(\.diagnostics)
    return Set(
      found.compactMap { diagnostic in
        guard let key = diagnostic.subject.key, let locale = diagnostic.subject.locale else {
          return nil
        }
        return Place(key: key, locale: canonical(locale))
      })
  }

  @Test(
    "the numbers of each locale add up", .enabled(if: !corpus.isEmpty, "there is no corpus"))
  func sums() throws {
    let inputs = try Self.corpus.map { path in
      let file = try SourceFile(reading: path)
      return LintInput(file: file, parsed: StringCatalogReader().read(file), project: path)
    }
    let report = CoverageCounter(accepted: [.needsReview], listsOpenMessages: true).count(inputs)
    for catalog in report.catalogs {
      for (index, share) in catalog.locales.enumerated() {
        let count = share.count
        #expect(count.translated + count.needsReview + count.missing == count.total)
        #expect(CoverageStatus.allCases.reduce(0) { $0 + count[$1] } == count.total)
        let open = catalog.openMessages.count { $0.locale == index }
        #expect(count.accepted + open == count.total)
        #expect((count.basisPoints == 10_000) == (count.accepted == count.total))
      }
    }
    let parts = report.catalogs.flatMap(\.locales).reduce(into: CoverageCount()) { $0 += $1.count }
    let total = report.total.reduce(into: CoverageCount()) { $0 += $1.count }
    #expect(parts == total && total.total > 10_000)
  }
}
