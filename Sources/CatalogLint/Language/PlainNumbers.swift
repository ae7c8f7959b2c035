/// The numbers of a text in which each stands by itself: digits of ASCII, with neither a separator nor a sign beside them.
///
/// Most texts are such, and their numbers are the same where the digits are.
struct PlainNumbers {
  /// The first digit of each number and the byte behind its last.
  private let ranges: [Range<Int>]
  private let text: String

  /// Looks at a text; `nil` where a number has to be read with what stands around it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - traits: What it has.
  init?(_ text: String, _ traits: TextTraits) {
    guard !traits.contains(.foreignDigit) else { return nil }
    let bytes = text.utf8Span.span
    var ranges: [Range<Int>] = []
    var offset = 0
    while offset < bytes.count {
      let start = offset
      while offset < bytes.count, bytes[offset].isASCIIDigit { offset &+= 1 }
      if offset > start {
        // A separator has up to three bytes.
        if let last = ranges.last, start - last.upperBound <= 3 { return nil }
        guard bytes.isApart(at: start, before: offset) else { return nil }
        ranges.append(start..<offset)
      } else if bytes[offset] == UInt8(ascii: "{") {
        return nil
      } else {
        offset &+= 1
      }
    }
    self.ranges = ranges
    self.text = text
  }

  /// Returns whether two texts have the same digits in the same order.
  func areSame(as other: PlainNumbers) -> Bool {
    guard ranges.count == other.ranges.count else { return false }
    let (bytes, otherBytes) = (text.utf8Span.span, other.text.utf8Span.span)
    for (range, otherRange) in zip(ranges, other.ranges) {
      guard range.count == otherRange.count else { return false }
      for index in 0..<range.count
      where bytes[range.lowerBound + index] != otherBytes[otherRange.lowerBound + index] {
        return false
      }
    }
    return true
  }
}

extension Span<UInt8> {
  /// Whether digits are neither part of a placeholder nor of a name or an address.
  fileprivate func isApart(at start: Int, before end: Int) -> Bool {
    (start == 0 || self[start - 1].mayPrecedePlainNumber)
      && (end == count || self[end].mayFollowPlainNumber)
  }
}

extension UInt8 {
  fileprivate var mayPrecedePlainNumber: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: "\""), 0x0A, 0x80...: true
    default: false
    }
  }

  fileprivate var mayFollowPlainNumber: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: ")"), UInt8(ascii: "\""), UInt8(ascii: "."),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "?"), 0x0A, 0x80...:
      true
    default: false
    }
  }
}
