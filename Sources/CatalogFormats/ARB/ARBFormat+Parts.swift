extension ARBFormat: PartedFormat {
  /// Finds the places between the messages, each with its description.
  public func parts(of bytes: [UInt8], ofSize size: Int) -> FileParts? {
    JSONMembers.parts(of: bytes, in: nil, ofSize: size)
  }

  /// A comma stands between two messages.
  public func joint(before second: ArraySlice<UInt8>) -> [UInt8] { [UInt8(ascii: ",")] }
}
