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
    case (.notFound, _): "the file does not exist"
    case (.permissionDenied, .folder): "the folder cannot be read: permission denied"
    case (.permissionDenied, _): "the file cannot be read: permission denied"
    case (.isDirectory, _): "this is a folder where a catalog file was expected"
    case (.notRegularFile, _):
      "this is a pipe, a socket or a device; only ordinary files are read"
    case (.symbolicLinkLoop, _): "symbolic links lead around in a circle"
    case (.tooLarge(let byteCount), _):
      "the file has \(byteCount) bytes; at most \(SourceFile.maximumByteCount) are read"
    case (.system(let number), .folder):
      "the folder cannot be read: \(FileSystem.message(errorNumber: number))"
    case (.system(let number), _):
      "the file cannot be read: \(FileSystem.message(errorNumber: number))"
    }
  }
}
