/// Looking for words of ASCII letters, and for characters, in UTF-8 text.
extension Span<UInt8> {
  /// Returns whether ASCII text stands at an offset, in upper or lower case.
  ///
  /// - Parameters:
  ///   - word: The text in lower case.
  ///   - offset: Where it should start.
  func hasWord(_ word: StaticString, at offset: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard offset + length <= count else { return false }
    return word.withUTF8Buffer { buffer in
      for index in 0..<length {
        let isSame = unsafe self[offset + index].lowercasedASCII == buffer[index]
        if !isSame { return false }
      }
      return true
    }
  }

  /// Returns the character that starts at an offset, with its number of bytes.
  ///
  /// - Parameter offset: Where a character beyond ASCII starts in valid UTF-8.
  func character(at offset: Int) -> (value: UInt32, length: Int) {
    let lead = UInt32(self[offset])
    let second = UInt32(self[offset &+ 1] & 0x3F)
    if lead < 0xE0 { return ((lead & 0x1F) << 6 | second, 2) }
    let third = UInt32(self[offset &+ 2] & 0x3F)
    if lead < 0xF0 { return ((lead & 0xF) << 12 | second << 6 | third, 3) }
    let fourth = UInt32(self[offset &+ 3] & 0x3F)
    return ((lead & 7) << 18 | second << 12 | third << 6 | fourth, 4)
  }

  /// Returns whether neither a letter nor a digit of ASCII stands around a range.
  func isApart(_ range: Range<Int>) -> Bool {
    let isJoinedBefore = range.lowerBound > 0 && self[range.lowerBound - 1].isASCIIAlphanumeric
    let isJoinedAfter = range.upperBound < count && self[range.upperBound].isASCIIAlphanumeric
    return !isJoinedBefore && !isJoinedAfter
  }
}

extension UInt8 {
  /// The lower-case letter of an upper-case one; everything else stays as it is.
  var lowercasedASCII: UInt8 { isASCIIUppercase ? self | 0x20 : self }

  /// Whether the byte is a capital letter of ASCII.
  var isASCIIUppercase: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }

  /// Whether the byte is a letter of ASCII.
  var isASCIILetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }

  /// Whether the byte is a digit of ASCII.
  var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether the byte is a letter or a digit of ASCII.
  var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }
}
