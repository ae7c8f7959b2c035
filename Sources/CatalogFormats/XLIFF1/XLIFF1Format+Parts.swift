extension XLIFF1Format: PartedFormat {
  /// Finds the places between the units and groups of a document with one file.
  public func parts(of bytes: [UInt8], ofSize size: Int) -> FileParts? {
    XMLChildren.parts(of: bytes, in: "body", level: 3, ofSize: size)
  }
}
