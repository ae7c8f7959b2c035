package import SourceText

extension SourceFileError {
  /// Why the file could not be read, in words.
  package var reason: DiagnosticMessage {
    switch self {
    case .notFound: "the file does not exist"
    case .permissionDenied: "the file cannot be read: permission denied"
    case .isDirectory: "this is a folder where a catalog file was expected"
    case .notRegularFile: "this is a pipe, a socket or a device; only ordinary files are read"
    case .symbolicLinkLoop: "symbolic links lead around in a circle"
    case .tooLarge(let byteCount):
      "the file has \(byteCount) bytes; at most \(SourceFile.maximumByteCount) are read"
    case .system(let number): "the file cannot be read: \(SystemError.message(number))"
    }
  }
}
