/// Something that people write where a text is still to come: `TODO`, `lorem ipsum`, `xxx`.
struct DraftMark {
  /// The UTF-8 offsets of the mark.
  let range: Range<Int>

  /// Finds the first mark in a text, or `nil` where there is none.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - hasWordTodo: Whether “todo” is a word of the language, as in Spanish.
  static func first(in text: String, hasWordTodo: @autoclosure () -> Bool) -> DraftMark? {
    let bytes = text.utf8Span.span
    let places = DraftMark.places
    var isInWord = false
    for offset in bytes.indices {
      let place = places[Int(bytes[offset])]
      defer { isInWord = place != .outside }
      guard place == .maybeStart, !isInWord, bytes.mayStartMark(at: offset),
        let length = bytes.lengthOfMark(at: offset, hasWordTodo: hasWordTodo())
      else { continue }
      let range = offset..<offset + length
      if bytes.isApart(range) { return DraftMark(range: range) }
    }
    return nil
  }

  /// Where a byte can stand.
  private enum Place { case outside, inWord, maybeStart }

  /// Where each byte can stand: most letters begin no mark.
  private static let places = (UInt8.min...UInt8.max).map { byte -> Place in
    if "ltfxnmu".utf8.contains(byte.lowercasedASCII) { return .maybeStart }
    return byte.isASCIIAlphanumeric ? .inWord : .outside
  }
}

extension Span<UInt8> {
  /// Whether two letters stand at an offset that a mark starts with.
  fileprivate func mayStartMark(at offset: Int) -> Bool {
    guard offset + 1 < count else { return false }
    switch (self[offset] | 0x20, self[offset + 1] | 0x20) {
    case (UInt8(ascii: "l"), UInt8(ascii: "o")), (UInt8(ascii: "t"), UInt8(ascii: "o")),
      (UInt8(ascii: "t"), UInt8(ascii: "r")), (UInt8(ascii: "f"), UInt8(ascii: "i")),
      (UInt8(ascii: "x"), UInt8(ascii: "x")), (UInt8(ascii: "n"), UInt8(ascii: "e")),
      (UInt8(ascii: "n"), UInt8(ascii: "o")), (UInt8(ascii: "m"), UInt8(ascii: "i")),
      (UInt8(ascii: "u"), UInt8(ascii: "n")):
      return true
    default: return false
    }
  }

  fileprivate func lengthOfMark(at offset: Int, hasWordTodo: Bool) -> Int? {
    switch self[offset].lowercasedASCII {
    case UInt8(ascii: "l"): hasWord("lorem ipsum", at: offset) ? 11 : nil
    case UInt8(ascii: "t"): lengthOfTranslateMark(at: offset, hasWordTodo: hasWordTodo)
    case UInt8(ascii: "f"): hasWord("fixme", at: offset) && isUppercase(offset, 5) ? 5 : nil
    case UInt8(ascii: "x"): lengthOfCrosses(at: offset)
    case UInt8(ascii: "n"):
      length(of: ["needs translation", "not translated", "not yet translated"], at: offset)
    case UInt8(ascii: "m"): length(of: ["missing translation"], at: offset)
    case UInt8(ascii: "u"): length(of: ["untranslated"], at: offset)
    default: nil
    }
  }

  private func lengthOfTranslateMark(at offset: Int, hasWordTodo: Bool) -> Int? {
    if hasWord("todo", at: offset), isUppercase(offset, 4) {
      guard hasWordTodo else { return 4 }
      let isLabel = offset + 4 < count && self[offset + 4] == UInt8(ascii: ":")
      return isLabel ? 4 : nil
    }
    return length(
      of: [
        "translate me", "translate this", "to be translated", "translation needed",
        "translation missing", "translation pending",
      ], at: offset)
  }

  private func lengthOfCrosses(at offset: Int) -> Int? {
    guard offset == 0 || self[offset - 1] != self[offset] else { return nil }
    var end = offset
    while end < count, self[end] == self[offset] { end += 1 }
    return end - offset >= 3 ? end - offset : nil
  }

  private func length(of words: [StaticString], at offset: Int) -> Int? {
    words.first { hasWord($0, at: offset) }?.utf8CodeUnitCount
  }

  private func isUppercase(_ offset: Int, _ length: Int) -> Bool {
    (offset..<offset + length).allSatisfy { self[$0].isASCIIUppercase }
  }
}
