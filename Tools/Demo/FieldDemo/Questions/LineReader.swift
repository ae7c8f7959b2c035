/// Reads text line by line.
struct LineReader {
  /// What the next line is.
  enum Line: Hashable, Sendable {
    /// A line without its end.
    case text(String)
    /// Bytes that are no UTF-8.
    case invalid
    /// There is no further line.
    case ended
    /// A signal came first, by its number.
    case signal(Int32)
  }

  /// The most bytes of a line that are kept; there may be more, which are read and dropped.
  static let limit = 1 << 20
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let read: () -> Chunk
  private var pending: ArraySlice<UInt8> = []
  private var isEnded = false
  private var isFirst = true

  /// What comes from where lines are read.
  enum Chunk: Hashable, Sendable {
    /// Bytes; none at the end.
    case bytes([UInt8])
    case signal(Int32)
  }

  /// Creates a reader.
  ///
  /// - Parameter read: Waits for the next bytes.
  init(read: @escaping () -> Chunk) { self.read = read }

  /// Reads up to the end of the line, or of the input.
  mutating func next() -> Line {
    var line: [UInt8] = []
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        keep(pending[..<end], in: &line)
        pending = pending[(end + 1)...]
        return text(of: line)
      }
      keep(pending, in: &line)
      pending = []
      if isEnded { return line.isEmpty ? .ended : text(of: line) }
      switch read() {
      case .signal(let number): return .signal(number)
      case .bytes(let bytes):
        isEnded = bytes.isEmpty
        pending = bytes[...]
      }
    }
  }

  private func keep(_ bytes: ArraySlice<UInt8>, in line: inout [UInt8]) {
    line += bytes.prefix(Self.limit - line.count)
  }

  private mutating func text(of line: [UInt8]) -> Line {
    var bytes = line[...]
    if isFirst, bytes.starts(with: Self.byteOrderMark) { bytes = bytes.dropFirst(3) }
    isFirst = false
    if bytes.last == UInt8(ascii: "\r") { bytes = bytes.dropLast() }
    // A line that was cut may end in half a character.
    if line.count == Self.limit { return .text(String(decoding: bytes, as: UTF8.self)) }
    return String(validating: bytes, as: UTF8.self).map(Line.text) ?? .invalid
  }
}
