internal import CatalogFormats

/// A format of catalogs that the commands find and read.
struct CheckedFormat: Sendable {
  /// The name in running text.
  let name: String
  /// What the names of its files end with, without the dot.
  let fileExtension: String
  /// Reads its files.
  let reader: any CatalogReader

  /// Every format, in the order in which messages name them.
  static let all = [
    CheckedFormat(
      name: "String Catalog", fileExtension: "xcstrings", reader: StringCatalogReader())
  ]

  /// Returns the format of a file, by the end of its name, or `nil` where it has none of ours.
  static func of(_ path: String) -> CheckedFormat? {
    all.first { path.utf8.reversed().starts(with: ("." + $0.fileExtension).utf8.reversed()) }
  }

  /// The formats as a message lists them: `*.xcstrings`.
  static var list: String { all.map { "*." + $0.fileExtension }.joined(separator: ", ") }
}
