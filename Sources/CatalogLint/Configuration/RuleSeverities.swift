internal import SourceText

/// How bad the findings of one rule are, by locale.
struct RuleSeverities: Sendable {
  private let standard: Severity?
  private let locales: NearestLocale<Severity?>

  /// Collects the severities of a rule; `nil` where it does not run at all.
  init?(of rule: RuleDescription, in configuration: LintConfiguration) {
    guard configuration.isOn(rule) else { return nil }
    standard = configuration.severity(of: rule)
    locales = NearestLocale((configuration.localeSettings[rule.id] ?? [:]).mapValues(\.severity))
  }

  /// Whether all findings have the same severity.
  var isUniform: Bool { locales.isEmpty }

  /// Returns the severity of a finding, or `nil` where it is not wanted.
  ///
  /// Of the locales that are listed, the nearest to that of the finding counts.
  ///
  /// - Parameter locale: The locale of the finding, `nil` where it is about none.
  func severity(in locale: String?) -> Severity? {
    guard let locale, !isUniform else { return standard }
    return locales.value(for: locale) ?? standard
  }
}
