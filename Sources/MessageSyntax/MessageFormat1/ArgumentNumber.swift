/// What a word in the place of an argument’s name is: a word of ASCII digits is a number.
enum ArgumentNumber {
  case number(Int)
  case name
  case malformed

  /// Reads the word that takes a whole range, which is not empty.
  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    var number = 0
    var isMalformed = range.count > 1 && bytes[range.lowerBound] == UInt8(ascii: "0")
    for offset in range {
      let digit = bytes[offset] &- UInt8(ascii: "0")
      guard digit <= 9 else {
        self = .name
        return
      }
      if number >= Int(Int32.max) / 10 {
        isMalformed = true
      } else {
        number = number * 10 + Int(digit)
      }
    }
    self = isMalformed ? .malformed : .number(number)
  }
}
