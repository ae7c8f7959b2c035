internal import CatalogLint
internal import SourceText

/// Turns byte ranges into lines and columns, with a table only for the files that have something to
/// report.
struct PositionFinder {
  // Two paths that are canonically equivalent are two files.
  private let files: [[UInt8]: SourceFile]
  private var tables: [[UInt8]: LineTable] = [:]

  /// Creates a finder for the files of some reports.
  init(_ reports: [FileReport]) {
    var files: [[UInt8]: SourceFile] = [:]
    for report in reports { files[Array(report.path.utf8)] = report.file }
    self.files = files
  }

  /// Returns the content and the lines of a file, or `nil` where it was not read.
  mutating func lines(of path: String) -> (file: SourceFile, table: LineTable)? {
    let key = Array(path.utf8)
    guard let file = files[key] else { return nil }
    if let table = tables[key] { return (file, table) }
    let table = LineTable(file.bytes)
    tables[key] = table
    return (file, table)
  }

  /// Returns the place of a byte offset, or `nil` where the file was not read.
  mutating func position(of range: SourceRange?, in path: String) -> SourcePosition? {
    guard let range else { return nil }
    return lines(of: path)?.table.position(at: range.start)
  }
}
