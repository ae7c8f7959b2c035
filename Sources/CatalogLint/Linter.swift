internal import CatalogModel
internal import ICUKit
internal import LocaleCore
internal import SourceText

/// Checks catalogs with every rule that the configuration leaves on.
public struct Linter: Sendable {
  /// What to check.
  public let configuration: LintConfiguration
  private let rules: [ActiveRule]
  private let spelling: SpellingOptions?

  /// Creates a linter.
  public init(configuration: LintConfiguration) {
    self.configuration = configuration
    spelling = SpellingOptions(configuration)
    rules = RuleRegistry.all.compactMap { type in
      ActiveRule(type, configuration)
    }
  }

  /// Checks the catalogs of one or several projects.
  ///
  /// Files, and parts of large files, are checked in parallel; the reports come in the order of the
  /// inputs.
  ///
  /// The files of a table are joined, so that its translations are compared with the source texts; a finding is
  /// reported in the file that it is in, or in that of its locale.
  ///
  /// - Parameter inputs: The catalogs. Those of one project together tell which locales it has.
  public func lint(_ inputs: [LintInput]) -> [FileReport] {
    let joined = TableJoiner.Joined(inputs)
    let reports = lintTables(joined.inputs)
    return TableReports(joined.inputs).separated(reports, of: joined, files: inputs)
  }

  private func lintTables(_ inputs: [LintInput]) -> [FileReport] {
    let contexts = CatalogContexts(
      inputs, listedLocales: configuration.locales, spelling: spelling)
    let parts = contexts.parts
    let found = parallelMap(parts.count, startingWith: { ThreadContexts(contexts) }) {
      check(parts[$1], in: $0.context(parts[$1].input))
    }
    var findings = inputs.map { Findings(diagnostics: readerDiagnostics($0)) }
    for (part, found) in zip(parts, found) { findings[part.input] += found }
    return inputs.indices.map { index in
      let renames = contexts.bases[index]?.renames ?? []
      let diagnostics = apply(findings[index], renames) { contexts.context(index) }
      return report(inputs[index], diagnostics, renames)
    }
  }

  /// What was found in a file, or in a part of it.
  private struct Findings: Sendable {
    var diagnostics: [Diagnostic] = []
    var suppressions: [EntrySuppressions] = []

    static func += (left: inout Findings, right: Findings) {
      left.diagnostics += right.diagnostics
      left.suppressions += right.suppressions
    }
  }

  /// Takes out of the findings of a file what comments silence and what a renamed key explains.
  private func apply(
    _ findings: Findings, _ renames: [KeyRename], in context: () -> CatalogContext
  ) -> [Diagnostic] {
    var diagnostics = findings.diagnostics
    if !findings.suppressions.isEmpty {
      diagnostics = silenced(findings, context())
    }
    if !renames.isEmpty, rules.contains(where: { $0.id == KeyRenamed.description.id }) {
      let names = Dictionary(grouping: renames, by: \.new)
      let oldNames = Dictionary(grouping: renames, by: \.old)
      diagnostics.removeAll { diagnostic in
        guard let key = diagnostic.subject.key else { return false }
        return (names[key] ?? oldNames[key] ?? []).contains { $0.explains(diagnostic) }
      }
    }
    return diagnostics
  }

  private func silenced(_ findings: Findings, _ catalog: CatalogContext) -> [Diagnostic] {
    var filter = SuppressionFilter(findings.suppressions)
    let judge = SuppressionJudge(configuration: configuration, catalog: catalog)
    let diagnostics = filter.filter(findings.diagnostics)
    var judged = FindingSink()
    for rule in rules {
      judged.begin(rule.id, severities: rule.severities)
      switch rule.id {
      case SuppressionWithoutReason.description.id:
        judge.reportMissingReasons(findings.suppressions, into: &judged)
      case UnusedSuppression.description.id:
        judge.reportUnused(findings.suppressions, filter, into: &judged)
      default: break
      }
    }
    return diagnostics + judged.diagnostics
  }

