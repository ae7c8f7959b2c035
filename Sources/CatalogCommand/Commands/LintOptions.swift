internal import CatalogLint
internal import SourceText

/// What the user asked of `catalog lint`.
struct LintOptions: Sendable {
  /// The shape of the report.
  enum Format: String, CaseIterable, Sendable {
    case text
    case json
    case sarif
    case github
    case gitlab
    case junit
    case xcode
    case markdown
  }

  /// The shape of the report.
  let format: Format
  /// Where it goes.
  let target: ReportTarget
  /// Whether warnings decide the exit status as errors do.
  let isStrict: Bool
  /// Whether only what decides the exit status is reported.
  let isQuiet: Bool
  /// What is checked: what the configuration of the project says, where the command line does not say
  /// otherwise.
  let configuration: LintConfiguration
  /// What the findings are compared with.
  let comparison: LintComparison
  /// What is done about findings whose correction is certain.
  let fixing: FixMode

  /// Takes the options from a command line.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - project: What the configuration of the project says.
  ///   - rules: Every rule; asked only where the user names one.
  /// - Throws: `UsageError` for a locale, a rule or a severity that does not exist.
  init(
    _ arguments: ParsedArguments, project: LintConfiguration = LintConfiguration(),
    rules: () -> [RuleDescription]
  ) throws(UsageError) {
    format = arguments.value("format").flatMap(Format.init) ?? .text
    target = try ReportTarget(arguments)
    isStrict = arguments.has("strict")
    isQuiet = arguments.has("quiet")
    comparison = try LintComparison(arguments)
    fixing = try FixMode(arguments)
    var configuration = project
    let locales = try LocaleList.parse(arguments.all("locales"))
    if !locales.isEmpty {
      configuration.locales = locales
      configuration.isPartial = true
    }
    for (rule, setting) in try LintOptions.settings(arguments.all("rule"), rules: rules) {
      configuration.settings[rule] = setting
      configuration.localeSettings[rule] = nil
    }
    self.configuration = configuration
  }

  private static func settings(
    _ texts: [String], rules: () -> [RuleDescription]
  ) throws(UsageError) -> [RuleID: LintConfiguration.RuleSetting] {
    guard !texts.isEmpty else { return [:] }
    let identifiers = rules().map(\.id.rawValue)
    var settings: [RuleID: LintConfiguration.RuleSetting] = [:]
    for text in texts {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0].trimmingSpaces)
      guard identifiers.contains(name) else {
        throw UsageError(
          "there is no rule “\(name)”; “catalog rules” lists them",
          suggestion: NameSuggestion.nearest(to: name, among: identifiers))
      }
      guard parts.count == 2 else {
        throw UsageError(
          "“--rule \(name)” needs a severity: \(name)=off, =info, =warning or =error")
      }
      settings[RuleID(rawValue: name)] = try RuleSettingText.setting(
        String(parts[1].trimmingSpaces), of: name)
    }
    return settings
  }
}

extension LintOptions {
  /// The severity from which on a finding decides the exit status.
  var decisiveSeverity: Severity { isStrict ? .warning : .error }

  /// Whether a finding of a file decides the exit status.
  func isDecisive(_ diagnostic: Diagnostic, in report: FileReport) -> Bool {
    diagnostic.severity >= decisiveSeverity
      || (!report.isParsed && diagnostic.rule == .catalogParse)
  }
}
