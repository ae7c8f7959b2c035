public import FoundationEssentials

@_exported public import struct FoundationEssentials.Locale

extension CatalogLocale {
  /// Creates a locale from Foundation’s type.
  ///
  /// `Locale.current` is the locale of the process as ``current`` has it: on Linux, Foundation’s own does not look at
  /// the environment. A `Locale` only keeps its identifier where Foundation is linked into the program; where it
  /// is not, an issue is reported and the locale of the process is used.
  ///
  /// - Parameter locale: The locale.
  public init(_ locale: Locale) {
    let identifier = locale.identifier
    guard identifier != Self.anonymous else {
      if !Self.namesArePreserved {
        IssueReporter.report(
          LocalizationIssue(problem: .unnamedLocale, key: "", table: "", locale: identifier))
      }
      self = .current
      return
    }
    self.init(identifier)
  }

  /// What Foundation on Linux calls the locale of the process, whatever it is.
  private static let anonymous = "en_001"

  private static let namesArePreserved = Locale(identifier: "es").identifier == "es"
}