  private func report(
    _ input: LintInput, _ diagnostics: [Diagnostic], _ renames: [KeyRename]
  ) -> FileReport {
    let wanted = diagnostics.filter(isWanted(inCatalogWith: input.parsed.value.sourceLanguage))
    return FileReport(
      path: input.file.path, file: input.file, diagnostics: wanted.sortedByPlace(),
      entryCount: input.parsed.value.entries.count, isParsed: input.isParsed,
      renamedKeys: Dictionary(renames.map { ($0.old, $0.new) }) { first, _ in first })
  }

  private func readerDiagnostics(_ input: LintInput) -> [Diagnostic] {
    input.parsed.diagnostics.compactMap { diagnostic in
      guard let rule = rules.first(where: { $0.id == diagnostic.rule }),
        let severity = rule.severities.severity(in: diagnostic.subject.locale)
      else { return nil }
      var diagnostic = diagnostic
      // What a reader calls harmless stays so.
      diagnostic.severity = min(severity, diagnostic.severity)
      return diagnostic
    }
  }

  /// Checks a part of a file; the first part also checks the catalog as a whole.
  private func check(_ part: CatalogContexts.Part, in catalog: CatalogContext) -> Findings {
    var findings = FindingSink(dropsRepeats: catalog.hasMessages)
    var suppressions: [EntrySuppressions] = []
    if part.entries.lowerBound == 0 {
      for rule in rules { rule.check(catalog, into: &findings) }
    }
    let entryRules = rules.filter(\.checksEntries)
    for entry in catalog.catalog.entries[part.entries] {
      let context = EntryContext(entry, in: catalog)
      for rule in entryRules { rule.check(context, into: &findings) }
      if let found = EntrySuppressions(entry) { suppressions.append(found) }
    }
    return Findings(diagnostics: findings.diagnostics, suppressions: suppressions)
  }

  /// Whether the user asked for findings about a locale: where locales are listed, for those alone.
  private func isWanted(inCatalogWith sourceLanguage: String) -> (Diagnostic) -> Bool {
    guard !configuration.locales.isEmpty else { return { _ in true } }
    let wanted = (configuration.locales + [sourceLanguage]).map(LocaleIdentity.canonicalTag)
    var answers: [String: Bool] = [:]
    return { diagnostic in
      guard let locale = diagnostic.subject.locale else { return true }
      if let answer = answers[locale] { return answer }
      let tag = LocaleIdentity.canonicalTag(of: locale)
      let answer = wanted.contains { $0.isFormallyEqual(to: tag) }
      answers[locale] = answer
      return answer
    }
  }
}

/// A rule that is on, with its severity.
private final class ActiveRule: Sendable {
  let id: RuleID
  let severities: RuleSeverities
  /// Whether the rule looks at each entry.
  let checksEntries: Bool
  private let looksAtStaleEntries: Bool
  private let checkEntry: @Sendable (EntryContext, inout FindingSink) -> Void
  private let checkCatalog: @Sendable (CatalogContext, inout FindingSink) -> Void

  /// Creates a rule, unless the configuration turns it off everywhere.
  init?(_ type: any LintRule.Type, _ configuration: LintConfiguration) {
    let description = type.description
    guard let severities = RuleSeverities(of: description, in: configuration) else { return nil }
    self.severities = severities
    id = description.id
    switch type.init(options: configuration.options[description.id] ?? RuleOptions()).scope {
    case .entries(let rule):
      (checksEntries, looksAtStaleEntries) = (true, false)
      checkEntry = { rule.check($0, into: &$1) }
      checkCatalog = { _, _ in }
    case .allEntries(let rule):
      (checksEntries, looksAtStaleEntries) = (true, true)
      checkEntry = { rule.check($0, into: &$1) }
      checkCatalog = { _, _ in }
    case .catalog(let rule):
      (checksEntries, looksAtStaleEntries) = (false, false)
      checkEntry = { _, _ in }
      checkCatalog = { rule.check($0, into: &$1) }
    case .syntax, .suppressions:
      (checksEntries, looksAtStaleEntries) = (false, false)
      checkEntry = { _, _ in }
      checkCatalog = { _, _ in }
    }
  }

  func check(_ catalog: CatalogContext, into findings: inout FindingSink) {
    findings.begin(id, severities: severities)
    checkCatalog(catalog, &findings)
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    guard looksAtStaleEntries || entry.entry.extractionState != .stale else { return }
    findings.begin(id, severities: severities)
    checkEntry(entry, &findings)
  }
}
