internal import SourceText

/// The lines of a file.
struct FileLines {
  /// The content of the file.
  let bytes: [UInt8]
  /// Where the lines begin, and the end of the file.
  private let starts: [Int]
  /// What ends the lines: that of the first one.
  let lineEnd: [UInt8]

  init(_ file: SourceFile) { self.init(path: file.path, file.bytes) }

  init(path: String, _ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for offset in bytes.indices where bytes[offset] == 0x0A { starts.append(offset + 1) }
    if starts.last != bytes.count { starts.append(bytes.count) }
    self.starts = starts
    let first = bytes.firstIndex(of: 0x0A)
    lineEnd = first.map { $0 > 0 && bytes[$0 - 1] == 0x0D ? [0x0D, 0x0A] : [0x0A] } ?? [0x0A]
  }

  var count: Int { starts.count - 1 }

  /// The bytes of a line with its end.
  func range(_ line: Int) -> Range<Int> { starts[line]..<starts[line + 1] }

  /// Where a line begins; that behind the last one at the end of the file.
  func start(_ line: Int) -> Int { starts[line] }

  /// The bytes of a line without white space at its ends.
  func content(_ line: Int) -> ArraySlice<UInt8> { bytes[contentRange(line)] }

  /// Where the bytes of a line are without white space at its ends.
  func contentRange(_ line: Int) -> Range<Int> {
    var range = range(line)
    while let first = range.first, bytes[first].isBlank { range = first + 1..<range.upperBound }
    while let last = range.last, bytes[last].isBlank { range = range.lowerBound..<last }
    return range
  }

  /// The white space at the beginning of a line.
  func indent(_ line: Int) -> ArraySlice<UInt8> {
    bytes[range(line).lowerBound..<contentRange(line).lowerBound]
  }

  /// The lines of a part of the file.
  func lines(of range: SourceRange) -> ClosedRange<Int> {
    let first = line(at: range.start)
    return first...max(first, line(at: max(range.start, range.end - 1)))
  }

  /// Whether lines have the same content.
  func areEqual(_ lines: ClosedRange<Int>, _ other: FileLines, _ others: ClosedRange<Int>) -> Bool {
    lines.count == others.count
      && zip(lines, others).allSatisfy { content($0).elementsEqual(other.content($1)) }
  }

  private func line(at offset: Int) -> Int {
    var (low, high) = (0, max(0, count - 1))
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
