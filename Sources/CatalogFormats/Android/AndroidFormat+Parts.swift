extension AndroidFormat: PartedFormat {
  /// Finds the places between the resources.
  public func parts(of bytes: [UInt8], ofSize size: Int) -> FileParts? {
    XMLChildren.parts(of: bytes, in: "resources", level: 1, ofSize: size)
  }
}
