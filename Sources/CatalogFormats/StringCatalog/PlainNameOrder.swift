/// The root order of names as far as bytes of ASCII tell it.
enum PlainNameOrder {
  /// Returns whether a name comes before another one, or `nil` where only a collator can tell.
  ///
  /// Bytes tell it where both names are alike but for case up to two different letters or spaces. No
  /// escape and no character beyond ASCII may stand up to there, nor next to it, where it could be a
  /// mark on the letter.
  ///
  /// - Parameters:
  ///   - bytes: The bytes that hold both names.
  ///   - first: Where the one name stands.
  ///   - second: Where the other one stands.
  static func precedes(
    _ bytes: Span<UInt8>, _ first: Range<Int>, _ second: Range<Int>
  ) -> Bool? {
    var left = first.lowerBound
    var right = second.lowerBound
    while left < first.upperBound, right < second.upperBound {
      guard isPlain(bytes[left]), isPlain(bytes[right]) else { return nil }
      if folded(bytes[left]) != folded(bytes[right]) { break }
      left &+= 1
      right &+= 1
    }
    guard right < second.upperBound, let next = weight(bytes[right]),
      isPlainEnd(bytes, right + 1, second)
    else { return nil }
    guard left < first.upperBound else { return true }
    guard let weight = weight(bytes[left]), isPlainEnd(bytes, left + 1, first) else { return nil }
    return weight < next
  }

  private static func isPlainEnd(
    _ bytes: Span<UInt8>, _ offset: Int, _ name: Range<Int>
  ) -> Bool {
    offset == name.upperBound || isPlain(bytes[offset])
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    0x20...0x7E ~= byte && byte != UInt8(ascii: "\\")
  }

  /// A letter of ASCII in lower case; other bytes as they are.
  private static func folded(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }

  /// The place of a letter or a space among them; `nil` for other characters.
  private static func weight(_ byte: UInt8) -> UInt8? {
    let folded = folded(byte)
    return folded == UInt8(ascii: " ") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= folded
      ? folded : nil
  }
}
