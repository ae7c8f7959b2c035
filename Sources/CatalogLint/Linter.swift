internal import CatalogModel
internal import ICUKit
internal import LocaleCore
internal import SourceText

/// Checks catalogs with every rule that the configuration leaves on.
public struct Linter: Sendable {
  /// What to check.
  public let configuration: LintConfiguration
  private let rules: [ActiveRule]

  /// Creates a linter.
  public init(configuration: LintConfiguration) {
    self.configuration = configuration
    rules = RuleRegistry.all.compactMap { type in
      configuration.severity(of: type.description).map { ActiveRule(type, severity: $0) }
    }
  }

  /// Checks the catalogs of one or several projects.
  ///
  /// Files, and parts of large files, are checked in parallel; the reports come in the order of the
  /// inputs.
  ///
  /// - Parameter inputs: The catalogs. Those of one project together tell which locales it has.
  public func lint(_ inputs: [LintInput]) -> [FileReport] {
    let usedLocales = parallelMap(inputs.count) { UsedLocale.all(in: inputs[$0].parsed.value) }
    let project = configuration.locales.isEmpty ? ProjectLocales(inputs, usedLocales) : nil
    let siblings = inputs.map { project?.locales(besides: $0) ?? [] }
    let tables = TableMates(inputs)
    let tasks = inputs.indices.flatMap { Task.all(for: inputs[$0], at: $0) }
    let findings = parallelMap(tasks.count) { index in
      let input = tasks[index].input
      return check(
        tasks[index], of: inputs[input], usedLocales: usedLocales[input], siblings: siblings[input],
        tableMates: tables.before(inputs[input]))
    }
    var diagnostics = inputs.map(readerDiagnostics)
    for (task, found) in zip(tasks, findings) { diagnostics[task.input] += found }
    return zip(inputs, diagnostics).map { report($0, $1) }
  }

  /// A part of the work: some entries of one file; the first part also checks the catalog as a
  /// whole.
  private struct Task: Sendable {
    static let entryCount = 2048

    let input: Int
    let entries: Range<Int>

    static func all(for input: LintInput, at index: Int) -> [Task] {
      guard input.isParsed else { return [] }
      let count = input.parsed.value.entries.count
      return stride(from: 0, to: max(count, 1), by: entryCount).map {
        Task(input: index, entries: $0..<min($0 + entryCount, count))
      }
    }
  }

  private func report(_ input: LintInput, _ diagnostics: [Diagnostic]) -> FileReport {
    let wanted = diagnostics.filter(isWanted(inCatalogWith: input.parsed.value.sourceLanguage))
    return FileReport(
      path: input.file.path, file: input.file, diagnostics: wanted.sortedByPlace(),
      entryCount: input.parsed.value.entries.count, isParsed: input.isParsed)
  }

  private func readerDiagnostics(_ input: LintInput) -> [Diagnostic] {
    input.parsed.diagnostics.compactMap { diagnostic in
      guard let rule = rules.first(where: { $0.id == diagnostic.rule }) else { return nil }
      var diagnostic = diagnostic
      diagnostic.severity = rule.severity
      return diagnostic
    }
  }

  private func check(
    _ task: Task, of input: LintInput, usedLocales: [UsedLocale],
    siblings: [CatalogContext.SiblingLocale], tableMates: [TableMates.Mate]
  ) -> [Diagnostic] {
    var findings = FindingSink()
    let catalog = CatalogContext(
      file: input.file, catalog: input.parsed.value, usedLocales: usedLocales,
      listedLocales: configuration.locales, siblingLocales: siblings,
      tableMates: tableMates,
      readerDiagnostics: input.parsed.diagnostics)
    if task.entries.lowerBound == 0 {
      for rule in rules { rule.check(catalog, into: &findings) }
    }
    let entryRules = rules.filter(\.checksEntries)
    for entry in catalog.catalog.entries[task.entries] {
      let context = EntryContext(entry, in: catalog)
      for rule in entryRules.indices { entryRules[rule].check(context, into: &findings) }
    }
    return findings.diagnostics
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
private struct ActiveRule: Sendable {
  let id: RuleID
  let severity: Severity
  private let scope: RuleScope

  init(_ type: any LintRule.Type, severity: Severity) {
    id = type.description.id
    self.severity = severity
    scope = type.init().scope
  }

  var checksEntries: Bool {
    switch scope {
    case .entries, .allEntries: true
    case .catalog, .syntax: false
    }
  }

  func check(_ catalog: CatalogContext, into findings: inout FindingSink) {
    guard case .catalog(let rule) = scope else { return }
    findings.begin(id, severity: severity)
    rule.check(catalog, into: &findings)
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    findings.begin(id, severity: severity)
    switch scope {
    case .entries(let rule):
      if entry.entry.extractionState != .stale { rule.check(entry, into: &findings) }
    case .allEntries(let rule): rule.check(entry, into: &findings)
    case .catalog, .syntax: break
    }
  }
}
