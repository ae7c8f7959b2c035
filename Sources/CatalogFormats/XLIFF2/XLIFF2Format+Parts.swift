extension XLIFF2Format: PartedFormat {
  /// The identifiers of units are numbers where the catalog has none.
  public var numbersEntries: Bool { true }

  /// Finds the places between the units and groups of a document with one file.
  public func parts(of bytes: [UInt8], ofSize size: Int) -> FileParts? {
    XMLChildren.parts(of: bytes, in: "file", level: 2, ofSize: size)
  }
}
