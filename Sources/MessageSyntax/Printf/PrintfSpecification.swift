/// What follows a percent sign, read by itself: without the numbers of sequential arguments.
struct PrintfSpecification {
  /// What was found.
  enum Body {
    case conversion(PrintfConversion)
    /// The offsets of the name.
    case substitution(name: Range<Int>)
    case substitutionArgument
    case problem(PrintfProblem.Kind)
  }

  /// Where `*` takes its argument from.
  enum Star {
    case next
    case position(Int)
  }

  /// A field that can be left out, written as digits or taken from an argument.
  private enum Field {
    case absent
    case digits
    case star(Star)
    case invalid
  }

  private(set) var body = Body.problem(.unknownConversion)
  /// The offset after the specification, or after the part of it that is at fault.
  private(set) var end: Int
  /// The position before `$`; numbers too large for a position all read as one past the largest.
  private(set) var position: Int?
  private(set) var hasSpaceFlag = false
  private(set) var hasOtherModifiers = false
  private(set) var widthStar: Star?
  private(set) var precisionStar: Star?
  private(set) var hasInvalidLength = false
  /// Whether the text has the shape of `%1@`, an object with a width of one digit and nothing else.
  private(set) var hasWidthLikePosition = false

  static let largestPosition = 255

  /// Reads the specification that begins after a percent sign.
  init(_ bytes: Span<UInt8>, after start: Int) {
    end = start
    if readSubstitutionArgument(bytes) { return }
    let digitsEnd = Self.endOfDigits(bytes, from: start)
    readPosition(bytes, digitsEnd: digitsEnd)
    let positionEnd = end
    if readSubstitution(bytes) { return }
    if readModifiers(bytes), readConversion(bytes) {
      hasWidthLikePosition =
        hasWidthLikePosition && digitsEnd == start + 1 && bytes[start] != UInt8(ascii: "0")
      return
    }
    if case .problem(.writesToMemory) = body { return }
    settleProblem(bytes, start: start, digitsEnd: digitsEnd, positionEnd: positionEnd)
  }

  /// Whether every position is one that an argument can have.
  var hasPositionsInRange: Bool {
    func isInRange(_ star: Star?) -> Bool {
      guard case .position(let number) = star else { return true }
      return 1...Self.largestPosition ~= number
    }
    return 1...Self.largestPosition ~= (position ?? 1)
      && isInRange(widthStar) && isInRange(precisionStar)
  }

  /// Whether the percent sign and the space after it are more likely prose than a placeholder.
  private var looksLikeProse: Bool { hasSpaceFlag && !hasOtherModifiers && position == nil }

  private mutating func readSubstitutionArgument(_ bytes: Span<UInt8>) -> Bool {
    guard Self.byte(bytes, end) == UInt8(ascii: "a"),
      Self.byte(bytes, end + 1) == UInt8(ascii: "r"),
      Self.byte(bytes, end + 2) == UInt8(ascii: "g"), !Self.isWordByte(Self.byte(bytes, end + 3))
    else { return false }
    end += 3
    body = .substitutionArgument
    return true
  }

  private mutating func readPosition(_ bytes: Span<UInt8>, digitsEnd: Int) {
    guard digitsEnd > end, Self.byte(bytes, digitsEnd) == UInt8(ascii: "$") else { return }
    position = Self.number(bytes, end..<digitsEnd)
    end = digitsEnd + 1
  }

  /// Reads `#@name@`; a name holds no `%` and no line break.
  private mutating func readSubstitution(_ bytes: Span<UInt8>) -> Bool {
    guard Self.byte(bytes, end) == UInt8(ascii: "#"),
      Self.byte(bytes, end + 1) == UInt8(ascii: "@")
    else { return false }
    let start = end + 2
    var offset = start
    while offset < bytes.count, !Self.endsName(bytes[offset]) { offset += 1 }
    if offset > start, Self.byte(bytes, offset) == UInt8(ascii: "@") {
      body = .substitution(name: start..<offset)
      end = offset + 1
      return true
    }
    body = .problem(.unterminatedSubstitution)
    end = start
    while Self.isWordByte(Self.byte(bytes, end)) { end += 1 }
    if Self.byte(bytes, end) == UInt8(ascii: "@") { end += 1 }
    return true
  }

  private mutating func readModifiers(_ bytes: Span<UInt8>) -> Bool {
    readFlags(bytes)
    switch readField(bytes) {
    case .absent: break
    case .digits:
      hasWidthLikePosition = position == nil && !hasOtherModifiers && !hasSpaceFlag
      hasOtherModifiers = true
    case .star(let star):
      widthStar = star
      hasOtherModifiers = true
    case .invalid: return false
    }
    guard Self.byte(bytes, end) == UInt8(ascii: ".") else { return true }
    end += 1
    hasOtherModifiers = true
    hasWidthLikePosition = false
    switch readField(bytes) {
    case .absent, .digits: return true
    case .star(let star):
      precisionStar = star
      return true
    case .invalid: return false
    }
  }

