internal import SourceText

/// Reads JSON into the node list of a `JSONDocument`; the first fault ends it.
struct JSONParser {
  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0
  private(set) var nodes: [JSONDocument.Node] = []
  /// Where somebody else reads on, if a member of an object in the outermost one begins there.
  private let splitOffset: Int
  /// The object that somebody else reads on in; `nil` where this parser reads to the end.
  private(set) var splitObject: Int?

  /// Prepares to read a text.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - splitOffset: Where to stop, if a member of an object in the outermost one begins there.
  init(_ bytes: [UInt8], upTo splitOffset: Int = .max) {
    self.bytes = bytes
    self.splitOffset = splitOffset
    // A text in a catalog takes four nodes and 170 bytes; more than are needed cost no memory.
    nodes.reserveLargeCapacity(bytes.count / 36 + 8)
  }

  mutating func parse() throws(JSONSyntaxError) {
    if let encoding = wideEncoding {
      throw error(.notUTF8Encoding(encoding), 0, min(4, bytes.count))
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    skipWhitespace()
    guard offset < bytes.count else { throw error(.empty, 0, 0) }
    try parseValue(JSONDocument.Node(kind: .null, start: 0))
    if splitObject == nil { try expectEnd() }
  }

  /// Reads from a member of an object in the outermost one to the end of the text.
  ///
  /// - Parameter start: Where the name of the member begins.
  /// - Returns: How the two objects end, the inner one first.
  mutating func parseRest(from start: Int) throws(JSONSyntaxError) -> [Closing] {
    offset = start
    depth = 2
    var closings: [Closing] = []
    while depth > 0 {
      if closings.isEmpty || !isAtObjectEnd { try parseMembers(.memberName) }
      depth -= 1
      offset += 1
      closings.append(Closing(end: UInt32(offset), nodeCount: UInt32(nodes.count)))
      if depth > 0 {
        skipWhitespace()
        switch peek() {
        case UInt8(ascii: "}"): continue
        case UInt8(ascii: ","): try skipComma(before: UInt8(ascii: "}"))
        default: throw unexpected(.commaOrObjectEnd, in: .object)
        }
      }
    }
    try expectEnd()
    return closings
  }

  /// How an object ends: the bytes, and the number of nodes so far.
  struct Closing {
    let end: UInt32
    let nodeCount: UInt32
  }

  private var isAtObjectEnd: Bool { peek() == UInt8(ascii: "}") }

  private mutating func expectEnd() throws(JSONSyntaxError) {
    skipWhitespace()
    if offset < bytes.count { throw error(.contentAfterEnd, offset, bytes.count) }
  }

  // The name of a member is already in the node when its value is parsed.
  private mutating func parseValue(_ named: JSONDocument.Node) throws(JSONSyntaxError) {
    var node = named
    node.start = UInt32(offset)
    switch peek() {
    case UInt8(ascii: "{"):
      node.kind = .object
      try parseObject(node)
    case UInt8(ascii: "["):
      node.kind = .array
      try parseArray(node)
    case UInt8(ascii: "\""):
      node.kind = .string
      node.start += 1
      node.hasEscapes = try skipString()
      append(node, end: offset - 1)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      node.kind = .number
      try skipNumber()
      append(node, end: offset)
    default:
      node.kind = try parseLiteral()
      append(node, end: offset)
    }
  }

  private mutating func append(_ node: JSONDocument.Node, end: Int) {
    var node = node
    node.end = UInt32(end)
    nodes.append(node)
  }

  private mutating func parseObject(_ node: JSONDocument.Node) throws(JSONSyntaxError) {
    let index = try open(node)
    if !isAtObjectEnd { try parseMembers(.memberNameOrEnd) }
    if splitObject == nil {
      close(index)
    } else if depth == 2, splitObject == Self.innermost {
      splitObject = index
    }
  }

  /// Stands for the object that is being read.
  private static let innermost = -1

  /// Reads members up to the end of their object, or to the place where somebody else reads on.
  private mutating func parseMembers(
    _ expectedAtFirst: JSONSyntaxError.Expectation
  ) throws(JSONSyntaxError) {
    var expected = expectedAtFirst
    while true {
      if offset == splitOffset, depth == 2, nodes[0].kind == .object {
        splitObject = Self.innermost
        return
      }
      guard peek() == UInt8(ascii: "\"") else { throw unexpected(expected, in: .object) }
      var member = JSONDocument.Node(kind: .null, start: 0)
      member.nameStart = UInt32(offset + 1)
      member.nameHasEscapes = try skipString()
      member.nameEnd = UInt32(offset - 1)
      skipWhitespace()
      guard peek() == UInt8(ascii: ":") else { throw unexpected(.colon, in: .object) }
      offset += 1
      skipWhitespace()
      if offset == bytes.count { throw unexpected(.value, in: .object) }
      try parseValue(member)
      if splitObject != nil { return }
      skipWhitespace()
      switch peek() {
      case UInt8(ascii: "}"): return
      case UInt8(ascii: ","): try skipComma(before: UInt8(ascii: "}"))
      default: throw unexpected(.commaOrObjectEnd, in: .object)
      }
      expected = .memberName
    }
  }

  private mutating func parseArray(_ node: JSONDocument.Node) throws(JSONSyntaxError) {
    let index = try open(node)
    if peek() == UInt8(ascii: "]") { return close(index) }
    while true {
      if offset == bytes.count { throw unexpected(.value, in: .array) }
      try parseValue(JSONDocument.Node(kind: .null, start: 0))
      skipWhitespace()
      switch peek() {
      case UInt8(ascii: "]"): return close(index)
      case UInt8(ascii: ","): try skipComma(before: UInt8(ascii: "]"))
      default: throw unexpected(.commaOrArrayEnd, in: .array)
      }
    }
  }

  private mutating func open(_ node: JSONDocument.Node) throws(JSONSyntaxError) -> Int {
    depth += 1
    guard depth <= JSONDocument.maximumDepth else {
      throw error(.tooDeep(limit: JSONDocument.maximumDepth), offset, offset + 1)
    }
    nodes.append(node)
    offset += 1
    skipWhitespace()
    return nodes.count - 1
  }

  private mutating func close(_ index: Int) {
    depth -= 1
    offset += 1
    nodes[index].end = UInt32(offset)
    nodes[index].count = UInt32(nodes.count - index)
  }

  private mutating func skipComma(before end: UInt8) throws(JSONSyntaxError) {
    let comma = offset
    offset += 1
    skipWhitespace()
    if peek() == end { throw error(.trailingComma, comma, comma + 1) }
  }

  /// Passes over a string and returns whether it has escapes.
  private mutating func skipString() throws(JSONSyntaxError) -> Bool {
    let start = offset
    offset += 1
    var hasEscapes = false
    while true {
      skipPlainText()
      guard offset < bytes.count else {
        throw error(.unexpectedEnd(inside: .string), start, bytes.count)
      }
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return hasEscapes
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try skipEscape()
      case let byte:
        throw error(.controlCharacter(byte), offset, offset + 1)
      }
    }
  }

