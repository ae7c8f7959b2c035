/// A format whose files can be cut into parts that are files of the format themselves, so that large ones need not be
/// in memory as a whole catalog.
public protocol PartedFormat: CatalogFormat {
  /// Whether the writer numbers entries, so that it cannot write a part of them alone.
  var numbersEntries: Bool { get }

  /// Finds the places where a file can be cut; takes linear time.
  ///
  /// What the file holds is not checked: the reader of a part tells what is wrong in it.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - size: The number of bytes that a part has at least, but for the last one.
  /// - Returns: `nil` where the file has a shape that is read as a whole, or no entry.
  func parts(of bytes: [UInt8], ofSize size: Int) -> FileParts?

  /// Returns what stands between the parts of a file, where the second one begins as it does behind the beginning of
  /// a file.
  ///
  /// - Parameter second: The second part.
  func joint(before second: ArraySlice<UInt8>) -> [UInt8]

  /// Returns a file, made by joining parts, as the writer of the format would have written the whole: in the order
  /// that the format prescribes.
  ///
  /// - Parameter bytes: The file.
  /// - Returns: `nil` where that cannot be told.
  func ordered(_ bytes: [UInt8]) -> [UInt8]?
}

extension PartedFormat {
  /// Entries have names of their own.
  public var numbersEntries: Bool { false }

  /// Nothing stands between parts.
  public func joint(before second: ArraySlice<UInt8>) -> [UInt8] { [] }

  /// The order of a file is that of the catalog.
  public func ordered(_ bytes: [UInt8]) -> [UInt8]? { bytes }
}