  private mutating func readFlags(_ bytes: Span<UInt8>) {
    while true {
      switch Self.byte(bytes, end) {
      case UInt8(ascii: " "):
        // Two spaces are no flag: nobody writes them but in prose.
        if hasSpaceFlag { return }
        hasSpaceFlag = true
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "#"), UInt8(ascii: "0"),
        UInt8(ascii: "'"):
        hasOtherModifiers = true
      default: return
      }
      end += 1
    }
  }

  private mutating func readField(_ bytes: Span<UInt8>) -> Field {
    if Self.byte(bytes, end) == UInt8(ascii: "*") {
      let start = end + 1
      end = Self.endOfDigits(bytes, from: start)
      guard end > start else { return .star(.next) }
      guard Self.byte(bytes, end) == UInt8(ascii: "$") else { return .invalid }
      let number = Self.number(bytes, start..<end)
      end += 1
      return .star(.position(number))
    }
    let start = end
    end = Self.endOfDigits(bytes, from: start)
    return end > start ? .digits : .absent
  }

  private mutating func readConversion(_ bytes: Span<UInt8>) -> Bool {
    let start = end
    while Self.isLengthByte(Self.byte(bytes, end)) { end += 1 }
    let modifiers = start..<end
    let byte = Self.byte(bytes, end)
    guard let letter = PrintfConversion.Letter(rawValue: byte) else {
      guard byte == UInt8(ascii: "n"), !looksLikeProse else { return false }
      end += 1
      body = .problem(.writesToMemory)
      return false
    }
    let length = Self.length(bytes, modifiers)
    if let length, letter.allows(length) {
      body = .conversion(PrintfConversion(length: length, letter: letter))
    } else {
      guard !looksLikeProse else { return false }
      hasInvalidLength = true
      body = .conversion(
        PrintfConversion(length: Self.meantLength(bytes, modifiers, for: letter), letter: letter))
    }
    end += 1
    if letter != .object { hasWidthLikePosition = false }
    return true
  }

  /// Chooses the problem where there is no conversion, and ends the faulty part as early as it is
  /// seen to be one.
  private mutating func settleProblem(
    _ bytes: Span<UInt8>, start: Int, digitsEnd: Int, positionEnd: Int
  ) {
    if digitsEnd > start {
      body = .problem(.positionWithoutConversion)
      end = max(digitsEnd, positionEnd)
    } else if start == bytes.count {
      body = .problem(.percentAtEnd)
    } else {
      body = .problem(.unknownConversion)
      if hasSpaceFlag {
        end = start
      } else if Self.isWordByte(Self.byte(bytes, end)) {
        end += 1
      } else if !Self.isWordByte(bytes[end - 1]) {
        end = start
      }
    }
  }

  /// The byte at an offset, or 0 past the end of the text.
  private static func byte(_ bytes: Span<UInt8>, _ offset: Int) -> UInt8 {
    offset < bytes.count ? bytes[offset] : 0
  }

  private static func endOfDigits(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    while isDigit(byte(bytes, offset)) { offset += 1 }
    return offset
  }

  private static func number(_ bytes: Span<UInt8>, _ digits: Range<Int>) -> Int {
    var number = 0
    for offset in digits where number <= largestPosition {
      number = number * 10 + Int(bytes[offset] - UInt8(ascii: "0"))
    }
    return min(number, largestPosition + 1)
  }

  private static func length(
    _ bytes: Span<UInt8>, _ modifiers: Range<Int>
  ) -> PrintfConversion.Length? {
    switch (
      modifiers.count, byte(bytes, modifiers.lowerBound), byte(bytes, modifiers.upperBound - 1)
    ) {
    case (0, _, _): .some(.none)
    case (1, UInt8(ascii: "h"), _): .h
    case (1, UInt8(ascii: "l"), _): .l
    case (1, UInt8(ascii: "q"), _): .q
    case (1, UInt8(ascii: "j"), _): .j
    case (1, UInt8(ascii: "z"), _): .z
    case (1, UInt8(ascii: "t"), _): .t
    case (1, UInt8(ascii: "L"), _): .L
    case (2, UInt8(ascii: "h"), UInt8(ascii: "h")): .hh
    case (2, UInt8(ascii: "l"), UInt8(ascii: "l")): .ll
    default: nil
    }
  }

  /// The length that an invalid one stands for: `Ll` and `L` before an integer are a capitalised
  /// `ll` and `l`; anything else is ignored.
  private static func meantLength(
    _ bytes: Span<UInt8>, _ modifiers: Range<Int>, for letter: PrintfConversion.Letter
  ) -> PrintfConversion.Length {
    for offset in modifiers where bytes[offset] | 0x20 != UInt8(ascii: "l") { return .none }
    let meant: PrintfConversion.Length = modifiers.count == 1 ? .l : .ll
    return letter.allows(meant) ? meant : .none
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_")
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private static func isLengthByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "j"),
      UInt8(ascii: "z"), UInt8(ascii: "t"), UInt8(ascii: "L"):
      true
    default: false
    }
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "@") || byte == PercentSearch.percent || byte == UInt8(ascii: "\n")
  }
}
