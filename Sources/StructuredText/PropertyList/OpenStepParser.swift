internal import SourceText

/// Parses the old syntax of property lists, as CoreFoundation reads it.
///
/// A file may be one value, or the members of a dictionary without its braces.
struct OpenStepParser {
  /// What is wrong but leaves the file readable.
  private(set) var problems: [PropertyListProblem] = []
  private let text: DecodedText
  private let bytes: [UInt8]
  private var offset: Int
  private var depth = 0
  private var comments = OpenStepComments()
  /// Where the last text begins that goes over several lines: a closing quotation mark may be missing there.
  private var lastLongText: Int?

  init(_ text: DecodedText) {
    self.text = text
    bytes = text.bytes
    offset = text.start
  }

  /// Parses the file.
  mutating func root() throws(PropertyListProblem) -> PropertyListNode {
    skipRepeatedMarks()
    let root = try value()
    if let nul = bytes.firstIndex(of: 0) { problems.append(nulByte(at: nul)) }
    return root
  }

  /// Passes over byte order marks behind the first one, which converting a file twice leaves.
  private mutating func skipRepeatedMarks() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    while bytes[offset...].starts(with: mark) {
      problems.append(
        problem(
          offset, offset + mark.count,
          "the byte order mark stands twice, and Apple’s readers refuse the file; remove one"))
      offset += mark.count
    }
  }

  private mutating func value() throws(PropertyListProblem) -> PropertyListNode {
    skipSpace()
    guard let first = byte else {
      return PropertyListNode(value: .dictionary([]), range: range(offset, offset))
    }
    guard [UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<")].contains(first) else {
      return try nested { parser throws(PropertyListProblem) in try parser.members(isFile: true) }
    }
    let node = try object()
    skipSpace()
    if offset < bytes.count {
      throw unexpected("found \(found) behind the value of the file; remove what follows it")
    }
    return node
  }

  private mutating func object() throws(PropertyListProblem) -> PropertyListNode {
    switch byte {
    case UInt8(ascii: "{"):
      return try nested { parser throws(PropertyListProblem) in
        try parser.members(isFile: false)
      }
    case UInt8(ascii: "("):
      return try nested { parser throws(PropertyListProblem) in
        try parser.array()
      }
    case UInt8(ascii: "<"): return try data()
    case let first? where isTextStart(first):
      let (string, range) = try string()
      return PropertyListNode(value: .string(string), range: range)
    default:
      throw unexpected("found \(found) where a text was expected, as in \"key\" = \"text\";")
    }
  }

  private mutating func nested(
    _ body: (inout OpenStepParser) throws(PropertyListProblem) -> PropertyListNode
  ) throws(PropertyListProblem) -> PropertyListNode {
    depth += 1
    defer { depth -= 1 }
    let limit = PropertyListDocument.maximumDepth
    if depth > limit {
      throw problem(
        offset, offset + 1,
        "values are nested deeper than \(limit) levels, which is the limit; the file may be damaged"
      )
    }
    return try body(&self)
  }

  private mutating func array() throws(PropertyListProblem) -> PropertyListNode {
    let start = offset
    offset += 1
    var elements: [PropertyListNode] = []
    while true {
      skipSpace()
      if byte == UInt8(ascii: ")") { break }
      elements.append(try object())
      skipSpace()
      guard byte == UInt8(ascii: ",") else { break }
      offset += 1
    }
    guard byte == UInt8(ascii: ")") else {
      throw unexpected("found \(found) where a comma or a closing parenthesis was expected")
    }
    offset += 1
    return PropertyListNode(value: .array(elements), range: range(start, offset))
  }

  private mutating func data() throws(PropertyListProblem) -> PropertyListNode {
    let start = offset
    offset += 1
    var digits: [UInt8] = []
    while let byte, byte != UInt8(ascii: ">") {
      if let digit = OpenStepEscapes.hexadecimalValue(byte) {
        digits.append(digit)
      } else if !isSpace(at: offset) {
        throw unexpected("found \(found) in data; expected hexadecimal digits and >")
      }
      offset += 1
    }
    guard byte != nil else { throw unexpected("the file ends inside data; its end, >, is missing") }
    offset += 1
    guard digits.count.isMultiple(of: 2) else {
      throw problem(start, offset, "data needs two hexadecimal digits a byte; one is missing here")
    }
    let pairs = stride(from: 0, to: digits.count, by: 2)
    return PropertyListNode(
      value: .data(pairs.map { digits[$0] << 4 | digits[$0 + 1] }), range: range(start, offset))
  }
}

// Dictionaries.
extension OpenStepParser {
  /// Parses a dictionary: the members of the file, or those between braces.
  private mutating func members(isFile: Bool) throws(PropertyListProblem) -> PropertyListNode {
    let start = offset
    if !isFile { offset += 1 }
    var members: [PropertyListNode.Member] = []
    while true {
      skipSpace()
      guard let byte else {
        if isFile { break }
        throw unexpected("the file ends inside a dictionary; its closing brace is missing")
      }
      if byte == UInt8(ascii: "}"), !isFile {
        offset += 1
        break
      }
      guard isTextStart(byte) else {
        if isFile, !members.isEmpty {
          reportRest()
          break
        }
        throw unexpected("found \(found) where a key was expected, as in \"key\" = \"text\";")
      }
      members.append(try member())
    }
    return PropertyListNode(value: .dictionary(members), range: range(start, offset))
  }