  /// Passes over everything in a string that is no quotation mark, backslash or control character.
  private mutating func skipPlainText() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highBits: UInt64 = 0x8080_8080_8080_8080
    while offset + 8 <= bytes.count {
      let word = word(at: offset)
      let quotes = word ^ (ones &* 0x22)
      let backslashes = word ^ (ones &* 0x5C)
      let hits =
        ((quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
          | (word &- ones &* 0x20) & ~word) & highBits
      if hits != 0 {
        offset += hits.trailingZeroBitCount / 8
        return
      }
      offset += 8
    }
    while offset < bytes.count, bytes[offset] >= 0x20, bytes[offset] != UInt8(ascii: "\""),
      bytes[offset] != UInt8(ascii: "\\")
    {
      offset += 1
    }
  }

  private mutating func skipEscape() throws(JSONSyntaxError) {
    let start = offset
    guard offset + 1 < bytes.count else {
      throw error(.unexpectedEnd(inside: .string), start, bytes.count)
    }
    switch bytes[offset + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 2
    case UInt8(ascii: "u"):
      let rest = bytes[offset...]
      guard let unit = JSONEscapes.codeUnit(in: rest, at: offset) else {
        throw endError(inEscapeAt: start, length: 6) ?? invalidUnicodeEscape(at: start)
      }
      offset += 6
      guard unit & 0xF800 == 0xD800 else { return }
      guard unit & 0xFC00 == 0xD800, let low = JSONEscapes.codeUnit(in: rest, at: offset),
        low & 0xFC00 == 0xDC00
      else {
        throw endError(inEscapeAt: start, length: 12) ?? error(.loneSurrogate, start, start + 6)
      }
      offset += 6
    default:
      throw error(.invalidEscape, start, characterEnd(from: start + 1))
    }
  }

  /// The error of a file that ends before an escape does, or `nil` where the escape itself is
  /// wrong.
  private func endError(inEscapeAt start: Int, length: Int) -> JSONSyntaxError? {
    guard bytes.count < start + length, !bytes[start...].contains(UInt8(ascii: "\"")) else {
      return nil
    }
    return error(.unexpectedEnd(inside: .string), start, bytes.count)
  }

  private func invalidUnicodeEscape(at start: Int) -> JSONSyntaxError {
    let digits = bytes[(start + 2)...].prefix(4).prefix(while: isNameByte)
    return error(.invalidEscape, start, digits.endIndex)
  }

