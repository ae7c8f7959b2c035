package import SourceText

extension FileReplacementError {
  /// Why the file could not be written, in words.
  package var reason: DiagnosticMessage {
    switch self {
    case .folderNotFound: "its folder does not exist"
    case .permissionDenied: "permission denied"
    case .isDirectory: "it is a folder"
    case .symbolicLinkLoop: "symbolic links lead around in a circle"
    case .noSpace: "no space left on the disk"
    case .readOnlyFileSystem: "the file system is read-only"
    case .changedMeanwhile: "it was changed while it was checked"
    case .system(let number): "\(SystemError.message(number))"
    }
  }
}
