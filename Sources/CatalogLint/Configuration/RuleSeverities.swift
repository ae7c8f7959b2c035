internal import ICUKit
internal import LocaleCore
internal import SourceText

/// How bad the findings of one rule are, by locale.
struct RuleSeverities: Sendable {
  private struct LocaleSeverity: Sendable {
    let tag: LocaleTag
    let severity: Severity?
  }

  private let standard: Severity?
  private let locales: [LocaleSeverity]

  /// Collects the severities of a rule; `nil` where it does not run at all.
  init?(of rule: RuleDescription, in configuration: LintConfiguration) {
    guard configuration.isOn(rule) else { return nil }
    standard = configuration.severity(of: rule)
    locales = (configuration.localeSettings[rule.id] ?? [:]).map { locale, setting in
      LocaleSeverity(
        tag: LocaleIdentity.canonicalTag(of: locale), severity: setting.severity)
    }
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
    let tag = LocaleIdentity.canonicalTag(of: locale)
    let covering = locales.filter { $0.tag.covers(tag) }
    guard var nearest = covering.first else { return standard }
    for other in covering.dropFirst() where isNearer(other.tag, than: nearest.tag, to: tag) {
      nearest = other
    }
    return nearest.severity
  }

  /// Whether one of two locales that cover a third is nearer to it.
  private func isNearer(_ one: LocaleTag, than other: LocaleTag, to tag: LocaleTag) -> Bool {
    if one.isFormallyEqual(to: tag) { return !(other == tag) }
    return !other.isFormallyEqual(to: tag) && other.covers(one)
  }
}
