internal import CatalogLint
internal import SourceText

/// Turns byte ranges into lines and columns, with a table only for the files that have something to
/// report.
struct PositionFinder {
  private let files: [String: SourceFile]
  private var tables: [String: LineTable] = [:]

  /// Creates a finder for the files of some reports.
  init(_ reports: [FileReport]) {
    var files: [String: SourceFile] = [:]
    for report in reports { files[report.path] = report.file }
    self.files = files
  }

  /// Returns the content and the lines of a file, or `nil` where it was not read.
  mutating func lines(of path: String) -> (file: SourceFile, table: LineTable)? {
    guard let file = files[path] else { return nil }
    if let table = tables[path] { return (file, table) }
    let table = LineTable(file.bytes)
    tables[path] = table
    return (file, table)
  }

  /// Returns the place of a byte offset, or `nil` where the file was not read.
  mutating func position(of range: SourceRange?, in path: String) -> SourcePosition? {
    guard let range else { return nil }
    return lines(of: path)?.table.position(at: range.start)
  }
}
