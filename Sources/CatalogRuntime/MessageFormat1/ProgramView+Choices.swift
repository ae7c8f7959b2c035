internal import CompiledCatalog

/// How arguments of ICU MessageFormat choose their messages; `nil` is a damaged program, or where it says so what takes more
/// than this.
extension ProgramView {
  private typealias Layout = MessageFormat1Layout

  /// Returns the number in two words, which may be outside.
  @inline(__always)
  func number(at place: Int) -> Double? {
    guard place >= 0, hasWords(2, from: place) else { return nil }
    return Double(bitPattern: doubleWord(uncheckedAt: place))
  }

  /// Returns the place of the message that a plural argument chooses for a whole number that is shown as such; else `nil`.
  ///
  /// - Parameters:
  ///   - word: The instruction.
  ///   - number: The number.
  ///   - place: Where the instruction is.
  ///   - category: Returns the category of a number without its sign, as an ordinal one or not, where it is known.
  @inline(__always)
  func message(
    ofPlural word: UInt32, for number: Int64, at place: Int,
    category: (UInt64, Bool) -> PluralForm?
  ) -> Int? {
    if let explicit = explicitMessage(of: Double(number), at: place) { return explicit }
    var form = PluralForm.other
    if word & Layout.asksForCategory != 0 {
      guard let offset = self.number(at: place &+ 3),
        let counted = MessageNumber.difference(number, offset),
        let format = self.word(at: place &+ Layout.countedFormat),
        format == 0
          || Layout.Format(rawValue: format >> Layout.operandShift & 0xFF)?.keepsWholeNumbers
            == true,
        let known = category(counted.magnitude, word & Layout.isOrdinal != 0)
      else { return nil }
      form = known
    }
    return self.word(at: place &+ Layout.categoryTargets &+ Int(form.rawValue)).map { Int($0) }
  }

  /// Returns the place of the message for the explicit value that is equal to a number, or `nil` where there is none.
  @inline(__always)
  func explicitMessage(of number: Double, at place: Int) -> Int? {
    guard let count = word(at: place &+ Layout.explicitCount) else { return nil }
    var entry = place &+ Layout.explicitCount &+ 1
    for _ in 0..<count {
      guard let value = self.number(at: entry) else { return nil }
      if value == number { return word(at: entry &+ 2).map { Int($0) } }
      entry &+= Layout.explicitSize
    }
    return nil
  }

  /// Returns the place of the message that a select argument chooses for a text.
  ///
  /// - Parameters:
  ///   - word: The instruction.
  ///   - place: Where the instruction is.
  ///   - beginning: The beginning of the text.
  ///   - isText: Returns whether the text, which is longer than that, has some bytes.
  @inline(__always)
  func message(
    ofSelect word: UInt32, at place: Int, textBeginningWith beginning: TextBeginning,
    isText: (Span<UInt8>) -> Bool
  ) -> Int? {
    let keyCount = Int(word >> Layout.operandShift & 0xFFFF)
    var key = place &+ Layout.otherTarget &+ 1
    let end = key &+ keyCount &* Layout.keySize
    guard end <= count else { return nil }
    let length = UInt32(truncatingIfNeeded: min(beginning.count, Layout.maximumKeyLength))
    while key < end {
      if doubleWord(uncheckedAt: key) == beginning.prefix {
        let target = self.word(uncheckedAt: key &+ 3)
        if target >> Layout.keyLengthShift == length,
          length <= Layout.keyPrefixLength || hasText(at: key &+ 2, isText)
        {
          return Int(target & (1 << Layout.keyLengthShift - 1))
        }
      }
      key &+= Layout.keySize
    }
    return Int(self.word(uncheckedAt: place &+ Layout.otherTarget))
  }

  @inline(never)
  private func hasText(at place: Int, _ isText: (Span<UInt8>) -> Bool) -> Bool {
    guard let name = text(at: place) else { return false }
    return isText(name)
  }
}

extension MessageFormat1Layout.Format {
  /// Whether a whole number keeps its category, since it is shown without decimals or its digits do not count.
  @inline(__always)
  var keepsWholeNumbers: Bool {
    switch self {
    case .percent, .currency, .numberPattern: false
    default: true
    }
  }
}
