/// Finds the keys, texts and comments of a `.properties` file, escapes unresolved.
struct PropertiesScanner {
  /// A key with its text.
  struct Pair {
    var key: Range<Int>
    var value: Range<Int>
    var keyHasEscapes: Bool
    var valueHasEscapes: Bool
  }

  /// A part of a file.
  enum Part {
    case pair(Pair)
    /// The line of a comment, from its sign to its end.
    case comment(Range<Int>)
    case blankLine
  }

  private let bytes: [UInt8]
  private(set) var offset: Int

  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    offset = start
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0C }

  /// Returns the next part, or `nil` at the end.
  mutating func next() -> Part? {
    guard skipSpace() else { return nil }
    switch bytes[offset] {
    case 0x0A, 0x0D:
      skipLineEnd()
      return .blankLine
    case UInt8(ascii: "#"), UInt8(ascii: "!"):
      let start = offset
      offset = lineEnd(from: offset)
      let end = offset
      skipLineEnd()
      return .comment(start..<end)
    default: return readPair()
    }
  }

  /// Skips spaces, and lines that go on and hold nothing yet; returns whether anything is left.
  private mutating func skipSpace() -> Bool {
    while offset < bytes.count {
      let byte = bytes[offset]
      if PropertiesScanner.isSpace(byte) {
        offset += 1
      } else if byte == UInt8(ascii: "\\"), isLineEnd(offset + 1) {
        let backslash = offset
        offset += 1
        skipLineEnd()
        // Java takes a backslash alone at the very end for an empty key, unless CR LF follows.
        if offset == bytes.count, offset - backslash <= 2 {
          offset = backslash
          return true
        }
      } else {
        return true
      }
    }
    return false
  }

  private func isLineEnd(_ offset: Int) -> Bool {
    offset >= bytes.count || bytes[offset] == 0x0A || bytes[offset] == 0x0D
  }

  private mutating func skipLineEnd() {
    guard offset < bytes.count else { return }
    let isReturn = bytes[offset] == 0x0D
    offset += 1
    if isReturn, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
  }

  private func lineEnd(from start: Int) -> Int {
    var offset = start
    let bytes = bytes.span
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
    return offset
  }

  private mutating func readPair() -> Part {
    var pair = Pair(
      key: offset..<offset, value: 0..<0, keyHasEscapes: false, valueHasEscapes: false)
    let keyStart = offset
    let file = bytes
    let bytes = file.span
    var end = offset
    scan: while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "="), UInt8(ascii: ":"), 0x20, 0x09, 0x0C, 0x0A, 0x0D: break scan
      case UInt8(ascii: "\\"):
        pair.keyHasEscapes = true
        end = behindEscape(end)
      default: end += 1
      }
    }
    pair.key = keyStart..<end
    offset = end
    skipSeparator()
    let valueStart = offset
    end = offset
    while true {
      end = PropertiesScanner.special(in: bytes, from: end)
      guard end < bytes.count, bytes[end] == UInt8(ascii: "\\") else { break }
      pair.valueHasEscapes = true
      end = behindEscape(end)
    }
    pair.value = valueStart..<end
    offset = end
    skipLineEnd()
    return .pair(pair)
  }

  /// The offset behind an escape; behind a line end that goes on, the first character of the next line.
  private func behindEscape(_ backslash: Int) -> Int {
    var end = backslash + 1
    guard end < bytes.count else { return end }
    let byte = bytes[end]
    end += 1
    guard byte == 0x0A || byte == 0x0D else { return end }
    if byte == 0x0D, end < bytes.count, bytes[end] == 0x0A { end += 1 }
    while end < bytes.count, PropertiesScanner.isSpace(bytes[end]) { end += 1 }
    return end
  }

  /// Goes behind white space, one sign and white space; lines that go on may stand between them.
  private mutating func skipSeparator() {
    var hasSign = false
    while offset < bytes.count {
      let byte = bytes[offset]
      if PropertiesScanner.isSpace(byte) {
        offset += 1
      } else if !hasSign, byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":") {
        hasSign = true
        offset += 1
      } else if byte == UInt8(ascii: "\\"), isLineEnd(offset + 1) {
        offset = behindEscape(offset)
      } else {
        return
      }
    }
  }

  /// The offset of the first backslash or line end at or behind an offset.
  @inline(__always)
  private static func special(in bytes: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset + 8 <= bytes.count {
      let word = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if holds(0x0A, word) || holds(0x0D, word) || holds(0x5C, word) { break }
      offset += 8
    }
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == 0x0A || byte == 0x0D || byte == 0x5C { return offset }
      offset += 1
    }
    return offset
  }

  /// Whether one of the eight bytes of a word is a certain one.
  @inline(__always)
  private static func holds(_ byte: UInt64, _ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let difference = word ^ (ones &* byte)
    return (difference &- ones) & ~difference & (ones << 7) != 0
  }
}
