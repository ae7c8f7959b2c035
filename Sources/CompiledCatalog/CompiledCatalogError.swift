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

extension CompiledCatalogError: CustomStringConvertible {
  /// What is wrong and what to do, in an English sentence without the name of the file.
  public var description: String {
    switch self {
    case .unreadable(let code): "the file cannot be read (error \(code) of the system)"
    case .badMagic: "the file is no compiled catalog; compile the catalog and use what is written"
    case .changedAsText:
      "the compiled catalog was changed by an editor or a transfer as text; copy it again as binary"
    case .unsupportedVersion(let found, let supported):
      "the compiled catalog has version \(found), this program reads up to version \(supported); compile the catalog again with the same version of the package"
    case .truncated(let needed, let found):
      "the compiled catalog ends after \(found) of \(needed) bytes; copy or compile it again"
    case .excessBytes(let expected, let found):
      "the compiled catalog has \(found) bytes where it should have \(expected); copy or compile it again"
    case .unknownRequiredSection(let kind):
      "the compiled catalog has a section of the unknown kind \(kind); compile the catalog again with the same version of the package"
    case .corrupt(let section, let offset):
      "the compiled catalog is damaged in the section “\(section)” at byte \(offset); copy or compile it again"
    case .checksumMismatch:
      "the compiled catalog is damaged: its bytes do not match its checksum; copy or compile it again"
    }
  }
}
