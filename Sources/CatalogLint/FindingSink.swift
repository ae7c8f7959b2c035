internal import CatalogModel
internal import SourceText

/// Collects the findings of one rule after another.
struct FindingSink {
  /// The findings so far.
  private(set) var diagnostics: [Diagnostic] = []
  private var rule: RuleID = ""
  private var severity: Severity = .info

  /// Creates an empty collection.
  init() {}

  /// Names the rule that reports from now on.
  mutating func begin(_ rule: RuleID, severity: Severity) {
    self.rule = rule
    self.severity = severity
  }

  /// Reports a finding of the current rule.
  ///
  /// - Parameters:
  ///   - message: What is wrong, what was expected and what to do.
  ///   - range: The place, or `nil` where the model has none.
  ///   - key: The key of the entry.
  ///   - locale: The locale, as the file spells it.
  ///   - path: The way to the text inside the message.
  ///   - notes: Further places.
  mutating func report(
    _ message: DiagnosticMessage, at range: SourceRange?, key: String? = nil,
    locale: String? = nil, path: VariationPath? = nil, notes: [Diagnostic.Note] = []
  ) {
    let variation = path.flatMap { $0.isEmpty ? nil : $0.description }
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: severity, message: message, range: range,
        subject: .init(key: key, locale: locale, variation: variation), notes: notes))
  }
}
