/// The placeholders of a format that has none but the plainest: a percent sign, perhaps a position, and a conversion.
package enum PlainFormat {
  /// Returns whether formats have the same plain placeholders in the same order, so that there is nothing to compare.
  ///
  /// Whatever else stands behind a percent sign makes it `false`, also where it is the same in all.
  ///
  /// - Complexity: linear in the length of the texts.
  package static func areSame(_ formats: [String]) -> Bool {
    guard let first = formats.first else { return true }
    for other in formats.dropFirst() where !areSame(first.utf8Span.span, other.utf8Span.span) {
      return false
    }
    return formats.count > 1 || areSame(first.utf8Span.span, first.utf8Span.span)
  }

  /// Returns the number of placeholders without a position in a format that has plain ones only.
  package static func countOfUnpositioned(in format: String) -> Int {
    let bytes = format.utf8Span.span
    var count = 0
    var offset = 0
    while let start = PercentSearch.first(in: bytes, from: offset) {
      if start + 2 >= bytes.count || bytes[start + 2] != UInt8(ascii: "$") { count += 1 }
      offset = start + 1
    }
    return count
  }

  private static func areSame(_ first: Span<UInt8>, _ second: Span<UInt8>) -> Bool {
    var (offset, otherOffset) = (0, 0)
    var hasPositions: Bool?
    while true {
      let start = PercentSearch.first(in: first, from: offset)
      let otherStart = PercentSearch.first(in: second, from: otherOffset)
      guard let start, let otherStart else { return start == nil && otherStart == nil }
      guard let length = first.lengthOfPlainPlaceholder(at: start),
        second.lengthOfPlainPlaceholder(at: otherStart) == length,
        (0..<length).allSatisfy({ first[start &+ $0] == second[otherStart &+ $0] })
      else { return false }
      let isPositioned = UInt8(ascii: "1")...UInt8(ascii: "9") ~= first[start &+ 1]
      guard hasPositions == nil || hasPositions == isPositioned else { return false }
      hasPositions = isPositioned
      offset = start &+ length
      otherOffset = otherStart &+ length
    }
  }
}

extension Span<UInt8> {
  /// The number of bytes of a placeholder without flags, width and precision; `nil` where none stands at a percent
  /// sign, and behind a digit, where it may be prose.
  fileprivate func lengthOfPlainPlaceholder(at start: Int) -> Int? {
    guard self[start] == PercentSearch.percent, !endsDigit(at: start) else { return nil }
    var end = start &+ 1
    if end &+ 1 < count, UInt8(ascii: "1")...UInt8(ascii: "9") ~= self[end],
      self[end &+ 1] == UInt8(ascii: "$")
    {
      end &+= 2
    }
    let length = end
    while end < count, self[end] == UInt8(ascii: "l"), end < length &+ 2 { end &+= 1 }
    guard end < count else { return nil }
    switch self[end] {
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"): return end &+ 1 &- start
    case UInt8(ascii: "@"), UInt8(ascii: "s"), UInt8(ascii: "f"):
      return end == length ? end &+ 1 &- start : nil
    default: return nil
    }
  }

  /// Whether a digit, be it of ASCII or of Arabic or a full-width one, ends before an offset.
  func endsDigit(at offset: Int) -> Bool {
    if offset >= 1, UInt8(ascii: "0")...UInt8(ascii: "9") ~= self[offset - 1] { return true }
    guard offset >= 2 else { return false }
    switch self[offset - 2] {
    case 0xD9: return 0xA0...0xA9 ~= self[offset - 1]
    case 0xDB: return 0xB0...0xB9 ~= self[offset - 1]
    case 0xBC: return offset >= 3 && self[offset - 3] == 0xEF && 0x90...0x99 ~= self[offset - 1]
    default: return false
    }
  }
}
