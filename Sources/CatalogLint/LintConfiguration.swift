public import SourceText

/// What a run of the linter checks, and how bad each finding is.
public struct LintConfiguration: Sendable {
  /// What the user said of one rule.
  public enum RuleSetting: Hashable, Sendable {
    /// The rule does not run.
    case off
    /// The rule runs, and its findings have this severity.
    case severity(Severity)
  }

  /// The locales that must be there; empty means those that the catalogs of the project have.
  public var locales: [String]
  /// What the user said of single rules; the others have their default severity.
  public var settings: [RuleID: RuleSetting]

  /// Creates a configuration.
  public init(locales: [String] = [], settings: [RuleID: RuleSetting] = [:]) {
    self.locales = locales
    self.settings = settings
  }

  /// Returns the severity of a rule, or `nil` where it is off.
  public func severity(of rule: RuleDescription) -> Severity? {
    switch settings[rule.id] {
    case .off: nil
    case .severity(let severity): severity
    case nil: rule.defaultSeverity
    }
  }
}
