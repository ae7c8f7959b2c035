internal import LocaleCore

/// The no-break space that French puts before `;`, `:`, `!` and `?`.
enum FrenchSpacing {
  /// A mark without such a space before it.
  struct Fault {
    /// The UTF-8 offsets of what stands in the place of the space; empty where nothing does.
    let range: Range<Int>
    /// The mark.
    let mark: UInt8
    /// Whether a no-break space belongs there for certain: behind a word, in a text that is nothing but prose.
    let isCertain: Bool
  }

  /// Returns the faults of a text in its order; none in other languages.
  ///
  /// Canadian French has the space before the colon alone.
  static func faults(in text: String, locale: LocaleTag) -> [Fault] {
    guard locale.language == "fr" else { return [] }
    let bytes = text.utf8Span.span
    let isProse = !text.utf8.contains(where: "<>[]{}`&/=\\^|".utf8.contains)
    var faults: [Fault] = []
    for offset in bytes.indices where bytes.isMark(at: offset) {
      guard bytes.endsWord(after: bytes.endOfMarks(from: offset)) else { continue }
      let mark = bytes[offset]
      if locale.region == "CA", mark != UInt8(ascii: ":") { continue }
      if let range = bytes.wrongSpace(before: offset) {
        let isCertain = isProse && bytes.isBehindWord(range.lowerBound)
        faults.append(Fault(range: range, mark: mark, isCertain: isCertain))
      }
    }
    return faults
  }
}

extension Span<UInt8> {
  fileprivate func isMark(at offset: Int) -> Bool {
    switch self[offset] {
    case UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"), UInt8(ascii: "?"): true
    default: false
    }
  }

  /// The last of the marks that stand together, as in `?!`.
  fileprivate func endOfMarks(from offset: Int) -> Int {
    var last = offset
    while last + 1 < count, isMark(at: last + 1) { last += 1 }
    return last
  }

  /// Whether a space, the end of the text or a sign that closes something follows a mark.
  func endsWord(after offset: Int) -> Bool {
    guard offset + 1 < count else { return true }
    switch self[offset + 1] {
    case 0x09, 0x0A, 0x0D, 0x20, UInt8(ascii: "\""), UInt8(ascii: ")"), UInt8(ascii: "*"),
      UInt8(ascii: "<"):
      return true
    case 0xC2: return offset + 2 < count && (self[offset + 2] == 0xA0 || self[offset + 2] == 0xBB)
    default: return false
    }
  }

  /// Whether two small letters of ASCII stand before a place, or a letter of Latin with a mark: no drive, no key, no
  /// number and no white space.
  fileprivate func isBehindWord(_ offset: Int) -> Bool {
    func isLetter(_ index: Int) -> Bool {
      index >= 0 && (0x61...0x7A ~= self[index] || 0x80...0xBF ~= self[index])
    }
    func isLead(_ index: Int) -> Bool { index >= 0 && (self[index] == 0xC3 || self[index] == 0xC5) }
    guard isLetter(offset - 1) else { return false }
    let isMarked = self[offset - 1] >= 0x80
    return isMarked ? isLead(offset - 2) : isLetter(offset - 2) || isLead(offset - 3)
  }

  /// Returns what stands before a mark in the place of a no-break space, or `nil` where that stands there,
  /// or where no word comes before the mark.
  fileprivate func wrongSpace(before offset: Int) -> Range<Int>? {
    guard offset > 0 else { return nil }
    let isNoBreakSpace = offset >= 2 && self[offset - 2] == 0xC2 && self[offset - 1] == 0xA0
    let isNarrow =
      offset >= 3 && self[offset - 3] == 0xE2 && self[offset - 2] == 0x80
      && self[offset - 1] == 0xAF
    if isNoBreakSpace || isNarrow { return nil }
    switch self[offset - 1] {
    case UInt8(ascii: " "):
      return offset > 1 && self[offset - 2] > 0x20 ? offset - 1..<offset : nil
    case 0..<0x20, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "\\"),
      UInt8(ascii: "`"):
      return nil
    default: return isMark(at: offset - 1) ? nil : offset..<offset
    }
  }
}
