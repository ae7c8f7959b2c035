/// The numbers of a text in which each stands by itself: digits of ASCII, with neither a separator nor a sign beside them.
///
/// Most texts are such, and their numbers are the same where the digits are.
struct PlainNumbers {
  /// What stands next in the text.
  private enum Next {
    case number(Range<Int>)
    case end
    /// A number that has to be read with what stands around it.
    case other
  }

  private var offset = 0
  private var lastEnd: Int?

  /// Returns whether the numbers of two texts are plain, and have the same digits in the same order.
  ///
  /// - Complexity: linear in the length of the texts; allocates nothing.
  static func areSame(
    _ text: String, _ traits: TextTraits, _ other: String, _ otherTraits: TextTraits
  ) -> Bool {
    guard !traits.contains(.foreignDigit), !otherTraits.contains(.foreignDigit) else {
      return false
    }
    let (bytes, otherBytes) = (text.utf8Span.span, other.utf8Span.span)
    var (numbers, otherNumbers) = (PlainNumbers(), PlainNumbers())
    while true {
      switch (numbers.next(in: bytes), otherNumbers.next(in: otherBytes)) {
      case (.end, .end): return true
      case (.number(let range), .number(let otherRange)):
        guard bytes.hasSameBytes(range, as: otherBytes, otherRange) else { return false }
      default: return false
      }
    }
  }

  private mutating func next(in bytes: Span<UInt8>) -> Next {
    while offset < bytes.count {
      let start = offset
      while offset < bytes.count, bytes[offset].isASCIIDigit { offset &+= 1 }
      guard offset > start else {
        if bytes[offset] == UInt8(ascii: "{") { return .other }
        offset &+= 1
        continue
      }
      if bytes.isPosition(start, before: offset) { continue }
      // A separator has up to three bytes.
      if let lastEnd, start - lastEnd <= 3 { return .other }
      guard bytes.isApart(at: start, before: offset) else { return .other }
      lastEnd = offset
      return .number(start..<offset)
    }
    return .end
  }
}

extension Span<UInt8> {
  fileprivate func hasSameBytes(
    _ range: Range<Int>, as other: Span<UInt8>, _ otherRange: Range<Int>
  ) -> Bool {
    guard range.count == otherRange.count else { return false }
    for index in 0..<range.count
    where self[range.lowerBound + index] != other[otherRange.lowerBound + index] {
      return false
    }
    return true
  }

  /// Whether digits are the position of a plain placeholder: `%1$@`.
  fileprivate func isPosition(_ start: Int, before end: Int) -> Bool {
    guard start > 0, self[start - 1] == UInt8(ascii: "%"), end + 1 < count,
      self[end] == UInt8(ascii: "$")
    else { return false }
    switch self[end + 1] {
    case UInt8(ascii: "@"), UInt8(ascii: "d"), UInt8(ascii: "s"): return true
    default: return false
    }
  }

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
