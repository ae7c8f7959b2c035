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

  /// What the format of the file has, as far as rules ask.
  public let format: FormatTraits

  /// Which table the file is a part of; `nil` where it holds all locales of its table.
  public let table: TablePlace?

  /// Reads another content of the file in the same way; `nil` where that is not known.
  public let reread: (@Sendable (SourceFile) -> Parsed<Catalog>)?

  /// The locales of files of the same table that could not be understood: nobody knows what they have.
  let unreadLocales: Set<String>

  /// The files that a table was joined from; empty where the input is a file.
  let parts: [TablePart]

  /// Creates an input.
  public init(
    file: SourceFile, parsed: Parsed<Catalog>, project: String = "", base: Catalog? = nil,
    format: FormatTraits = FormatTraits(), table: TablePlace? = nil,
    reread: (@Sendable (SourceFile) -> Parsed<Catalog>)? = nil
  ) {
    self.init(
      file: file, parsed: parsed, project: project, base: base, format: format, table: table,
      reread: reread, parts: [])
  }

  /// Creates an input for a table that was joined.
  init(
    file: SourceFile, parsed: Parsed<Catalog>, project: String, base: Catalog?,
    format: FormatTraits, table: TablePlace?,
    reread: (@Sendable (SourceFile) -> Parsed<Catalog>)?, parts: [TablePart],
    unreadLocales: Set<String> = []
  ) {
    self.file = file
    self.parsed = parsed
    self.project = project
    self.base = base
    self.format = format
    self.table = table
    self.reread = reread
    self.unreadLocales = unreadLocales
    self.parts = parts
  }

  /// Whether the file could be understood as a catalog.
  public var isParsed: Bool {
    !parsed.diagnostics.contains { $0.rule == .catalogParse && $0.severity == .error }
  }

  /// Returns the input with another content of its file.
  public func replacing(file: SourceFile, parsed: Parsed<Catalog>) -> LintInput {
    LintInput(
      file: file, parsed: parsed, project: project, base: base, format: format, table: table,
      reread: reread, parts: parts)
  }

  /// Returns the input with the earlier state that it is compared with.
  public func comparing(with base: Catalog?) -> LintInput {
    LintInput(
      file: file, parsed: parsed, project: project, base: base, format: format, table: table,
      reread: reread, parts: parts)
  }
}
