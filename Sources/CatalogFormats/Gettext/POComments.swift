internal import MessageSyntax
internal import SourceText

/// The comments before an entry of a PO file.
struct POComments {
  private enum Kind {
    case translator, developer, references, flags, otherFlags
  }

  private struct Line {
    let kind: Kind
    /// What stands behind the mark.
    let start: Int
    let end: Int
  }

  private static let fuzzy = Array("fuzzy".utf8)

  private var lines: [Line] = []

  mutating func removeAll() { lines.removeAll(keepingCapacity: true) }

  /// Adds the line of a comment.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - start: The offset of its `#`.
  ///   - lineEnd: The end of the line.
  mutating func add(_ bytes: [UInt8], from start: Int, to lineEnd: Int) {
    let end = lineEnd > start && bytes[lineEnd - 1] == 0x0D ? lineEnd - 1 : lineEnd
    let mark = start + 1 < end ? bytes[start + 1] : 0
    switch mark {
    case UInt8(ascii: "."): lines.append(Line(kind: .developer, start: start + 2, end: end))
    case UInt8(ascii: ":"): lines.append(Line(kind: .references, start: start + 2, end: end))
    case UInt8(ascii: ","), UInt8(ascii: "!"):
      lines.append(Line(kind: .flags, start: start + 2, end: end))
    case UInt8(ascii: "="): lines.append(Line(kind: .otherFlags, start: start + 2, end: end))
    default: lines.append(Line(kind: .translator, start: start + 1, end: end))
    }
  }

  /// Gives the comments to the entry that they stand before.
  func apply(to message: inout POMessage, _ bytes: [UInt8], _ decoded: GettextText) {
    for line in lines {
      switch line.kind {
      case .translator:
        Self.append(
          Self.text(decoded, Self.start(of: line, bytes), line.end), to: &message.translatorComment)
      case .developer:
        let start = Self.start(of: line, bytes)
        Self.append(Self.text(decoded, start, line.end), to: &message.comment)
        let range = decoded.range(start, line.end)
        message.commentRange = SourceRange(message.commentRange?.start ?? range.start, range.end)
      case .references: addReferences(of: line, in: decoded, to: &message)
      case .flags: addFlags(of: line, in: bytes, decoded, to: &message, isOther: false)
      case .otherFlags: addFlags(of: line, in: bytes, decoded, to: &message, isOther: true)
      }
    }
  }

  /// The start of a line behind the space that stands before its text.
  private static func start(of line: Line, _ bytes: [UInt8]) -> Int {
    line.start + (line.start < line.end && bytes[line.start] == 0x20 ? 1 : 0)
  }

  private static func append(_ line: String, to text: inout String?) {
    text = text.map { $0 + "\n" + line } ?? line
  }

  private static func text(_ decoded: GettextText, _ start: Int, _ end: Int) -> String {
    decoded.string(start, max(start, end))
  }

  /// Adds references, with single spaces between them.
  private func addReferences(
    of line: Line, in decoded: GettextText, to message: inout POMessage
  ) {
    let bytes = decoded.bytes
    var start = line.start
    var end = line.end
    while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    guard start < end else { return }
    var isSingle = true
    var last: UInt8 = 0
    for offset in start..<end {
      let byte = bytes[offset]
      if byte == 0x09 || byte == 0x20 && last == 0x20 { isSingle = false }
      last = byte
    }
    let text =
      isSingle
      ? Self.text(decoded, start, end)
      : bytes[start..<end].split { $0 == 0x20 || $0 == 0x09 }
        .map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    message.references = message.references.map { $0 + " " + text } ?? text
  }

  private func addFlags(
    of line: Line, in bytes: [UInt8], _ decoded: GettextText, to message: inout POMessage,
    isOther: Bool
  ) {
    for part in bytes[line.start..<max(line.start, line.end)].split(separator: UInt8(ascii: ",")) {
      let words = part.split(whereSeparator: \.isBlank)
      if let range = Self.numberRange(words) {
        message.numberRange = range
        let text = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
        if isOther { message.otherFlags.append(text[...]) } else { message.flags.append(text[...]) }
        continue
      }
      for flag in words { addFlag(flag, decoded, to: &message, isOther: isOther) }
    }
  }

  private func addFlag(
    _ flag: ArraySlice<UInt8>, _ decoded: GettextText, to message: inout POMessage, isOther: Bool
  ) {
    if flag.elementsEqual(Self.fuzzy) {
      message.fuzzyRange = message.fuzzyRange ?? decoded.range(flag.startIndex, flag.endIndex)
      return
    }
    let text = Substring(String(decoding: flag, as: UTF8.self))
    if let (format, meaning) = GettextFormat.format(ofFlag: text) {
      message.formats.removeAll { $0 == format }
      if meaning == .isFormat { message.formats.append(format) }
    }
    if !isOther, message.syntax == nil, let syntax = POFlags.syntax(flag) {
      message.syntax = syntax
      if POFlags.isUsual(flag) { return }
    }
    if isOther { message.otherFlags.append(text) } else { message.flags.append(text) }
  }

  /// Reads `range: 0..5`.
  private static func numberRange(_ words: [ArraySlice<UInt8>]) -> ClosedRange<Int>? {
    guard words.count == 2, words[0].elementsEqual("range:".utf8) else { return nil }
    let numbers = String(decoding: words[1], as: UTF8.self).split(
      separator: "..", omittingEmptySubsequences: false)
    guard numbers.count == 2, let first = Int(numbers[0]),
      let last = Int(numbers[1].prefix { $0.isASCII && $0.isNumber }), 0 <= first, first <= last
    else { return nil }
    return first...min(last, Int(Int32.max))
  }
}

extension UInt8 {
  /// Whether the byte is white space between flags.
  fileprivate var isBlank: Bool { self == 0x20 || 0x09...0x0D ~= self }
}
