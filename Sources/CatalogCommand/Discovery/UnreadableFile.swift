internal import CatalogBuild
internal import CatalogLint
internal import SourceText

/// A file or folder that could not be read, and why.
struct UnreadableFile: Hashable, Sendable {
  /// What was tried.
  enum Kind: Hashable, Sendable {
    case file
    case folder
    case symbolicLink
    case nameIsNotUTF8
  }

  /// The path as the user named it.
  let path: String
  /// What was tried.
  let kind: Kind
  /// What went wrong.
  let error: SourceFileError

  /// Returns the finding that tells the user: a file that was not checked is never passed over.
  func report(severity: Severity) -> FileReport {
    let diagnostic = Diagnostic(
      rule: .catalogParse, severity: severity, message: message, range: nil)
    return FileReport(
      path: path, file: nil, diagnostics: [diagnostic], entryCount: 0, isParsed: false)
  }

  /// What went wrong, in words.
  var message: DiagnosticMessage {
    if kind == .nameIsNotUTF8 { return "the name of the file is not UTF-8; rename the file" }
    return switch (error, kind) {
    case (.notFound, .folder): "the folder does not exist"
    case (.notFound, .symbolicLink): "the symbolic link leads to nothing"
    case (.permissionDenied, .folder): "the folder cannot be read: permission denied"
    case (.system(let number), .folder):
      "the folder cannot be read: \(SystemError.message(number))"
    default: error.reason
    }
  }
}
