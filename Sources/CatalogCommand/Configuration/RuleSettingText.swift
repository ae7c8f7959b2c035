internal import CatalogLint
internal import SourceText

/// Severities as the command line and the configuration spell them.
enum RuleSettingText {
  /// Every spelling.
  static let all = ["off"] + Severity.allCases.map(\.rawValue)

  /// Reads the severity of a rule.
  ///
  /// - Throws: `UsageError` for what is none, and for a rule that cannot be turned off.
  static func setting(
    _ value: String, of rule: String
  ) throws(UsageError) -> LintConfiguration.RuleSetting {
    if value == "off" {
      guard rule != RuleID.catalogParse.rawValue else {
        throw UsageError(
          "“\(rule)” cannot be turned off: it tells which files could not be checked")
      }
      return .off
    }
    guard let severity = Severity(rawValue: value) else {
      throw UsageError(
        "“\(value)” is no severity for “\(rule)”: off, info, warning or error",
        suggestion: NameSuggestion.nearest(to: value, among: all))
    }
    return .severity(severity)
  }

  /// Returns the spelling of a severity; `nil` is that of a rule that is off.
  static func text(_ severity: Severity?) -> String { severity?.rawValue ?? "off" }
}
