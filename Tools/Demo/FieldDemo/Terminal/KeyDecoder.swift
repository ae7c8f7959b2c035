/// Turns the bytes of a terminal into keys, wherever the reads cut them.
///
/// UTF-8 and escape sequences (ECMA-48, with xterm’s keys) may be split between any two bytes. Takes O(n) over all
/// bytes; an unknown sequence is swallowed whole. Not for use from several threads.
struct KeyDecoder {
  /// The most bytes of a paste that are kept.
  static let pasteLimit = 1 << 20
  /// The most bytes of one escape sequence; a longer one is none.
  private static let sequenceLimit = 64
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private var pending: [UInt8] = []
  private var position = 0
  private var pasted: [UInt8]?
  /// How many bytes at the end of a paste may be the begin of its end.
  private var pasteEndLength = 0

  /// Whether a sequence is open, so that ``flush()`` should be called when no more comes for a moment.
  var isWaiting: Bool { !pending.isEmpty || pasted != nil }
  /// Whether the open sequence is a paste.
  var isPasting: Bool { pasted != nil }

  /// Takes bytes and returns the keys that are complete.
  mutating func keys(of bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    return decode(isFinal: false)
  }

  /// Returns what is to be made of an open sequence after which nothing came: a lone Esc, half a character.
  ///
  /// A paste whose end never came is over, so that its terminal does not keep Ctrl-C for itself.
  mutating func flush() -> [Key] { decode(isFinal: true) }

  private mutating func decode(isFinal: Bool) -> [Key] {
    var keys: [Key] = []
    position = 0
    while position < pending.count {
      if pasted != nil {
        continuePaste(&keys)
      } else if pending[position] == 0x1B {
        guard escapeSequence(&keys, isFinal: isFinal) else { break }
      } else if let key = Self.control(pending[position]) {
        keys.append(key)
        position += 1
      } else if !text(&keys, isFinal: isFinal) {
        break
      }
    }
    pending.removeSubrange(..<position)
    if isFinal { endPaste(&keys) }
    return keys
  }

  private static func control(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x01: .home
    case 0x03: .interrupt
    case 0x04: .endOfInput
    case 0x05: .end
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x0C: .redraw
    case 0x15: .clear
    case 0x1A: .suspend
    default: nil
    }
  }

  /// Reads characters up to the next key; false where the last one is not complete yet.
  private mutating func text(_ keys: inout [Key], isFinal: Bool) -> Bool {
    let rest = pending[position...]
    var run = rest.prefix { $0 != 0x1B && Self.control($0) == nil }
    if !isFinal, run.endIndex == pending.endIndex {
      run = run.dropLast(Self.lengthOfOpenCharacter(atEndOf: run))
    }
    guard !run.isEmpty else { return false }
    keys.append(.text(String(decoding: run, as: UTF8.self)))
    position = run.endIndex
    return true
  }

  /// The number of bytes at the end that begin a character of more bytes.
  private static func lengthOfOpenCharacter(atEndOf bytes: ArraySlice<UInt8>) -> Int {
    for (offset, byte) in bytes.suffix(3).reversed().enumerated() {
      switch byte {
      case 0x80...0xBF: continue
      case 0xC2...0xDF: return offset < 1 ? offset + 1 : 0
      case 0xE0...0xEF: return offset < 2 ? offset + 1 : 0
      case 0xF0...0xF4: return offset < 3 ? offset + 1 : 0
      default: return 0
      }
    }
    return 0
  }
}

extension KeyDecoder {
  /// Reads a sequence that begins with Esc; false where its end is not there yet.
  private mutating func escapeSequence(_ keys: inout [Key], isFinal: Bool) -> Bool {
    guard position + 1 < pending.count else {
      guard isFinal else { return false }
      keys.append(.escape)
      position += 1
      return true
    }
    switch pending[position + 1] {
    case UInt8(ascii: "["): return controlSequence(&keys, isFinal: isFinal)
    case UInt8(ascii: "O"): return singleShift(&keys, isFinal: isFinal)
    case 0x1B:
      keys.append(.escape)
      position += 1
    case 0x20...0x7E:
      // A letter with Alt, which means nothing here.
      position += 2
    default:
      keys.append(.escape)
      position += 1
    }
    return true
  }

  private mutating func singleShift(_ keys: inout [Key], isFinal: Bool) -> Bool {
    guard position + 2 < pending.count else { return skipRest(isFinal: isFinal) }
    if let key = Self.key(final: pending[position + 2], parameters: "") { keys.append(key) }
    position += 3
    return true
  }

  /// Reads `ESC [`, parameters, intermediates, and a final byte (ECMA-48, section 5.4).
  private mutating func controlSequence(_ keys: inout [Key], isFinal: Bool) -> Bool {
    let body = pending[(position + 2)...].prefix(Self.sequenceLimit)
    guard let end = body.firstIndex(where: { !(0x20...0x3F ~= $0) }) else {
      if body.count == Self.sequenceLimit {
        position = body.endIndex
        return true
      }
      return skipRest(isFinal: isFinal)
    }
    guard 0x40...0x7E ~= pending[end] else {
      position = end
      return true
    }
    let parameters = String(decoding: pending[(position + 2)..<end], as: UTF8.self)
    position = end + 1
    if parameters == "200", pending[end] == UInt8(ascii: "~") {
      pasted = []
    } else if let key = Self.key(final: pending[end], parameters: parameters) {
      keys.append(key)
    }
    return true
  }

  private mutating func skipRest(isFinal: Bool) -> Bool {
    if isFinal { position = pending.count }
    return isFinal
  }

  private static func key(final: UInt8, parameters: String) -> Key? {
    switch final {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return .right
    case UInt8(ascii: "D"): return .left
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "Q"): return .nextLanguage
    case UInt8(ascii: "Z"): return .backTab
    case UInt8(ascii: "M") where parameters.isEmpty: return .enter
    case UInt8(ascii: "~"): break
    default: return nil
    }
    switch parameters.prefix(while: { $0 != ";" }) {
    case "1", "7": return .home
    case "3": return .delete
    case "4", "8": return .end
    case "12": return .nextLanguage
    default: return nil
    }
  }
}

extension KeyDecoder {
  private mutating func continuePaste(_ keys: inout [Key]) {
    while position < pending.count, pasted != nil {
      let byte = pending[position]
      position += 1
      if byte == Self.pasteEnd[pasteEndLength] {
        pasteEndLength += 1
        if pasteEndLength == Self.pasteEnd.count {
          pasteEndLength = 0
          endPaste(&keys)
        }
        continue
      }
      keep(Self.pasteEnd[..<pasteEndLength])
      // Only the first byte of the end can begin it anew.
      pasteEndLength = byte == Self.pasteEnd[0] ? 1 : 0
      if pasteEndLength == 0 { keep([byte]) }
    }
  }

  private mutating func keep(_ bytes: some Collection<UInt8>) {
    guard let count = pasted?.count, count + bytes.count <= Self.pasteLimit else { return }
    pasted?.append(contentsOf: bytes)
  }

  private mutating func endPaste(_ keys: inout [Key]) {
    guard let bytes = pasted else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    pasted = nil
    pasteEndLength = 0
    if !text.isEmpty { keys.append(.paste(text)) }
  }
}
