internal import CatalogBuild
internal import CatalogFormats

/// Describes the formats for the documentation.
enum FormatReference {
  /// The table of all formats, in Markdown, each line with its end.
  static var table: String {
    let rows = CatalogFormats.all.map(row)
    return ([header, separator] + rows).joined(separator: "\n") + "\n"
  }

  private static let header =
    "| Format | Name | Files | Read | Written | Plurals | States | Comments | Compiled |"
  private static let separator = "|---|---|---|---|---|---|---|---|---|"

  private static func row(_ format: any CatalogFormat) -> String {
    let capabilities = format.capabilities
    let files = format.fileExtensions.map { "`.\($0)`" }.joined(separator: ", ")
    let answers = [
      true, format.writer(WritingOptions()) != nil, capabilities.features.contains(.plurals),
      !capabilities.states.isEmpty, capabilities.features.contains(.comments), format.isCompilable,
    ].map { $0 ? "yes" : "no" }
    let cells = [format.name, "`\(format.id)`", files] + answers
    return "| " + cells.joined(separator: " | ") + " |"
  }
}
