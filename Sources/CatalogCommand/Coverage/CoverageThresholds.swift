internal import CatalogLint
internal import ICUKit
internal import LocaleCore
internal import SourceText

/// The shares of translated entries that are asked for.
struct CoverageThresholds: Sendable {
  /// A share that is not reached.
  struct Unmet: Sendable {
    /// The locale.
    let locale: String
    /// How much of it is translated; `nil` where no catalog has the locale.
    let count: CoverageCount?
    /// The share that is asked for.
    let minimum: Percentage
  }

  private let minimum: Percentage?
  private let locales: [String: Percentage]
  private let nearest: NearestLocale<Percentage>

  /// Creates thresholds.
  ///
  /// - Parameters:
  ///   - minimum: The share for every locale; `nil` where none is asked for.
  ///   - locales: The shares for single locales, each also for those below it.
  init(minimum: Percentage? = nil, locales: [String: Percentage] = [:]) {
    self.minimum = minimum
    self.locales = locales
    nearest = NearestLocale(locales)
  }

  /// Reads the values of `--min`: `95` for every locale, `de=100` for one; the last one counts.
  ///
  /// - Throws: `UsageError` for what is no share.
  init(_ texts: [String]) throws(UsageError) {
    var minimum: Percentage?
    var locales: [String: Percentage] = [:]
    for text in texts {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      var digits = parts[parts.count - 1].trimmingSpaces
      if digits.last == "%" { digits = digits.dropLast().trimmingSpaces }
      guard let share = Percentage(digits) else {
        throw UsageError(
          "“--min \(text)” is no share in percent; write a number from 0 to 100, as in “95” or “de=99.5”"
        )
      }
      if parts.count > 1 {
        let locale = String(parts[0].trimmingSpaces)
        try LocaleList.check(locale)
        let tag = LocaleIdentity.canonicalTag(of: locale)
        locales = locales.filter { LocaleIdentity.canonicalTag(of: $0.key) != tag }
        locales[locale] = share
      } else {
        minimum = share
      }
    }
    self.init(minimum: minimum, locales: locales)
  }

  /// The locales with a share of their own, in the order of their names.
  var namedLocales: [String] { locales.keys.sorted() }

  /// Returns the share that is asked for in a locale, or `nil` where none is.
  func minimum(for locale: String) -> Percentage? {
    (nearest.isEmpty ? nil : nearest.value(for: locale)) ?? minimum
  }

  /// Returns the shares that are not reached, in the order of the locales.
  func unmet(in report: CoverageReport) -> [Unmet] {
    let unmet = report.total.compactMap { share -> Unmet? in
      guard let minimum = minimum(for: share.locale), share.count.shortfall(from: minimum) > 0
      else { return nil }
      return Unmet(locale: share.locale, count: share.count, minimum: minimum)
    }
    return (unmet + unmetByServingLocales(in: report))
      .sorted { $0.locale.utf8.lexicographicallyPrecedes($1.locale.utf8) }
  }

  /// Returns the shares that are not reached of locales that have no texts of their own: what counts for their
  /// readers is the locale above them.
  private func unmetByServingLocales(in report: CoverageReport) -> [Unmet] {
    let shares = report.total.map { (LocaleIdentity.canonicalTag(of: $0.locale), $0.count) }
    return locales.compactMap { locale, minimum in
      let tag = LocaleIdentity.canonicalTag(of: locale)
      guard !shares.contains(where: { tag.covers($0.0) }) else { return nil }
      let serving = shares.filter { $0.0.covers(tag) }
        .max { $0.0.identifier.utf8.count < $1.0.identifier.utf8.count }
      let isUnmet =
        serving.map { $0.1.shortfall(from: minimum) > 0 } ?? (minimum.share(of: 100) > 0)
      return isUnmet ? Unmet(locale: locale, count: serving?.1, minimum: minimum) : nil
    }
  }
}

extension CoverageThresholds.Unmet {
  /// Says how much there is, how much is asked for, and how many entries are missing to it.
  var message: DiagnosticMessage {
    let format = CoverageFormat.current
    let asked = format.percent(minimum)
    guard let count else {
      return "no catalog has texts in \(locale), and \(asked) is asked for"
    }
    return """
      \(locale): \(format.percent(count)) of \(Counted.entries(count.total)) translated, \
      \(asked) is asked for; \(Counted.needed(count.shortfall(from: minimum)))
      """
  }
}
