public import SourceText

/// Where a file can be cut: each part, between the beginning and the end that all have in common, is a file itself.
public struct FileParts: Hashable, Sendable {
  /// How many bytes at the beginning belong to every part.
  public let headCount: Int
  /// The parts, in the order of the file; between two of them there may be a separator.
  public let ranges: [SourceRange]
  /// Where the end begins that belongs to every part.
  public let tailStart: Int

  /// Creates the description of a file with one part or more.
  ///
  /// - Returns: `nil` where there is no part.
  init?(headCount: Int, ranges: [SourceRange], tailStart: Int) {
    guard !ranges.isEmpty else { return nil }
    self.headCount = headCount
    self.ranges = ranges
    self.tailStart = tailStart
  }

  /// Returns a part as a file.
  ///
  /// - Parameters:
  ///   - range: The part, one of `ranges`.
  ///   - bytes: The whole file.
  public func file(_ range: SourceRange, of bytes: [UInt8]) -> [UInt8] {
    var file: [UInt8] = []
    file.reserveCapacity(headCount + range.count + bytes.count - tailStart)
    file += bytes[..<headCount]
    file += bytes[range.start..<range.end]
    file += bytes[tailStart...]
    return file
  }

  /// How much further on a place of a part stands in the whole file.
  public func distance(of range: SourceRange) -> Int { range.start - headCount }
}

/// Gathers the entries of a file into parts.
struct FilePartCollector {
  private let size: Int
  private var start: Int
  private(set) var ranges: [SourceRange] = []

  /// Begins with the first entry.
  init(from start: Int, size: Int) {
    self.start = start
    self.size = size
  }

  /// Ends a part where it has become large enough.
  ///
  /// - Parameters:
  ///   - end: Where an entry ends.
  ///   - next: Where the next one begins.
  mutating func cut(at end: Int, next: Int) {
    guard end - start >= size else { return }
    ranges.append(SourceRange(start, end))
    start = next
  }

  /// Ends the last part.
  mutating func finish(at end: Int) {
    if end > start { ranges.append(SourceRange(start, end)) }
  }
}
