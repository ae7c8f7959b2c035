internal import CompiledCatalog

/// Why a compiled catalog cannot be used.
public struct CatalogBundleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file or folder; empty for bytes in memory.
  public let path: String
  /// What is wrong, and what to do, in an English sentence without the path.
  public let reason: String

  init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  init(path: String, error: CompiledCatalogError) {
    self.init(path: path, reason: error.description)
  }

  /// The path and what is wrong.
  public var description: String { path.isEmpty ? reason : "\(path): \(reason)" }
}
