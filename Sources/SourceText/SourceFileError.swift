/// Why a file could not be read.
public enum SourceFileError: Error, Hashable, Sendable {
  /// Nothing exists at the path.
  case notFound
  /// The user may not read it.
  case permissionDenied
  /// The path is a directory.
  case isDirectory
  /// The path is a pipe, a socket or a device: reading it could wait forever.
  case notRegularFile
  /// Symbolic links lead around in a circle.
  case symbolicLinkLoop
  /// The file is larger than `SourceFile.maximumByteCount`.
  case tooLarge(byteCount: Int)
  /// The system refused for another reason, with its error number.
  case system(errorNumber: Int32)
}
