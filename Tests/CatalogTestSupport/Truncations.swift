/// The lengths to which tests cut a file off: every one in its first and last 200 bytes, every seventh between them.
///
/// All lengths of a small file; of a large one those where the beginning and the end break, and one of seven others.
///
/// - Parameter count: The number of bytes of the file.
/// - Returns: The lengths in their order, all of them shorter than the file.
public func truncatedLengths(of count: Int) -> [Int] {
  (0..<count).filter { $0 < 200 || $0 >= count - 200 || $0.isMultiple(of: 7) }
}
