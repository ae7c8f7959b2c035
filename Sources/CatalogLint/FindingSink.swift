internal import CatalogModel
internal import SourceText

/// Collects the findings of one rule after another.
struct FindingSink {
  /// The findings so far.
  private(set) var diagnostics: [Diagnostic] = []
  private var rule: RuleID = ""
  private var severities: RuleSeverities?
  /// The severities of a rule whose findings are not alike in all locales.
  private var localeSeverities: [RuleID: [String: Severity?]] = [:]

  /// Whether a rule that finds the same place again is not heard: the texts of one message share their parts.
  private let dropsRepeats: Bool

  /// Creates an empty collection.
  ///
  /// - Parameter dropsRepeats: Whether a rule that finds the same place again is not heard.
  init(dropsRepeats: Bool = false) { self.dropsRepeats = dropsRepeats }

  /// Names the rule that reports from now on.
  mutating func begin(_ rule: RuleID, severities: RuleSeverities) {
    self.rule = rule
    self.severities = severities
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
  ///   - fixIt: The correction, where there is one that is certain.
  ///   - limit: The severity that this finding does not exceed.
  mutating func report(
    _ message: DiagnosticMessage, at range: SourceRange?, key: String? = nil,
    locale: String? = nil, path: VariationPath? = nil, notes: [Diagnostic.Note] = [],
    fixIt: FixIt? = nil, limitedTo limit: Severity = .error
  ) {
    guard let severity = severity(in: locale) else { return }
    let variation = path.flatMap { $0.isEmpty ? nil : $0.description }
    let subject = Diagnostic.Subject(key: key, locale: locale, variation: variation)
    if dropsRepeats, isRepeated(range, subject) { return }
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: min(severity, limit), message: message, range: range,
        subject: subject, notes: notes, fixIts: fixIt.map { [$0] } ?? []))
  }

  private func isRepeated(_ range: SourceRange?, _ subject: Diagnostic.Subject) -> Bool {
    diagnostics.reversed().prefix(ReadMessage.maximumCount).contains {
      $0.range != nil && $0.range == range && $0.rule == rule && $0.subject == subject
    }
  }

  private mutating func severity(in locale: String?) -> Severity? {
    guard let severities else { return nil }
    guard let locale, !severities.isUniform else { return severities.severity(in: nil) }
    if let known = localeSeverities[rule]?[locale] { return known }
    let severity = severities.severity(in: locale)
    localeSeverities[rule, default: [:]][locale] = .some(severity)
    return severity
  }
}