  private mutating func skipNumber() throws(JSONSyntaxError) {
    let start = offset
    if peek() == UInt8(ascii: "-") { offset += 1 }
    let hasLeadingZero = peek() == UInt8(ascii: "0")
    let wholeDigits = skipDigits()
    var isValid = wholeDigits == 1 || (wholeDigits > 1 && !hasLeadingZero)
    if peek() == UInt8(ascii: ".") {
      offset += 1
      isValid = skipDigits() > 0 && isValid
    }
    if peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
      offset += 1
      if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { offset += 1 }
      isValid = skipDigits() > 0 && isValid
    }
    if !isValid || isNameByte(peek()) || peek() == UInt8(ascii: ".") {
      while isNameByte(peek()) || peek() == UInt8(ascii: ".") { offset += 1 }
      throw error(.invalidNumber, start, offset)
    }
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while case UInt8(ascii: "0")...UInt8(ascii: "9") = peek() { offset += 1 }
    return offset - start
  }

  private mutating func parseLiteral() throws(JSONSyntaxError) -> JSONDocument.Kind {
    let start = offset
    while isNameByte(peek()) { offset += 1 }
    let name = String(decoding: bytes[start..<offset], as: UTF8.self)
    switch name {
    case "true": return .true
    case "false": return .false
    case "null": return .null
    case "": throw unexpected(.value, in: .object)
    default: throw error(.unknownLiteral(name), start, offset)
    }
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

// Bytes, white space and encodings.
extension JSONParser {
  /// The byte at the current place, or 0 at the end of the text.
  private func peek() -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private func word(at offset: Int) -> UInt64 {
    unsafe UInt64(
      littleEndian: bytes.span.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  private mutating func skipWhitespace() {
    while true {
      switch peek() {
      case UInt8(ascii: " "): skipSpaces()
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): offset += 1
      default: return
      }
    }
  }

  private mutating func skipSpaces() {
    while offset + 8 <= bytes.count {
      let others = word(at: offset) ^ 0x2020_2020_2020_2020
      if others != 0 {
        offset += others.trailingZeroBitCount / 8
        return
      }
      offset += 8
    }
    while peek() == UInt8(ascii: " ") { offset += 1 }
  }

  /// Returns the first place where a text is not valid UTF-8, or `nil` where all of it is.
  ///
  /// - Parameters:
  ///   - bytes: The text, or a part of it.
  ///   - start: Where the part begins.
  static func encodingError(in bytes: Span<UInt8>, from start: Int = 0) -> JSONSyntaxError? {
    bytes.firstInvalidUTF8.map { range in
      JSONSyntaxError(
        range: SourceRange(start + range.start, start + range.end), kind: .invalidUTF8)
    }
  }

  /// The name of the encoding where the first bytes show two or four bytes a character.
  private var wideEncoding: String? {
    let first = Array(bytes.prefix(4))
    guard first.count >= 2, first.contains(where: { $0 != 0 }) else { return nil }
    switch (first[0], first[1]) {
    case (0xFF, 0xFE):
      return first.count == 4 && first[2] == 0 && first[3] == 0 ? "UTF-32" : "UTF-16"
    case (0xFE, 0xFF): return "UTF-16"
    case (0, 0): return "UTF-32"
    case (0, _): return "UTF-16"
    case (_, 0): return first.count == 4 && first[2] == 0 && first[3] == 0 ? "UTF-32" : "UTF-16"
    default: return nil
    }
  }
}

// Errors.
extension JSONParser {
  private func error(_ kind: JSONSyntaxError.Kind, _ start: Int, _ end: Int) -> JSONSyntaxError {
    JSONSyntaxError(range: SourceRange(start, end), kind: kind)
  }

  private func unexpected(
    _ expected: JSONSyntaxError.Expectation, in container: JSONSyntaxError.Container
  ) -> JSONSyntaxError {
    guard offset < bytes.count else {
      return error(.unexpectedEnd(inside: container), offset, offset)
    }
    let end = characterEnd(from: offset)
    switch bytes[offset] {
    case UInt8(ascii: "/") where end < bytes.count && (bytes[end] == 0x2F || bytes[end] == 0x2A),
      UInt8(ascii: "#"):
      return error(.comment, offset, end)
    default:
      let found = String(decoding: bytes[offset..<end], as: UTF8.self)
      return error(.unexpected(found: describe(found), expected: expected), offset, end)
    }
  }

  private func describe(_ character: String) -> String {
    guard let scalar = character.unicodeScalars.first, scalar.value >= 0x20, scalar.value != 0x7F
    else { return character == "\0" ? "a zero byte" : "a control character" }
    return switch scalar {
    case "'": "an apostrophe"
    case "\"": "a quotation mark"
    default: "“\(character)”"
    }
  }

  private func characterEnd(from start: Int) -> Int {
    var end = min(start + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
