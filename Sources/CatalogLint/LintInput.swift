public import CatalogModel
public import SourceText

/// One catalog file to be checked.
public struct LintInput: Sendable {
  /// The file.
  public let file: SourceFile
  /// What a reader made of it: the catalog, and what was wrong in the file itself.
  public let parsed: Parsed<Catalog>

  /// Which project the file belongs to; catalogs of one project are expected to have the same
  /// locales.
  public let project: String

  /// Creates an input.
  public init(file: SourceFile, parsed: Parsed<Catalog>, project: String = "") {
    self.file = file
    self.parsed = parsed
    self.project = project
  }

  /// Whether the file could be understood as a catalog.
  public var isParsed: Bool {
    !parsed.diagnostics.contains { $0.rule == .catalogParse && $0.severity == .error }
  }
}
