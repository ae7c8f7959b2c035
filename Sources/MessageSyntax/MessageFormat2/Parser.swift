extension MessageFormat2 {
  /// Reads a message from its beginning to its end in one pass.
  struct Parser: ~Escapable {
    typealias Kind = SyntaxTree.Kind

    let bytes: Span<UInt8>
    private(set) var nodes: [SyntaxTree.Node] = []
    var offset = 0
    /// Whether whitespace was passed by the last call of `skipSpace`; bidirectional controls alone
    /// do not count.
    var hasSpace = false

    /// Begins to read well-formed UTF-8.
    @_lifetime(copy bytes)
    init(_ bytes: Span<UInt8>) {
      self.bytes = bytes
      nodes.reserveCapacity(4 + min(bytes.count / 4, 60))
    }

    /// Reads a message and returns its nodes.
    static func nodes(of text: String) throws(SyntaxError) -> [SyntaxTree.Node] {
      let result = withUTF8(of: text) { bytes -> Result<[SyntaxTree.Node], SyntaxError> in
        guard bytes.count < UInt32.max else {
          return .failure(SyntaxError(.tooLong, 0..<bytes.count))
        }
        var parser = Parser(bytes)
        do throws(SyntaxError) {
          try parser.readMessage()
        } catch {
          return .failure(error)
        }
        return .success(parser.nodes)
      }
      return try result.get()
    }

    /// Adds a node whose children follow, and returns its index for `end`.
    @inline(__always)
    mutating func begin(_ kind: Kind, at start: Int) -> Int {
      addLeaf(kind, start..<start)
      return nodes.count - 1
    }

    /// Ends a node and the children that follow it.
    @inline(__always)
    mutating func end(_ node: Int, at end: Int) {
      let next = UInt32(truncatingIfNeeded: nodes.count)
      nodes[node].close(at: UInt32(truncatingIfNeeded: end), next: next)
    }

    /// Forgets what was read.
    mutating func removeNodes() { nodes.removeAll(keepingCapacity: true) }

    /// Changes what a node is.
    mutating func change(_ node: Int, to kind: Kind) { nodes[node].kind = kind }

    /// The end of the last node, which is a leaf.
    var lastEnd: Int { nodes.last.map { Int($0.end) } ?? 0 }

    /// Adds a node without children.
    @inline(__always)
    mutating func addLeaf(_ kind: Kind, _ range: Range<Int>, isTransformed: Bool = false) {
      nodes.append(
        SyntaxTree.Node(
          kind: kind, isTransformed: isTransformed,
          start: UInt32(truncatingIfNeeded: range.lowerBound),
          end: UInt32(truncatingIfNeeded: range.upperBound),
          next: UInt32(truncatingIfNeeded: nodes.count + 1)))
    }

    /// The byte at the offset, or `nil` at the end.
    var current: UInt8? {
      @inline(__always) get { offset < bytes.count ? bytes[offset] : nil }
    }

    /// Whether `{{` stands at the offset.
    var isAtQuotedPattern: Bool {
      @inline(__always) get {
        offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: "{")
          && bytes[offset + 1] == UInt8(ascii: "{")
      }
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
      var index = offset
      while index < bytes.count {
        let byte = bytes[index]
        if byte < 0x80 {
          guard SyntaxCharacter.isASCIIName(byte) else { break }
          index += 1
        } else {
          let (scalar, length) = scalar(at: index)
          guard SyntaxCharacter.isNameAboveASCII(scalar) else { break }
          index += length
        }
      }
      offset = index
    }

    /// Passes over text to the next byte that is none: a brace, `\`, U+0000 or the end.
    @inline(__always)
    mutating func skipText() {
      var index = offset
      while index + 8 <= bytes.count {
        let word = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
        let marks = SyntaxCharacter.marksOfSpecials(in: UInt64(littleEndian: word))
        guard marks == 0 else {
          offset = index + marks.trailingZeroBitCount / 8
          return
        }
        index += 8
      }
      while index < bytes.count, !SyntaxCharacter.isSpecial(bytes[index]) { index += 1 }
      offset = index
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
    mutating func readIdentifier() throws(SyntaxError) {
      let first = try readName()
      guard current == UInt8(ascii: ":") else { return addLeaf(.name, first) }
      let colon = offset
      offset += 1
      let second = try readName()
      addLeaf(
        .name, first.lowerBound..<second.upperBound,
        isTransformed: first.upperBound != colon || second.lowerBound != colon + 1)
    }

    /// Reads `$` and a name.
    mutating func readVariable() throws(SyntaxError) {
      let start = offset
      offset += 1
      let name = try readName()
      addLeaf(
        .variable, start..<name.upperBound, isTransformed: name.lowerBound != start + 1)
    }

    /// Reads a literal and returns true, or returns false where none begins.
    mutating func readLiteral() throws(SyntaxError) -> Bool {
      let start = offset
      if current == UInt8(ascii: "|") {
        try readQuotedLiteral()
        return true
      }
      skipNameCharacters()
      guard offset > start else { return false }
      addLeaf(.literal, start..<offset)
      return true
    }

    private mutating func readQuotedLiteral() throws(SyntaxError) {
      let start = offset
      offset += 1
      var hasEscapes = false
      while offset < bytes.count {
        switch bytes[offset] {
        case UInt8(ascii: "|"):
          offset += 1
          return addLeaf(.quotedLiteral, start..<offset, isTransformed: hasEscapes)
        case UInt8(ascii: "\\"):
          try skipEscape()
          hasEscapes = true
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

/// Calls a function with the UTF-8 bytes of a text, without copying a native string.
private func withUTF8<Result>(of text: String, _ body: (Span<UInt8>) -> Result) -> Result {
  let result = unsafe text.utf8.withContiguousStorageIfAvailable { body(unsafe $0.span) }
  if let result { return result }
  var native = text
  return native.withUTF8 { body(unsafe $0.span) }
}
