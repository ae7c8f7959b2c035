extension Fluent {
  /// Reads Fluent in one pass.
  struct Parser {
    static let lineFeed = UInt8(ascii: "\n")
    static let space = UInt8(ascii: " ")

    let bytes: [UInt8]
    var offset: Int
    /// The number of placeables around the place that is read.
    var depth = 0
    /// Whether the lines of the outermost pattern need no indentation.
    var isAlone = false
    /// What becomes of a message with a broken attribute.
    let recovery: Resource.Recovery
    /// Why an attribute was broken whose message was kept.
    var attributeError: SyntaxError?

    init(_ bytes: [UInt8], at start: Int, recovery: Resource.Recovery = .attribute) {
      self.bytes = bytes
      self.recovery = recovery
      offset = start
    }

    /// Whether nothing is left.
    var isAtEnd: Bool { offset >= bytes.count }

    /// The byte at an offset, CR LF being one LF; `nil` behind the end.
    @inline(__always)
    func byte(at offset: Int) -> UInt8? {
      guard offset < bytes.count else { return nil }
      let byte = bytes[offset]
      if byte == 0x0D, offset + 1 < bytes.count, bytes[offset + 1] == Parser.lineFeed {
        return Parser.lineFeed
      }
      return byte
    }

    /// The byte that is read next.
    var current: UInt8? {
      @inline(__always) get { byte(at: offset) }
    }

    /// The offset behind the byte at an offset, CR LF being one.
    @inline(__always)
    func next(_ offset: Int) -> Int {
      bytes[offset] == 0x0D && byte(at: offset) == Parser.lineFeed ? offset + 2 : offset + 1
    }

    mutating func advance() { offset = next(offset) }

    /// Reads a sign if it is the next one.
    mutating func take(_ sign: Unicode.Scalar) -> Bool {
      guard current == UInt8(ascii: sign) else { return false }
      offset += 1
      return true
    }

    mutating func expect(_ sign: Unicode.Scalar) throws(SyntaxError) {
      if !take(sign) { throw error(.expectedToken(String(sign))) }
    }

    mutating func expectLineEnd() throws(SyntaxError) {
      guard let byte = current else { return }
      guard byte == Parser.lineFeed else { throw error(.expectedToken("\n")) }
      advance()
    }

    func error(_ kind: SyntaxError.Kind) -> SyntaxError { SyntaxError(kind, at: offset) }

    /// The offset of the first byte at or behind an offset that is no space.
    @inline(__always)
    func afterSpaces(_ offset: Int) -> Int {
      var offset = offset
      while offset < bytes.count, bytes[offset] == Parser.space { offset += 1 }
      return offset
    }

    /// The offset of the first byte at or behind an offset that is neither a space nor a line end.
    func afterBlank(_ offset: Int) -> Int {
      var offset = offset
      while let byte = byte(at: offset), byte == Parser.space || byte == Parser.lineFeed {
        offset = next(offset)
      }
      return offset
    }

    /// The beginning of the first line at or behind an offset that is not blank, where the offset begins a line
    /// or stands at the end of one; the end of the file where there is none.
    func afterBlankLines(_ offset: Int) -> Int {
      var offset = offset
      while true {
        let end = afterSpaces(offset)
        guard let byte = byte(at: end) else { return end }
        guard byte == Parser.lineFeed else { return offset }
        offset = next(end)
      }
    }

    mutating func skipSpaces() { offset = afterSpaces(offset) }

    mutating func skipBlank() { offset = afterBlank(offset) }

    mutating func readIdentifier() throws(SyntaxError) -> Identifier {
      let start = offset
      guard let first = current, isLetter(first) else { throw error(.expectedName) }
      offset += 1
      while offset < bytes.count, isNameByte(bytes[offset]) { offset += 1 }
      return Identifier(
        name: String(decoding: bytes[start..<offset], as: UTF8.self), range: start..<offset)
    }

    /// The character at an offset, for messages.
    func character(at offset: Int) -> String {
      guard offset < bytes.count else { return "" }
      return String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.first
        .map(String.init) ?? ""
    }

    func isLetter(_ byte: UInt8) -> Bool {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 && byte >= UInt8(ascii: "A")
    }

    func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    private func isNameByte(_ byte: UInt8) -> Bool {
      isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }
  }
}
