internal import ICUKit

/// What `catalog --version` says.
enum ToolVersion {
  /// The version of the tool (Semantic Versioning 2.0.0).
  static let current = "0.1.0"

  /// The name and the version, and what plural rules and characters are judged by.
  static var text: String {
    let cldr = ICUVersion.cldr.map { ", CLDR \($0)" } ?? ""
    return "catalog \(current) (ICU \(ICUVersion.icu)\(cldr))"
  }
}
