public import SourceText

/// What a run of the linter checks, and how bad each finding is.
public struct LintConfiguration: Sendable {
  /// What the user said of one rule.
  public enum RuleSetting: Hashable, Sendable {
    /// The rule does not run.
    case off
    /// The rule runs, and its findings have this severity.
    case severity(Severity)

    /// The severity, or `nil` where the rule is off.
    public var severity: Severity? {
      switch self {
      case .off: nil
      case .severity(let severity): severity
      }
    }
  }

  /// The locales that must be there; empty means those that the catalogs of the project have.
  public var locales: [String]
  /// What the user said of single rules; the others have their default severity.
  public var settings: [RuleID: RuleSetting]
  /// What the user said of single rules in single locales, by locale.
  ///
  /// A locale stands for those below it as well: `es` for `es-MX`, unless that is listed itself.
  public var localeSettings: [RuleID: [String: RuleSetting]]
  /// The options of rules; what is not given has its default.
  public var options: [RuleID: RuleOptions]
  /// What words are looked up in; `nil` where nothing is spelt.
  public var dictionaries: (any SpellingDictionaries)?
  /// Whether the run leaves out findings that other runs have, such as those about other locales: then
  /// nothing is said of what seems to be silenced in vain.
  public var isPartial: Bool

  /// Creates a configuration.
  public init(
    locales: [String] = [], settings: [RuleID: RuleSetting] = [:],
    localeSettings: [RuleID: [String: RuleSetting]] = [:], options: [RuleID: RuleOptions] = [:],
    dictionaries: (any SpellingDictionaries)? = nil, isPartial: Bool = false
  ) {
    self.locales = locales
    self.settings = settings
    self.localeSettings = localeSettings
    self.options = options
    self.dictionaries = dictionaries
    self.isPartial = isPartial
  }

  /// Returns the severity of a rule where its locale makes no difference, or `nil` where it is off.
  public func severity(of rule: RuleDescription) -> Severity? {
    if let setting = settings[rule.id] { setting.severity } else { rule.defaultSeverity }
  }

  /// Returns whether a rule runs, be it for one locale.
  public func isOn(_ rule: RuleDescription) -> Bool {
    severity(of: rule) != nil
      || (localeSettings[rule.id] ?? [:]).values.contains { $0.severity != nil }
  }
}
