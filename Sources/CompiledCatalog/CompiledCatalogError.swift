/// What is wrong with a compiled catalog.
public enum CompiledCatalogError: Error, Hashable, Sendable {
  /// The file could not be opened or mapped; `code` is the number that the system gives (`errno`).
  case unreadable(code: Int32)
  /// The file is no compiled catalog.
  case badMagic
  /// The file was a compiled catalog before its line ends were changed or its high bits cut off, as
  /// text editors and transfers as text do.
  case changedAsText
  /// The file needs a reader of another version.
  case unsupportedVersion(found: UInt16, supported: UInt16)
  /// Bytes are missing at the end.
  case truncated(needed: Int, found: Int)
  /// There are bytes after the end.
  case excessBytes(expected: Int, found: Int)
  /// The file has a section that this reader does not know and must not skip.
  case unknownRequiredSection(kind: UInt32)
  /// A section is missing, stands twice, or is not what it claims to be; `offset` is that in the file.
  case corrupt(section: String, offset: Int)
  /// The bytes are not those that were written.
  case checksumMismatch(section: String)
}
