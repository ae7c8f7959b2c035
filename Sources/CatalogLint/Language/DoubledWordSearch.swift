/// Finds words that stand twice in a row, with one space between them.
enum DoubledWordSearch {
  /// Returns the UTF-8 offsets of each second word, in the order of the text.
  ///
  /// Words are compared without regard to upper and lower case. A word is two bytes or more, of which
  /// the first is a letter; what touches a sign other than the usual punctuation is none, so that neither
  /// placeholders nor markup nor paths are taken for words.
  static func secondWords(in text: String) -> [Range<Int>] {
    let bytes = text.utf8Span.span
    var found: [Range<Int>] = []
    // The run of word bytes before this one, with one space at most behind it.
    var previous = 0..<0
    var offset = 0
    while offset < bytes.count {
      let start = offset
      while offset < bytes.count, bytes[offset].isInWord { offset &+= 1 }
      if offset > start {
        let range = start..<offset
        if bytes.mayBeSame(previous, range), bytes.isWord(previous), bytes.isWord(range),
          bytes.areSame(previous, range), !bytes.isPartOfName(previous, range)
        {
          found.append(range)
        }
        previous = range
      } else {
        // Columns stand behind several spaces.
        if bytes[offset] != UInt8(ascii: " ") || offset > 0 && bytes[offset &- 1] == bytes[offset] {
          previous = 0..<0
        }
        offset &+= 1
      }
    }
    return found
  }
}

extension Span<UInt8> {
  /// Whether a run of word bytes is a word by itself.
  fileprivate func isWord(_ range: Range<Int>) -> Bool {
    guard range.count >= 2, self[range.lowerBound].isASCIILetter || self[range.lowerBound] >= 0x80
    else { return false }
    if range.lowerBound > 0, !self[range.lowerBound - 1].mayPrecedeWord { return false }
    return range.upperBound == count || self[range.upperBound].mayFollowWord
  }

  /// Whether two runs have the same length and the same end: capital letters have the length of small ones, and a
  /// word that differs by them alone ends alike.
  fileprivate func mayBeSame(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    first.count == second.count
      && self[first.upperBound &- 1].lowercasedASCII == self[second.upperBound &- 1].lowercasedASCII
  }

  fileprivate func areSame(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    var differsByASCII = false
    var differs = false
    for index in 0..<first.count {
      let left = self[first.lowerBound + index]
      let right = self[second.lowerBound + index]
      guard left.lowercasedASCII != right.lowercasedASCII else { continue }
      differs = true
      differsByASCII = differsByASCII || left < 0x80 || right < 0x80
    }
    if differsByASCII { return false }
    guard hasLetter(first) else { return false }
    return !differs || string(first).lowercased() == string(second).lowercased()
  }

  /// Whether two words belong to a name of three, all with a capital letter: `Duck Duck Go`.
  fileprivate func isPartOfName(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    let third = second.upperBound + 1
    return third < count && self[second.upperBound] == UInt8(ascii: " ")
      && [first.lowerBound, second.lowerBound, third].allSatisfy { self[$0].isASCIIUppercase }
  }

  private func hasLetter(_ range: Range<Int>) -> Bool {
    string(range).unicodeScalars.first?.properties.isAlphabetic ?? false
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: range.map { self[$0] }, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether the byte is part of a word.
  fileprivate var isInWord: Bool {
    self >= 0x80 || isASCIIAlphanumeric || self == UInt8(ascii: "'") || self == UInt8(ascii: "-")
      || self == UInt8(ascii: "_")
  }

  fileprivate var mayPrecedeWord: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "("), UInt8(ascii: "["), 0x09, 0x0A,
      0x0D:
      true
    default: false
    }
  }

  fileprivate var mayFollowWord: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: ")"), UInt8(ascii: "]"),
      UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"),
      UInt8(ascii: "?"), 0x09, 0x0A, 0x0D:
      true
    default: false
    }
  }
}
