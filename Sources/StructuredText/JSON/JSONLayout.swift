public import SourceText

/// What in a JSON text is not as `JSONWriter` would write the same values: white space, and escapes
/// that nobody needs.
public struct JSONLayout: Sendable {
  /// What is different at a place.
  public enum Fault: Hashable, Sendable {
    /// A byte order mark stands in front.
    case byteOrderMark
    /// White space stands in front.
    case leadingSpace
    /// Lines do not end with LF alone.
    case lineEnd
    /// A member or an element does not begin a line.
    case missingLineBreak
    /// A line does not begin with two spaces a level, or other white space stands there.
    case indentation(spaceCount: Int)
    /// There is not one space on each side of a colon.
    case colon
    /// White space stands before a comma.
    case comma
    /// There is not one empty line in an object or array that holds nothing.
    case emptyContainer
    /// A character is written as an escape that needs none, or has another one.
    case escape(expected: String)
    /// Something stands behind the last bracket.
    case finalNewline
  }

  /// What is different at the first place; `nil` where nothing is.
  public private(set) var firstFault: Fault?
  /// The edits that make the text as `JSONWriter` writes it, in ascending order.
  public private(set) var edits: [TextEdit] = []

  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0
  /// How a line begins at each level that was asked for.
  private var lineStarts = ["\n"]

  /// Looks at a text; takes linear time.
  ///
  /// - Parameter bytes: A whole file that `JSONDocument` accepts.
  public init(of bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      offset = 3
      note(.byteOrderMark, SourceRange(0, 3), "")
    }
    expectSpace("", .leadingSpace)
    while offset < bytes.count { readToken() }
  }

  private mutating func readToken() {
    let token = bytes[offset]
    switch token {
    case UInt8(ascii: "\""): readString()
    case UInt8(ascii: ","):
      offset += 1
      return expectLine()
    case UInt8(ascii: ":"):
      offset += 1
      return expectSpace(" ", .colon)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      offset += 1
      depth += 1
      return expectContent()
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      offset += 1
      depth -= 1
    default: while offset < bytes.count, !JSONLayout.endsLiteral(bytes[offset]) { offset += 1 }
    }
    expectSpaceAfterValue()
  }

  private mutating func readString() {
    let start = offset + 1
    var hasEscapes = false
    let text = bytes
    let span = text.span
    var end = start
    while end < span.count, span[end] != UInt8(ascii: "\"") {
      let isEscape = span[end] == UInt8(ascii: "\\")
      hasEscapes = hasEscapes || isEscape
      end &+= isEscape ? 2 : 1
    }
    end = min(end, bytes.count)
    offset = min(end + 1, bytes.count)
    guard hasEscapes else { return }
    var found: [(SourceRange, String)] = []
    JSONEscapes.forEachRespelling(in: start..<end, of: bytes) { found.append(($0, $1)) }
    for (range, spelling) in found { note(.escape(expected: spelling), range, spelling) }
  }

  private mutating func expectSpaceAfterValue() {
    let end = endOfSpace
    switch end < bytes.count ? bytes[end] : nil {
    case nil: expectSpace("", .finalNewline)
    case UInt8(ascii: ","): expectSpace("", .comma)
    case UInt8(ascii: ":"): expectSpace(" ", .colon)
    default: expectLine(indentedBy: depth - 1)
    }
  }

  private mutating func expectContent() {
    let end = endOfSpace
    let byte = end < bytes.count ? bytes[end] : nil
    guard byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") else { return expectLine() }
    expectSpace("\n" + lineStart(depth - 1), .emptyContainer)
  }

  private mutating func expectLine(indentedBy level: Int? = nil) {
    let level = level ?? depth
    let end = endOfSpace
    if isLineStart(offset..<end, at: level) {
      offset = end
      return
    }
    let hasLineBreak = bytes[offset..<end].contains(0x0A)
    expectSpace(
      lineStart(level),
      hasLineBreak ? .indentation(spaceCount: 2 * level) : .missingLineBreak)
  }

  /// Whether white space is the one that begins a line at a level.
  private func isLineStart(_ space: Range<Int>, at level: Int) -> Bool {
    guard space.count == 1 + 2 * max(level, 0), bytes[space.lowerBound] == 0x0A else {
      return false
    }
    let span = bytes.span
    var index = space.lowerBound + 1
    while index < space.upperBound, span[index] == 0x20 { index &+= 1 }
    return index == space.upperBound
  }

  private mutating func lineStart(_ level: Int) -> String {
    while lineStarts.count <= level { lineStarts.append(lineStarts[lineStarts.count - 1] + "  ") }
    return lineStarts[max(level, 0)]
  }

  /// Passes over white space and notes it where it is not as expected.
  private mutating func expectSpace(_ expected: String, _ fault: Fault) {
    let end = endOfSpace
    if end == offset, expected.isEmpty { return }
    if end == offset + 1, bytes[offset] == 0x20, expected == " " {
      offset = end
      return
    }
    let found = bytes[offset..<end]
    if !found.elementsEqual(expected.utf8) {
      let isLineEnd = found.contains(0x0D) && expected.utf8.first == 0x0A
      note(isLineEnd ? .lineEnd : fault, SourceRange(offset, end), expected)
    }
    offset = end
  }

  private mutating func note(_ fault: Fault, _ range: SourceRange, _ replacement: String) {
    firstFault = firstFault ?? fault
    edits.append(TextEdit(range: range, replacement: replacement))
  }

  /// The offset behind the white space at the current one.
  private var endOfSpace: Int {
    let span = bytes.span
    var end = offset
    while end < span.count, JSONLayout.isSpace(span[end]) { end &+= 1 }
    return end
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func endsLiteral(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}")
      || byte == UInt8(ascii: "]")
  }
}
