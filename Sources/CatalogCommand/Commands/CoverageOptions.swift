internal import CatalogLint
internal import ICUKit
internal import LocaleCore
internal import SourceText

/// What the user asked of `catalog coverage`.
struct CoverageOptions: Sendable {
  /// The shape of the report.
  enum Format: String, CaseIterable, Sendable {
    case text
    case json
    case html
    case badge
    case markdown
  }

  /// The shape of the report.
  let format: Format
  /// Where it goes.
  let target: ReportTarget
  /// The locales that count; empty means all that the catalogs have.
  let locales: [String]
  /// The states that are accepted beside `translated`.
  let accepted: Set<CoverageStatus>
  /// The shares that are asked for.
  let thresholds: CoverageThresholds

  /// Takes the options from a command line; what the configuration says counts where that says nothing.
  ///
  /// - Throws: `UsageError` for a locale, a share or a state that does not exist.
  init(_ arguments: ParsedArguments, project: ProjectConfiguration) throws(UsageError) {
    format = arguments.value("format").flatMap(Format.init) ?? .text
    target = try ReportTarget(arguments)
    let listed = try LocaleList.parse(arguments.all("locales"))
    locales = listed.isEmpty ? project.locales : listed
    accepted =
      arguments.has("accept")
      ? try AcceptedStates.parse(arguments.all("accept")) : project.coverage.accepted
    thresholds =
      arguments.has("min")
      ? try CoverageThresholds(arguments.all("min"))
      : CoverageThresholds(
        minimum: project.coverage.minimum,
        locales: project.coverage.locales.filter { Self.concerns($0.key, listed) })
  }

  /// Whether a share for a locale says something about the locales that are listed.
  private static func concerns(_ locale: String, _ listed: [String]) -> Bool {
    let tag = LocaleIdentity.canonicalTag(of: locale)
    let tags = listed.map(LocaleIdentity.canonicalTag)
    return tags.isEmpty || tags.contains { $0.covers(tag) || tag.covers($0) }
  }
}
