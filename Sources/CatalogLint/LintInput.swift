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

  /// The catalog in an earlier state that it is compared with, or `nil` where it is not compared.
  public let base: Catalog?

  /// Creates an input.
  public init(
    file: SourceFile, parsed: Parsed<Catalog>, project: String = "", base: Catalog? = nil
  ) {
    self.file = file
    self.parsed = parsed
    self.project = project
    self.base = base
  }

  /// Whether the file could be understood as a catalog.
  public var isParsed: Bool {
    !parsed.diagnostics.contains { $0.rule == .catalogParse && $0.severity == .error }
  }
}
