public import CatalogModel
public import SourceText

/// A table that is put together from the files of several locales.
public struct LocalizedTable: Sendable {
  /// What was wrong in one file.
  public struct File: Sendable {
    /// The path, as the file was given.
    public let path: String
    /// The locale of the file, as its folder spells it.
    public let locale: String
    /// What was wrong, in the order of the file.
    public let diagnostics: [Diagnostic]
  }

  /// The name of the table: that of its files without their extension.
  public let name: String
  /// The messages in every locale, without ranges: they come from several files.
  public let catalog: Catalog
  /// The files, in the order in which they were read.
  public let files: [File]
}
