/// A half-open range of UTF-8 byte offsets in one file.
///
/// Offsets are stored in 32 bits: a catalog holds millions of ranges, and no file over 1 GiB is
/// read.
public struct SourceRange: Hashable, Sendable {
  private let storedStart: UInt32
  private let storedEnd: UInt32

  /// Creates a range from two byte offsets.
  ///
  /// - Parameters:
  ///   - start: The offset of the first byte, from 0 to `UInt32.max`.
  ///   - end: The offset behind the last byte, not before `start`.
  public init(_ start: Int, _ end: Int) {
    precondition(start <= end, "a source range ends before it starts")
    storedStart = UInt32(start)
    storedEnd = UInt32(end)
  }

  /// The offset of the first byte.
  public var start: Int { Int(storedStart) }

  /// The offset behind the last byte.
  public var end: Int { Int(storedEnd) }

  /// The number of bytes.
  public var count: Int { end - start }

  /// Whether the range holds no byte: it then names a place between two bytes.
  public var isEmpty: Bool { storedStart == storedEnd }
}

extension SourceRange: CustomStringConvertible {
  /// The two offsets, as in `12..<20`.
  public var description: String { "\(start)..<\(end)" }
}

extension SourceRange {
  /// Returns the range some bytes further on.
  ///
  /// - Parameter distance: How many bytes; a negative number leads towards the beginning, which is not passed.
  package func shifted(by distance: Int) -> SourceRange {
    SourceRange(start + distance, end + distance)
  }
}
