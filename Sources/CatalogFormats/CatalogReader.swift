public import CatalogModel
public import SourceText

/// Reads one catalog format.
public protocol CatalogReader: Sendable {
  /// Reads as much of a file as it can; what is wrong in the file becomes diagnostics and is never
  /// thrown.
  ///
  /// - Parameter file: The file.
  func read(_ file: SourceFile) -> Parsed<Catalog>
}
