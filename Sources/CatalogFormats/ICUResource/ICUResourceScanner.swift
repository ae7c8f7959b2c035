internal import SourceText

/// Reads the tokens of a resource bundle as `genrb` does.
///
/// Strings that follow each other are one: quoted ones without anything between them, words with a space.
struct ICUResourceScanner {
  /// A token.
  struct Token {
    enum Kind: Equatable {
      case string(String)
      case openingBrace
      case closingBrace
      case comma
      case colon
      case end
      /// Quotation marks, or a comment, without an end.
      case unterminated
    }

    var kind: Kind
    /// Where it stands; of a string of one quoted part what stands between the quotation marks.
    var range: Range<Int>
    /// Where it stands, with its quotation marks.
    var outerRange: Range<Int>
    /// The comments before it.
    var comments: [Comment] = []
  }

  /// A comment.
  struct Comment {
    /// The text without its signs.
    var text: String
    /// Where it stands, with its signs.
    var range: Range<Int>
    /// Whether a blank line stands behind it.
    var endsBlock = false
  }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  let bytes: [UInt8]
  private(set) var offset: Int
  private var comments: [Comment] = []

  init(_ text: DecodedText) {
    bytes = text.bytes
    offset = text.start
  }

  /// Returns the next token.
  mutating func next() -> Token {
    comments = []
    guard skipBlank() else { return unterminated() }
    let found = comments
    let start = offset
    guard offset < bytes.count else {
      return Token(
        kind: .end, range: start..<start, outerRange: start..<start, comments: found)
    }
    if let kind = ICUResourceScanner.sign(bytes[offset]) {
      offset += 1
      return Token(
        kind: kind, range: start..<offset, outerRange: start..<offset, comments: found)
    }
    var token = readString()
    token.comments = found
    return token
  }

  private func unterminated() -> Token {
    Token(
      kind: .unterminated, range: offset..<bytes.count, outerRange: offset..<bytes.count)
  }

  private static func sign(_ byte: UInt8) -> Token.Kind? {
    switch byte {
    case UInt8(ascii: "{"): .openingBrace
    case UInt8(ascii: "}"): .closingBrace
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    default: nil
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Goes behind white space and comments, which are remembered; returns false at a comment without an end.
  private mutating func skipBlank() -> Bool {
    var lineEnds = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == 0x0A || byte == 0x0D {
        if byte == 0x0A || offset + 1 >= bytes.count || bytes[offset + 1] != 0x0A { lineEnds += 1 }
        if lineEnds > 1, !comments.isEmpty { comments[comments.count - 1].endsBlock = true }
        offset += 1
      } else if ICUResourceScanner.isSpace(byte) {
        offset += 1
      } else if byte == UInt8(ascii: "/"), let second = self.byte(at: offset + 1),
        second == UInt8(ascii: "/") || second == UInt8(ascii: "*")
      {
        guard readComment(isBlock: second == UInt8(ascii: "*")) else { return false }
        lineEnds = 0
      } else {
        return true
      }
    }
    return true
  }

  private func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func readComment(isBlock: Bool) -> Bool {
    let start = offset
    guard isBlock else {
      var end = offset + 2
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      offset = end
      comments.append(Comment(text: content(start + 2..<end), range: start..<end))
      return true
    }
    var end = offset + 2
    while end + 1 < bytes.count {
      if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") {
        offset = end + 2
        let lines = content(start + 2..<end).split(
          whereSeparator: { $0 == "\n" || $0 == "\r\n" || $0 == "\r" })
        let text = lines.map(ICUResourceScanner.commentLine).filter { !$0.isEmpty }
        comments.append(
          Comment(text: text.joined(separator: "\n"), range: start..<offset))
        return true
      }
      end += 1
    }
    return false
  }

  private func content(_ range: Range<Int>) -> String {
    let text = bytes[range].drop { $0 == 0x20 }
    return String(decoding: text, as: UTF8.self)
  }

  /// A line of a comment of several without the asterisks before it.
  private static func commentLine(_ line: Substring) -> String {
    var line = line.drop { $0 == " " || $0 == "\t" || $0 == "*" }
    while line.last == " " || line.last == "\t" { line = line.dropLast() }
    return String(line)
  }

  private mutating func readString() -> Token {
    let start = offset
    var text: [UInt8] = []
    var parts = 0
    var inner = start..<start
    var end = start
    var wasQuoted = false
    while offset < bytes.count, ICUResourceScanner.sign(bytes[offset]) == nil {
      if bytes[offset] == ICUResourceScanner.quote {
        if !wasQuoted, !text.isEmpty { text.append(0x20) }
        wasQuoted = true
        let open = offset
        offset += 1
        guard readQuoted(into: &text) else {
          offset = open
          let token = unterminated()
          offset = bytes.count
          return token
        }
        inner = open + 1..<offset - 1
      } else {
        if !text.isEmpty { text.append(0x20) }
        wasQuoted = false
        let word = offset
        readWord(into: &text)
        inner = word..<offset
      }
      parts += 1
      end = offset
      let kept = comments
      guard skipBlank() else { return unterminated() }
      comments = kept
    }
    return Token(
      kind: .string(String(decoding: text, as: UTF8.self)),
      range: parts == 1 ? inner : start..<end, outerRange: start..<end)
  }

  private mutating func readQuoted(into text: inout [UInt8]) -> Bool {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == ICUResourceScanner.quote {
        offset += 1
        return true
      }
      if byte == ICUResourceScanner.backslash {
        readEscape(into: &text)
      } else {
        text.append(byte)
        offset += 1
      }
    }
    return false
  }

  private mutating func readWord(into text: inout [UInt8]) {
    while offset < bytes.count {
      let byte = bytes[offset]
      if ICUResourceScanner.isSpace(byte) || byte == ICUResourceScanner.quote
        || ICUResourceScanner.sign(byte) != nil
      {
        return
      }
      if byte == ICUResourceScanner.backslash {
        readEscape(into: &text)
      } else {
        text.append(byte)
        offset += 1
      }
    }
  }

  private mutating func readEscape(into text: inout [UInt8]) {
    let escape = ICUStringEscape(in: bytes[...], at: offset)
    text += UTF8.encode(escape.scalar) ?? UTF8.encodedReplacementCharacter
    offset += escape.sourceCount
  }
}
