/// What people read of a message: its text without its syntax, with `%@` in the place of values.
///
/// Rules about texts read it as a printf format: a percent sign of the text is `%%`, so that they need not
/// know in which syntax a message is written.
final class ShownText {
  /// A piece of the text with its place in the message.
  private struct Segment {
    let start: Int
    let written: Range<Int>
    /// Whether the piece is that of the message, byte for byte.
    let isLiteral: Bool
  }

  /// The text.
  private(set) var text = ""
  /// The names of the arguments whose values are in the text.
  private(set) var arguments: Set<String> = []
  private var segments: [Segment] = []

  /// Creates an empty text.
  init() {}

  /// Adds text of the message.
  ///
  /// - Parameters:
  ///   - range: UTF-8 offsets in the message.
  ///   - bytes: The message.
  func append(_ range: Range<Int>, of bytes: [UInt8]) {
    var start = range.lowerBound
    for offset in range where bytes[offset] == UInt8(ascii: "%") {
      appendLiteral(start..<offset, of: bytes)
      append("%%", for: offset..<offset + 1)
      start = offset + 1
    }
    appendLiteral(start..<range.upperBound, of: bytes)
  }

  private func appendLiteral(_ range: Range<Int>, of bytes: [UInt8]) {
    guard !range.isEmpty else { return }
    segments.append(Segment(start: text.utf8.count, written: range, isLiteral: true))
    text += String(decoding: bytes[range], as: UTF8.self)
  }

  /// Adds the value of an argument.
  ///
  /// - Parameters:
  ///   - argument: Its name; `nil` where it is no argument.
  ///   - range: UTF-8 offsets in the message.
  func appendValue(of argument: String?, at range: Range<Int>) {
    if let argument { arguments.insert(argument) }
    append("%@", for: range)
  }

  /// Adds an argument that has no text of its own, such as the end of an inline element.
  ///
  /// - Parameters:
  ///   - argument: Its name; `nil` where it is no argument.
  ///   - range: UTF-8 offsets in the message.
  func appendNothing(of argument: String?, at range: Range<Int>) {
    if let argument { arguments.insert(argument) }
    append("", for: range)
  }

  /// Adds something that stands for another spelling of the message.
  func append(_ shown: String, for range: Range<Int>) {
    segments.append(Segment(start: text.utf8.count, written: range, isLiteral: false))
    text += shown
  }

  /// Returns where a part of the text stands in the message.
  ///
  /// - Parameter range: UTF-8 offsets in the text.
  /// - Returns: UTF-8 offsets in the message; a part of a value is all of it.
  func written(_ range: Range<Int>) -> Range<Int> {
    guard !segments.isEmpty else { return 0..<0 }
    let start = place(of: range.lowerBound)
    guard !range.isEmpty else { return start.lowerBound..<start.lowerBound }
    let end = place(of: range.upperBound - 1).upperBound
    return start.lowerBound..<max(start.lowerBound, end)
  }

  /// Returns where a part of the text stands in the message byte for byte.
  ///
  /// - Parameter range: UTF-8 offsets in the text; an empty range stands beside anything.
  /// - Returns: UTF-8 offsets in the message; `nil` where the part, or some of it, is spelt in another way.
  func literal(_ range: Range<Int>) -> Range<Int>? {
    guard let last = segments.last else { return nil }
    guard !range.isEmpty else { return written(range) }
    let next = segments.firstIndex { $0.start > range.lowerBound } ?? segments.endIndex
    let end = next < segments.endIndex ? segments[next].start : text.utf8.count
    let segment = next > 0 ? segments[next - 1] : last
    guard segment.isLiteral, range.upperBound <= end else { return nil }
    let start = segment.written.lowerBound - segment.start
    return start + range.lowerBound..<start + range.upperBound
  }

  /// The place of one byte of the text; behind the last one, the end of the message's last piece.
  private func place(of offset: Int) -> Range<Int> {
    var low = 0
    var high = segments.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].start <= offset { low = middle } else { high = middle }
    }
    let segment = segments[low]
    if offset >= text.utf8.count { return segment.written.upperBound..<segment.written.upperBound }
    guard segment.isLiteral else { return segment.written }
    let written = segment.written.lowerBound + offset - segment.start
    return written..<written + 1
  }
}
