/// Why a file could not be written; what was there before is unchanged.
public enum FileReplacementError: Error, Hashable, Sendable {
  /// The folder of the file does not exist.
  case folderNotFound
  /// The user may not write the file, or may not create a file in its folder.
  case permissionDenied
  /// The path is a directory.
  case isDirectory
  /// Symbolic links lead around in a circle.
  case symbolicLinkLoop
  /// The disk or the user's share of it is full.
  case noSpace
  /// The file system does not take changes.
  case readOnlyFileSystem
  /// The file is not there any more, or has another content than it had when it was read.
  case changedMeanwhile
  /// The system refused for another reason, with its error number.
  case system(errorNumber: Int32)
}
