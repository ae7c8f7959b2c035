extension MessageFormat2 {
  /// Reads a message from its beginning to its end in one pass.
  struct Parser: ~Escapable {
    let bytes: Span<UInt8>
    var offset = 0
    /// Whether whitespace was passed by the last call of `skipSpace`; bidirectional controls alone
    /// do not count.
    var hasSpace = false

    /// Begins to read well-formed UTF-8.
    @_lifetime(copy bytes)
    init(_ bytes: Span<UInt8>) {
      self.bytes = bytes
    }

    /// The byte at the offset, or `nil` at the end.
    var current: UInt8? {
      @inline(__always) get { offset < bytes.count ? bytes[offset] : nil }
    }

    /// Returns whether text stands at the offset.
    func isAt(_ text: StaticString) -> Bool {
      guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
      for index in 0..<text.utf8CodeUnitCount
      where unsafe bytes[offset + index] != text.utf8Start[index] { return false }
      return true
    }

    /// Passes over optional whitespace (`o`) and notes whether it is enough for required whitespace
    /// (`s`).
    @inline(__always)
    mutating func skipSpace() {
      hasSpace = false
      while offset < bytes.count {
        switch bytes[offset] {
        case 0x20, 0x09, 0x0A, 0x0D:
          hasSpace = true
          offset += 1
        case 0x21..<0x80: return
        default: if !skipSpaceAboveASCII() { return }
        }
      }
    }

    private mutating func skipSpaceAboveASCII() -> Bool {
      let (scalar, length) = scalar(at: offset)
      if SyntaxCharacter.isSpace(scalar) {
        hasSpace = true
      } else if !SyntaxCharacter.isBidirectionalControl(scalar) {
        return false
      }
      offset += length
      return true
    }

    /// Passes over at most one bidirectional control (`[bidi]`).
    @inline(__always)
    mutating func skipBidirectionalControl() {
      guard offset < bytes.count, bytes[offset] >= 0x80 else { return }
      let (scalar, length) = scalar(at: offset)
      if SyntaxCharacter.isBidirectionalControl(scalar) { offset += length }
    }

    /// Passes over name characters (`*name-char`).
    @inline(__always)
    mutating func skipNameCharacters() {
      while offset < bytes.count {
        let byte = bytes[offset]
        if byte < 0x80 {
          guard SyntaxCharacter.isASCIIName(byte) else { return }
          offset += 1
        } else {
          let (scalar, length) = scalar(at: offset)
          guard SyntaxCharacter.isNameAboveASCII(scalar) else { return }
          offset += length
        }
      }
    }

    /// Returns whether a name begins at the offset.
    func isAtNameStart() -> Bool {
      guard let byte = current else { return false }
      return byte < 0x80
        ? SyntaxCharacter.isASCIINameStart(byte)
        : SyntaxCharacter.isNameAboveASCII(scalar(at: offset).value)
    }

    /// Returns whether a character of names stands at the offset.
    func isAtNameCharacter() -> Bool {
      guard let byte = current else { return false }
      return byte < 0x80
        ? SyntaxCharacter.isASCIIName(byte)
        : SyntaxCharacter.isNameAboveASCII(scalar(at: offset).value)
    }

    /// Reads a name with the controls around it, and returns its range without them.
    mutating func readName() throws(SyntaxError) -> Range<Int> {
      skipBidirectionalControl()
      let start = offset
      guard isAtNameStart() else { throw error(.missingName) }
      skipNameCharacters()
      let end = offset
      skipBidirectionalControl()
      return start..<end
    }

    /// Reads a name with or without a namespace.
    ///
    /// - Returns: The name without controls, and the offset after it.
    mutating func readIdentifier() throws(SyntaxError) -> (name: String, end: Int) {
      let first = try readName()
      guard current == UInt8(ascii: ":") else { return (string(first), first.upperBound) }
      let colon = offset
      offset += 1
      let second = try readName()
      guard first.upperBound == colon, second.lowerBound == colon + 1 else {
        return (string(first) + ":" + string(second), second.upperBound)
      }
      return (string(first.lowerBound..<second.upperBound), second.upperBound)
    }

    /// Reads `$` and a name.
    mutating func readVariable() throws(SyntaxError) -> Variable {
      let start = offset
      offset += 1
      let name = try readName()
      return Variable(string(name), place: Place(start..<name.upperBound))
    }

    /// Reads a literal, or returns `nil` where none begins.
    mutating func readLiteral() throws(SyntaxError) -> Literal? {
      let start = offset
      if current == UInt8(ascii: "|") { return try readQuotedLiteral() }
      skipNameCharacters()
      guard offset > start else { return nil }
      return Literal(string(start..<offset), place: Place(start..<offset))
    }

    private mutating func readQuotedLiteral() throws(SyntaxError) -> Literal {
      let start = offset
      offset += 1
      var escapeCount = 0
      while offset < bytes.count {
        switch bytes[offset] {
        case UInt8(ascii: "|"):
          let value = unescaped(start + 1..<offset, escapeCount: escapeCount)
          offset += 1
          return Literal(value, place: Place(start..<offset))
        case UInt8(ascii: "\\"):
          try skipEscape()
          escapeCount += 1
        case 0: throw error(.nullCharacter)
        default: offset += 1
        }
      }
      throw SyntaxError(.unterminatedLiteral, start..<offset)
    }

    /// Passes over `\` and the character that it escapes.
    mutating func skipEscape() throws(SyntaxError) {
      guard offset + 1 < bytes.count else {
        throw SyntaxError(.unknownEscape, offset..<offset + 1)
      }
      switch bytes[offset + 1] {
      case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"): offset += 2
      default:
        throw SyntaxError(.unknownEscape, offset..<offset + 1 + scalar(at: offset + 1).length)
      }
    }

    /// Returns text without its escapes.
    func unescaped(_ range: Range<Int>, escapeCount: Int) -> String {
      guard escapeCount > 0 else { return string(range) }
      return unsafe String(unsafeUninitializedCapacity: range.count - escapeCount) { buffer in
        var source = range.lowerBound
        for target in 0..<range.count - escapeCount {
          if bytes[source] == UInt8(ascii: "\\") { source += 1 }
          unsafe buffer[target] = bytes[source]
          source += 1
        }
        return range.count - escapeCount
      }
    }

    /// Returns text as it is written.
    func string(_ range: Range<Int>) -> String {
      unsafe bytes.withUnsafeBufferPointer { buffer in
        unsafe String(decoding: UnsafeBufferPointer(rebasing: buffer[range]), as: UTF8.self)
      }
    }

    /// Returns an error at the character at the offset.
    func error(_ kind: SyntaxError.Kind) -> SyntaxError {
      guard offset < bytes.count else { return SyntaxError(kind, bytes.count..<bytes.count) }
      let end = offset + scalar(at: offset).length
      return SyntaxError(bytes[offset] == 0 ? .nullCharacter : kind, offset..<end)
    }

    /// Decodes the scalar at an offset within the text.
    func scalar(at offset: Int) -> (value: UInt32, length: Int) {
      func tail(_ index: Int) -> UInt32 { UInt32(bytes[offset + index] & 0x3F) }
      let lead = UInt32(bytes[offset])
      switch lead {
      case ..<0x80: return (lead, 1)
      case ..<0xE0: return ((lead & 0x1F) << 6 | tail(1), 2)
      case ..<0xF0: return ((lead & 0x0F) << 12 | tail(1) << 6 | tail(2), 3)
      default: return ((lead & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
      }
    }
  }
}
