/// Looking for words of ASCII letters in UTF-8 text.
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