  private mutating func member() throws(PropertyListProblem) -> PropertyListNode.Member {
    let keyStart = offset
    var notes = comments.take(above: keyStart, in: bytes)
    let (key, keyRange) = try string()
    skipSpace()
    var node = PropertyListNode(value: .string(key), range: keyRange)
    if byte == UInt8(ascii: "=") {
      offset += 1
      skipSpace()
      node = try object()
      let end = offset
      skipSpace()
      guard byte == UInt8(ascii: ";") else { throw missingSemicolon(behind: end) }
    } else if byte != UInt8(ascii: ";") {
      throw unexpected(
        "found \(found) where = was expected behind the key, as in \"key\" = \"text\";")
    }
    offset += 1
    skipSpace(upToLineEnd: true)
    notes += comments.take()
    return PropertyListNode.Member(
      key: key, keyRange: keyRange,
      comment: notes.isEmpty ? nil : notes.joined(separator: "\n"), node: node)
  }

  private func missingSemicolon(behind end: Int) -> PropertyListProblem {
    if byte == 0 { return nulByte(at: offset) }
    if let long = lastLongText {
      return problem(
        long, long + 1,
        """
        the text that begins here goes over several lines and ends before \(found), where a \
        semicolon was expected; is its closing quotation mark missing?
        """)
    }
    return problem(end, end, "a semicolon is missing behind this value; add it")
  }

  /// Reports what follows the last member that CoreFoundation reads: it stops there without a word.
  private mutating func reportRest() {
    let rest = bytes[offset...]
    let isHarmless = rest.allSatisfy { $0 == UInt8(ascii: ";") || isSpace(byte: $0) }
    let message: DiagnosticMessage =
      isHarmless
      ? "found \(found) where a key was expected; remove it"
      : """
      found \(found) where a key was expected; Apple’s readers silently drop this and all that \
      follows: remove it, or correct what stands before it
      """
    problems.append(
      PropertyListProblem(placeOfFound, message, severity: isHarmless ? .warning : .error))
  }
}

// Texts and what stands between them.
extension OpenStepParser {
  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func isTextStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || isUnquoted(byte)
  }

  private func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Parses the text that begins here.
  private mutating func string() throws(PropertyListProblem) -> (String, SourceRange) {
    let first = bytes[offset]
    lastLongText = nil
    guard !isUnquoted(first) else {
      let start = offset
      offset = bytes[offset...].firstIndex { !isUnquoted($0) } ?? bytes.count
      return (String(decoding: bytes[start..<offset], as: UTF8.self), range(start, offset))
    }
    return try quotedString(quote: first)
  }

  private mutating func quotedString(
    quote: UInt8
  ) throws(PropertyListProblem) -> (String, SourceRange) {
    let start = offset
    offset += 1
    var hasEscapes = false
    var isLong = false
    while let byte, byte != quote {
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        offset += 1
      }
      isLong = isLong || byte == 0x0A || byte == 0x0D
      offset += 1
    }
    guard offset < bytes.count else {
      throw problem(
        start, start + 1, "the text that begins here is never closed; add the quotation mark")
    }
    let raw = bytes[(start + 1)..<offset]
    let range = range(start + 1, offset)
    offset += 1
    if isLong { lastLongText = start }
    return (hasEscapes ? OpenStepEscapes.decode(raw) : String(decoding: raw, as: UTF8.self), range)
  }

  private func isSpace(byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

  /// Whether a space, a line end or one of Unicode’s separators of lines and paragraphs stands at an offset.
  private func isSpace(at offset: Int) -> Bool {
    isSpace(byte: bytes[offset]) || isWideSeparator(at: offset)
  }

  private func isWideSeparator(at offset: Int) -> Bool {
    bytes[offset] == 0xE2 && offset + 2 < bytes.count && bytes[offset + 1] == 0x80
      && (bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9)
  }

  /// Passes over space, and over comments, which it collects.
  ///
  /// - Parameter upToLineEnd: Whether to stay in the line: what begins there and is followed by something else
  ///   belongs to that.
  private mutating func skipSpace(upToLineEnd: Bool = false) {
    let start = offset
    let commentCount = comments.count
    while offset < bytes.count {
      if upToLineEnd, bytes[offset] == 0x0A || bytes[offset] == 0x0D { return }
      if isSpace(at: offset) {
        offset += isSpace(byte: bytes[offset]) ? 1 : 3
      } else if let comment = OpenStepComments.Comment(in: bytes, at: offset) {
        comments.add(comment)
        offset = comment.end
        if upToLineEnd, comment.hasLineEnd { break }
      } else {
        break
      }
    }
    if upToLineEnd, offset < bytes.count {
      comments.removeAll(after: commentCount)
      offset = start
    }
  }

  private func range(_ start: Int, _ end: Int) -> SourceRange { text.sourceRange(start, end) }

  private func problem(
    _ start: Int, _ end: Int, _ message: DiagnosticMessage
  ) -> PropertyListProblem {
    PropertyListProblem(range(start, end), message)
  }

  private func unexpected(_ message: DiagnosticMessage) -> PropertyListProblem {
    byte == 0 ? nulByte(at: offset) : PropertyListProblem(placeOfFound, message)
  }

  private func nulByte(at offset: Int) -> PropertyListProblem {
    problem(
      offset, offset + 1, "a NUL byte, which no text has; the file is damaged, or is not UTF-8")
  }

  private var placeOfFound: SourceRange {
    let count = byte.map(DecodedText.characterByteCount) ?? 0
    return range(offset, min(offset + count, bytes.count))
  }

  /// What stands at the place, for people.
  private var found: String {
    guard let byte else { return "the end of the file" }
    if byte < 0x20 || byte == 0x7F { return "a control character" }
    let count = DecodedText.characterByteCount(byte)
    return "“" + String(decoding: bytes[offset..<min(offset + count, bytes.count)], as: UTF8.self)
      + "”"
  }
}
