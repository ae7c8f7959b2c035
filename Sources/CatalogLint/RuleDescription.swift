public import SourceText

/// What a rule checks and why: the one source of its documentation, of `catalog explain` and of its
/// tests.
public struct RuleDescription: Sendable {
  /// The permanent name.
  public let id: RuleID
  /// What the rule reports, in one sentence.
  public let summary: String
  /// Why that matters to the people who use the app, and what the rule leaves alone on purpose.
  public let rationale: String
  /// What to do about a finding.
  public let correction: String
  /// The severity without any configuration; `nil` means that the rule is off until it is asked
  /// for.
  public let defaultSeverity: Severity?
  /// Examples that the rule reports, with `↓` in front of each place that it names.
  public let triggering: [RuleExample]
  /// Examples that look alike and are right.
  public let nonTriggering: [RuleExample]
  /// What the rule takes from the configuration besides its severity.
  public let options: [RuleOption]

  /// Creates a description.
  public init(
    id: RuleID, summary: String, rationale: String, correction: String,
    defaultSeverity: Severity?, triggering: [RuleExample], nonTriggering: [RuleExample],
    options: [RuleOption] = []
  ) {
    self.id = id
    self.summary = summary
    self.rationale = rationale
    self.correction = correction
    self.defaultSeverity = defaultSeverity
    self.triggering = triggering
    self.nonTriggering = nonTriggering
    self.options = options
  }

  /// Whether the rule finds nothing without options.
  public var needsOptions: Bool { triggering.allSatisfy { !$0.options.values.isEmpty } }

  /// Whether the rule finds nothing without the dictionaries of languages.
  public var needsDictionaries: Bool { triggering.contains { !$0.dictionaries.isEmpty } }

  /// Whether the rule compares a catalog with an earlier state of it, so that it is silent without
  /// `--base`.
  public var needsBase: Bool { triggering.contains { $0.base != nil } }
}
