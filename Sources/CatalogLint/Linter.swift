internal import CatalogModel
internal import ICUKit
internal import LocaleCore
internal import SourceText

/// Checks catalogs with every rule that the configuration leaves on.
public struct Linter: Sendable {
  /// What to check.
  public let configuration: LintConfiguration
  private let rules: [ActiveRule]
  /// What each of the rules looks for, beside one another: most entries are of concern to a few rules only.
  private let concerns: [EntryFeatures]
  private let spelling: SpellingOptions?
  private let screensEntries: Bool

  /// Creates a linter.
  public init(configuration: LintConfiguration) {
    self.init(configuration: configuration, screensEntries: true)
  }

  /// Creates a linter that asks no rule whether it may find something, so that a test can see that none says “no” too
  /// often.
  ///
  /// - Parameters:
  ///   - configuration: What to check.
  ///   - screensEntries: Whether rules are asked first.
  init(configuration: LintConfiguration, screensEntries: Bool) {
    self.screensEntries = screensEntries
    self.configuration = configuration
    spelling = SpellingOptions(configuration)
    rules = RuleRegistry.all.compactMap { type in
      ActiveRule(type, configuration)
    }
    concerns = rules.map(\.concerns)
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
    var screen = EntryScreen(catalog)
    for index in part.entries {
      screen.show(index)
      check(screen, into: &findings)
      if screen.features.contains(.comment), let found = EntrySuppressions(screen.entry) {
        suppressions.append(found)
      }
    }
    return Findings(diagnostics: findings.diagnostics, suppressions: suppressions)
  }

  /// Checks an entry with the rules that may find something in it.
  private func check(_ screen: EntryScreen, into findings: inout FindingSink) {
    var context: EntryContext?
    for index in rules.indices {
      if screensEntries {
        guard !concerns[index].isDisjoint(with: screen.features), rules[index].mayFind(in: screen)
        else { continue }
      } else if concerns[index].isEmpty || screen.isStale && !rules[index].looksAtStaleEntries {
        continue
      }
      let entry = context ?? EntryContext(screen)
      context = entry
      rules[index].check(entry, into: &findings)
    }
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
  /// What the rule looks for in entries; nothing where it looks at none.
  let concerns: EntryFeatures
  private let entryRule: (any EntryRule)?
  /// Whether the rule looks at entries that are marked stale, too.
  let looksAtStaleEntries: Bool
  private let catalogRule: (any CatalogRule)?

  /// Creates a rule, unless the configuration turns it off everywhere.
  init?(_ type: any LintRule.Type, _ configuration: LintConfiguration) {
    let description = type.description
    guard let severities = RuleSeverities(of: description, in: configuration) else { return nil }
    self.severities = severities
    id = description.id
    switch type.init(options: configuration.options[description.id] ?? RuleOptions()).scope {
    case .entries(let rule): (entryRule, looksAtStaleEntries, catalogRule) = (rule, false, nil)
    case .allEntries(let rule): (entryRule, looksAtStaleEntries, catalogRule) = (rule, true, nil)
    case .catalog(let rule): (entryRule, looksAtStaleEntries, catalogRule) = (nil, false, rule)
    case .syntax, .suppressions: (entryRule, looksAtStaleEntries, catalogRule) = (nil, false, nil)
    }
    concerns = entryRule?.concerns ?? []
  }

  func check(_ catalog: CatalogContext, into findings: inout FindingSink) {
    guard let catalogRule else { return }
    findings.begin(id, severities: severities)
    catalogRule.check(catalog, into: &findings)
  }

  /// Returns whether the rule may find something in an entry that is of concern to it.
  func mayFind(in screen: EntryScreen) -> Bool {
    guard let entryRule, looksAtStaleEntries || !screen.isStale else { return false }
    return !screen.isPlain || entryRule.mayFind(in: screen)
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    findings.begin(id, severities: severities)
    entryRule?.check(entry, into: &findings)
  }
}
