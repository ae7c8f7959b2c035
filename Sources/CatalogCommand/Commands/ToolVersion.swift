/// What `catalog --version` says.
enum ToolVersion {
  /// The version of the tool (Semantic Versioning 2.0.0).
  static let current = "0.1.0"

  /// The name and the version.
  static var text: String { "catalog \(current)" }
}
