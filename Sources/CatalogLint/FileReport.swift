public import SourceText

/// What the linter found in one file.
public struct FileReport: Sendable {
  /// The path as the user named it, or as it was found below the folder that the user named.
  public let path: String
  /// The content, or `nil` where the file could not be read.
  public let file: SourceFile?
  /// The findings, in the order of the file.
  public let diagnostics: [Diagnostic]
  /// The number of entries that were checked.
  public let entryCount: Int
  /// Whether the file could be read and understood as a catalog.
  public let isParsed: Bool
  /// The keys that had another name in the base, by that name.
  public let renamedKeys: [String: String]

  /// Creates a report.
  public init(
    path: String, file: SourceFile?, diagnostics: [Diagnostic], entryCount: Int, isParsed: Bool,
    renamedKeys: [String: String] = [:]
  ) {
    self.path = path
    self.file = file
    self.diagnostics = diagnostics
    self.entryCount = entryCount
    self.isParsed = isParsed
    self.renamedKeys = renamedKeys
  }

  /// Returns the report with other findings, in the order of the file.
  public func replacingDiagnostics(_ diagnostics: [Diagnostic]) -> FileReport {
    FileReport(
      path: path, file: file, diagnostics: diagnostics, entryCount: entryCount, isParsed: isParsed,
      renamedKeys: renamedKeys)
  }
}
